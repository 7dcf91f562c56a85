import { seatingPlan } from './Figure.css.js';
import Plan from './seatingPlan.svg?react';

/** A circle of chairs from above, as one of two `Columns`. */
export function SeatingPlan() {
  return <Plan className={seatingPlan} preserveAspectRatio="xMidYMin" />;
}
