import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { Heading } from '../Heading/Heading.js';
import { Actions } from '../Actions/Actions.js';
import * as styles from './ContactBlock.css.js';

export interface ContactBlockProps extends ElementProps<HTMLElement> {
  /** Heading (h2). */
  title: ReactNode;
  /** A `Signature` of the layout `column`: who answers. Without it the heading is beside the rest. */
  signature?: ReactNode;
  /** What to write, or what happens next. */
  text: ReactNode;
  /** One filled `ButtonLink`, and at most one quiet one. */
  actions: ReactNode;
  /** The terms: what it costs, how long it takes. */
  note?: ReactNode;
}

/** The closing call to action, in full light, once a page. */
export function ContactBlock({
  title,
  signature,
  text,
  note,
  actions,
  ...element
}: ContactBlockProps) {
  return (
    <section
      {...element}
      className={classes(styles.block, signature ? styles.signed : styles.plain)}
    >
      <div className={styles.words}>
        <Heading level={2} size="h1">
          {title}
        </Heading>
        <div className={styles.answer}>
          <p className={styles.text}>{text}</p>
          <Actions>{actions}</Actions>
          {note && <p className={styles.note}>{note}</p>}
        </div>
      </div>
      {signature && <div className={styles.signature}>{signature}</div>}
    </section>
  );
}
