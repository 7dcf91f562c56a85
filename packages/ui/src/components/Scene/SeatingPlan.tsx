import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { plane } from '../../styles/plane.css.js';
import { Shapes } from '../Figure/Shapes.js';
import * as styles from './Scene.css.js';
import { plan } from './scenes.js';

export interface SeatingPlanProps extends ElementProps<SVGSVGElement> {}

/** A circle of chairs from above, as one of two `Columns`. */
export function SeatingPlan(element: SeatingPlanProps) {
  return (
    <svg
      {...element}
      className={classes(plane, styles.plan)}
      viewBox={plan.viewBox}
      preserveAspectRatio="xMidYMin"
      aria-hidden="true"
    >
      <Shapes shapes={plan.groups[0]!.shapes} />
    </svg>
  );
}
