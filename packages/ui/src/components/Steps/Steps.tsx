import type { ReactNode } from 'react';
import { assertEntries } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
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
  /**
   * `line`: side by side on one line, at a door that opens step by step. `list`: numbered, one below the other, as
   * both are in a small window. @default 'line'
   */
  layout?: 'line' | 'list' | undefined;
}

/** Steps in an order. For parallel things use `CareerCards`. */
export function Steps({ steps, layout = 'line', ...element }: StepsProps) {
  assertEntries('Steps', 'steps', steps, ['text']);
  return (
    <ol {...element} className={classes(styles.list, layout === 'line' && styles.line)}>
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
