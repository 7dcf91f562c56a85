import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { plane } from '../../styles/plane.css.js';
import { drawing } from '../Figure/Figure.css.js';
import Plan from './drawings/plan.svg?react';
import * as styles from './Scene.css.js';

export interface SeatingPlanProps extends ElementProps<SVGSVGElement> {}

/** A circle of chairs from above, as one of two `Columns`. */
export function SeatingPlan(element: SeatingPlanProps) {
  return (
    <Plan
      {...element}
      className={classes(plane, drawing, styles.plan)}
      preserveAspectRatio="xMidYMin"
    />
  );
}
