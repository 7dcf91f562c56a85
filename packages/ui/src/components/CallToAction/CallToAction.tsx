import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { plane, planeFloor } from '../../styles/plane.css.js';
import { Heading } from '../Heading/Heading.js';
import { Actions } from '../Actions/Actions.js';
import * as styles from './CallToAction.css.js';

export interface CallToActionProps extends ElementProps<HTMLElement> {
  /** Heading (h2). */
  title: ReactNode;
  /** A `Signature` of the layout `column`, in a doorway. Without it the title is on a wall. */
  signature?: ReactNode;
  /** What to write, or what happens next. */
  text: ReactNode;
  /** `ButtonLink`s, the first filled. */
  actions: ReactNode;
}

/** The closing call to action. */
export function CallToAction({ title, signature, text, actions, ...element }: CallToActionProps) {
  const answer = (
    <>
      <p className={styles.text}>{text}</p>
      <Actions>{actions}</Actions>
    </>
  );
  if (!signature)
    return (
      <section {...element} className={plane}>
        <div className={styles.question}>
          <Heading level={2} size="display">
            {title}
          </Heading>
        </div>
        <div className={classes(planeFloor, styles.answer)}>{answer}</div>
      </section>
    );
  return (
    <section {...element} className={styles.doorway}>
      <div className={styles.doorwayWords}>
        <Heading level={2} size="h1">
          {title}
        </Heading>
        {answer}
      </div>
      <div className={styles.signature}>{signature}</div>
    </section>
  );
}
