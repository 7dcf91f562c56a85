import type { ReactNode } from 'react';
import { logErrorIfEmpty } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { floor } from '../../styles/plane.css.js';
import { PlaneFigure } from '../Figure/Figure.js';
import { Heading } from '../Heading/Heading.js';
import { Actions } from '../Actions/Actions.js';
import * as styles from './ContactBlock.css.js';

export interface ContactBlockProps extends ElementProps<HTMLElement> {
  /** Heading (h2). */
  title: ReactNode;
  /** A `Signature` of the size `large`: who answers. Without it light falls on the floor. */
  signature?: ReactNode;
  /** What to write, or what happens next. */
  text: ReactNode;
  /** One filled `ButtonLink`, and at most one quiet one. */
  actions: ReactNode;
  /** The terms: what it costs, how long it takes. */
  note?: ReactNode;
}

/** The closing call to action, once a page. */
export function ContactBlock({
  title,
  signature,
  text,
  note,
  actions,
  ...element
}: ContactBlockProps) {
  logErrorIfEmpty('ContactBlock', { text, actions });
  const words = (
    <div className={styles.words}>
      <Heading level={2}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      <Actions>{actions}</Actions>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
  if (signature)
    return (
      <section {...element} className={styles.signed}>
        {words}
        <div className={styles.signature}>{signature}</div>
      </section>
    );
  return (
    <section {...element} className={styles.room}>
      <div className={styles.wall}>{words}</div>
      <div className={classes(floor, styles.floor)}>
        <PlaneFigure name="entrance" />
      </div>
    </section>
  );
}
