import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.js';
import * as styles from './StepList.css.js';

export interface Step {
  /** What the step is called; leave it out where the text is enough. */
  title?: ReactNode;
  /** What is to be done, or what happens. */
  text: ReactNode;
}

export interface StepListProps {
  /** In the order in which they are taken. */
  steps: readonly Step[];
  /** Place of the titles in the page's outline; 4 below a heading of the list's own. @default 3 */
  level?: 3 | 4;
}

/** Steps in an order, numbered in brass. For parallel things use `RoleBlocks`. */
export function StepList({ steps, level = 3 }: StepListProps) {
  return (
    <ol className={styles.list}>
      {steps.map((step, index) => (
        <li key={index} className={styles.step}>
          <div className={styles.words}>
            {step.title && <Heading level={level}>{step.title}</Heading>}
            <p className={styles.text}>{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
