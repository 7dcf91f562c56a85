import type { ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { floor, plane } from '../../styles/plane.css.js';
import { PlaneFigure } from '../Figure/Figure.js';
import type { PlaneFigureName } from '../Figure/figures.js';
import { heading } from '../Heading/Heading.css.js';
import { Actions } from '../Stack/Actions.js';
import * as styles from './CallToAction.css.js';

export type CallToActionProps = ElementProps<HTMLElement> & {
  /** The invitation (h2): one sentence. */
  title: ReactNode;
  /** What happens next. */
  text: ReactNode;
  /** One filled `ButtonLink`, and at most one quiet one. */
  actions: ReactNode;
  /** The drawing: a name, or a `<PlaneFigure>` with a drawing of your own. @default 'entrance' */
  figure?: PlaneFigureName | ReactElement;
};

/** The end of a page, with the door. Use it once a page, and never with `ContactBlock`. */
export function CallToAction({
  title,
  text,
  actions,
  figure = 'entrance',
  ...element
}: CallToActionProps) {
  return (
    <section {...element} className={classes(plane, styles.closing)}>
      <div className={styles.wall}>
        <h2 className={classes(heading, styles.title)}>{title}</h2>
      </div>
      <div className={classes(floor, styles.floor)}>
        {typeof figure === 'string' ? <PlaneFigure name={figure} /> : figure}
        <div className={styles.words}>
          <p className={styles.text}>{text}</p>
          <Actions>{actions}</Actions>
        </div>
      </div>
    </section>
  );
}
