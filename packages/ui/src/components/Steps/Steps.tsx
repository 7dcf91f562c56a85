import type { ReactNode } from 'react';
import { logErrorIfListEmpty } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { Heading } from '../Heading/Heading.js';
import * as styles from './Steps.css.js';

export type Step = {
  /** Heading (h3); leave it out if the text is enough. */
  title?: ReactNode;
  /** What to do, or what happens. */
  text: ReactNode;
};

export interface StepsProps extends ElementProps<HTMLOListElement> {
  /** Two to four steps, in order. */
  steps: readonly Step[];
}

/**
 * Ordered steps, side by side on a desktop, numbered and stacked below. For unordered items use
 * `CareerCards`.
 */
export function Steps({ steps, ...element }: StepsProps) {
  logErrorIfListEmpty('Steps', 'steps', steps, ['text']);
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
