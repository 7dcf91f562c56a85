import type { ReactNode } from 'react';
import { assertEntries } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import { Heading } from '../Heading/Heading.js';
import * as styles from './Steps.css.js';

export type Step = {
  /** What the step is called (h3); leave it out where the text is enough. */
  title?: ReactNode;
  /** What to do, or what happens. */
  text: ReactNode;
};

export interface StepsProps extends ElementProps<HTMLOListElement> {
  /** In the order in which they are taken: two to four. */
  steps: readonly Step[];
}

/**
 * Steps in an order, side by side on one line, at a door that opens step by step; in a small window numbered, one below
 * the other. For parallel things use `CareerCards`.
 */
export function Steps({ steps, ...element }: StepsProps) {
  assertEntries('Steps', 'steps', steps, ['text']);
  return (
    <ol {...element} className={styles.list}>
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
