import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { plane } from '../../styles/plane.css.js';
import { drawingsByName } from '../Figure/drawingsByName.js';
import { Shapes, type ShapeGroup } from '../Figure/Shapes.js';
import * as styles from './Scene.css.js';

const { plan } = drawingsByName<'plan'>(
  import.meta.glob<readonly ShapeGroup[]>('./drawings/plan.svg', {
    eager: true,
    import: 'default',
  }),
);

export interface SeatingPlanProps extends ElementProps<SVGSVGElement> {}

/** A circle of chairs from above, as one of two `Columns`. */
export function SeatingPlan(element: SeatingPlanProps) {
  return (
    <svg
      {...element}
      className={classes(plane, styles.plan)}
      viewBox="-8 34 616 616"
      preserveAspectRatio="xMidYMin"
      aria-hidden="true"
    >
      <Shapes shapes={plan[0]!.shapes} />
    </svg>
  );
}
