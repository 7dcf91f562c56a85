import { classes } from '../../styles/classes.js';
import { plane } from '../../styles/plane.css.js';
import { drawing } from '../../styles/drawing.css.js';
import Plan from './drawings/plan.svg?react';
import * as styles from './Scene.css.js';

/** A circle of chairs from above, as one of two `Columns`. */
export function SeatingPlan() {
  return <Plan className={classes(plane, drawing, styles.plan)} />;
}
