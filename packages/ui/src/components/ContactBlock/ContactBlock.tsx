import type { ReactNode } from 'react';
import { logErrorIfEmpty } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { floor, plane } from '../../styles/plane.css.js';
import { PlaneFigure } from '../Figure/Figure.js';
import type { RoomFigureName } from '../Figure/figures.js';
import { Heading } from '../Heading/Heading.js';
import { Actions } from '../Actions/Actions.js';
import { standing } from '../Signature/Signature.css.js';
import * as styles from './ContactBlock.css.js';

export interface ContactBlockProps extends ElementProps<HTMLElement> {
  /** Heading (h2). */
  title: ReactNode;
  /**
   * A `Signature`: who answers. Its portrait overlaps the floor line, beside a window instead of the
   * open door.
   */
  signature?: ReactNode;
  /** What to write, or what happens next. */
  text: ReactNode;
  /** One filled `ButtonLink`, and at most one quiet one. */
  actions: ReactNode;
  /** The terms: what it costs, how long it takes. */
  note?: ReactNode;
  /** Figure of the page; its furniture is shown in front of the window. */
  figure?: RoomFigureName | undefined;
}

/** The closing call to action, once a page. */
export function ContactBlock({
  title,
  signature,
  text,
  note,
  actions,
  figure,
  ...element
}: ContactBlockProps) {
  logErrorIfEmpty('ContactBlock', { text, actions });
  const drawing = signature ? 'window' : 'entrance';
  return (
    <section {...element} className={classes(plane, styles.room)}>
      <div className={styles.wall}>
        <div className={styles.words}>
          <Heading level={2}>{title}</Heading>
          <p className={styles.text}>{text}</p>
          <Actions>{actions}</Actions>
        </div>
      </div>
      <div className={classes(floor, styles.floor, styles.drawing[drawing])}>
        <PlaneFigure name={drawing} furniture={figure} />
        {signature && <div className={classes(standing, styles.signed)}>{signature}</div>}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </section>
  );
}
