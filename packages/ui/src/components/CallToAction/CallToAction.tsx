import type { ReactElement, ReactNode } from 'react';
import { assertTexts } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { floor, plane } from '../../styles/plane.css.js';
import { PlaneFigure } from '../Figure/Figure.js';
import type { FigureName } from '../Figure/figures.js';
import { heading, size } from '../Heading/Heading.css.js';
import { Actions } from '../Actions/Actions.js';
import * as styles from './CallToAction.css.js';

export type CallToActionProps = ElementProps<HTMLElement> & {
  /** The invitation (h2): one sentence. */
  title: ReactNode;
  /** What happens next. */
  text: ReactNode;
  /** One filled `ButtonLink`, and at most one quiet one. */
  actions: ReactNode;
  /** The drawing: a name, or a `<PlaneFigure>` with a drawing of your own. @default none */
  figure?: FigureName | ReactElement | undefined;
};

/** The end of a page. Use it once a page, and never with `ContactBlock`. */
export function CallToAction({ title, text, actions, figure, ...element }: CallToActionProps) {
  assertTexts('CallToAction', { title, text, actions });
  return (
    <section {...element} className={classes(plane, styles.closing)}>
      <div className={classes(styles.wall, figure && styles.beside.wall)}>
        <h2
          className={classes(heading, size.statement, styles.title, figure && styles.beside.title)}
        >
          {title}
        </h2>
      </div>
      <div className={classes(floor, styles.floor, figure && styles.beside.floor)}>
        {typeof figure === 'string' ? <PlaneFigure name={figure} /> : figure}
        <div className={classes(styles.words, figure && styles.beside.words)}>
          <p className={styles.text}>{text}</p>
          <Actions>{actions}</Actions>
        </div>
      </div>
    </section>
  );
}
