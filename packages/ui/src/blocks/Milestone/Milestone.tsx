import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.js';
import type { Numeral } from '../../components/Stats/Stats.js';
import type { ElementProps } from '../../ElementProps.js';
import * as styles from './Milestone.css.js';

export interface MilestoneProps extends ElementProps<HTMLElement> {
  /** Heading (h3) in parts, its value as high as a drawing: “Since 2010 …”. */
  title: Numeral;
  /** One sentence about it. */
  text: ReactNode;
}

/** A number as large as a drawing, with a sentence; below the stages of a career in a `Scene`. */
export function Milestone({ title: { before, value, after }, text, ...element }: MilestoneProps) {
  return (
    <article {...element} className={styles.milestone}>
      <Heading level={3} size="h3Small">
        {before} <span className={styles.numeral}>{value}</span> {after}
      </Heading>
      <p className={styles.text}>{text}</p>
    </article>
  );
}
