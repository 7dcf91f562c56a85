import type { ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { Heading } from '../Heading/Heading.js';
import { Actions } from '../Actions/Actions.js';
import * as styles from './CallToAction.css.js';

export interface CallToActionProps extends ElementProps<HTMLElement> {
  /** Heading (h2). */
  title: ReactNode;
  /** A `Signature` of the layout `column`. Without it both leaves of the door are open. */
  signature?: ReactElement | undefined;
  /** Side of the leaf beside a signature, another on each page that follows. @default 'end' */
  leaf?: 'end' | 'start' | undefined;
  /** What to write, or what happens next. */
  text: ReactNode;
  /** `ButtonLink`s, the first filled. */
  actions: ReactElement;
}

/** The last section of a page: a question and its actions, drawn as a lit doorway with an open door. */
export function CallToAction({
  title,
  signature,
  leaf = 'end',
  text,
  actions,
  ...element
}: CallToActionProps) {
  return (
    <section
      {...element}
      className={classes(
        styles.doorway,
        ...(signature ? [styles.oneLeaf, styles.leafAt[leaf]] : [styles.twoLeaves]),
      )}
    >
      <div className={styles.words}>
        <Heading level={2} size="h1">
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
        <Actions>{actions}</Actions>
      </div>
      {signature && <div className={styles.signature}>{signature}</div>}
      <span className={styles.leaf} />
      {!signature && <span className={styles.leaf} />}
    </section>
  );
}
