import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.js';
import type { Numeral } from '../../components/Stats/Stats.js';
import type { ElementProps } from '../../ElementProps.js';
import * as styles from './Milestone.css.js';

export interface MilestoneProps extends ElementProps<HTMLDivElement> {
  /** Heading (h3) in parts, its value as high as a drawing: “Since 2010 …”. */
  title: Numeral;
  /** One sentence about it. */
  text: ReactNode;
}

/** What has lasted since, below the stages of a career in a `Scene`. */
export function Milestone({ title: { before, value, after }, text, ...element }: MilestoneProps) {
  const title = (
    <>
      {before} <span className={styles.numeral}>{value}</span> {after}
    </>
  );
  return (
    <div {...element} className={styles.milestone}>
      <Card title={title} text={text} />
    </div>
  );
}
