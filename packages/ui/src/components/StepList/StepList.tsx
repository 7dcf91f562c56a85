import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.js';
import * as styles from './StepList.css.js';

export interface Step {
  /** What the step is called (h3); leave it out where the text is enough. */
  title?: ReactNode;
  /** What is to be done, or what happens. */
  text: ReactNode;
}

export interface StepListProps {
  /** In the order in which they are taken. */
  steps: readonly Step[];
}

/** Steps in an order, numbered in brass. For parallel things use `RoleBlocks`. */
export function StepList({ steps }: StepListProps) {
  return (
    <ol className={styles.list}>
      {steps.map((step, index) => (
        <li key={index} className={styles.step}>
          <div className={styles.words}>
            {step.title && <Heading level={3}>{step.title}</Heading>}
            <p className={styles.text}>{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
