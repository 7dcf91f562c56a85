import type { ReactNode } from 'react';
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

export type StepsProps = ElementProps<HTMLOListElement> & {
  /** In the order in which they are taken. */
  steps: readonly Step[];
  /** `row`: side by side in a wide window, for two to four short steps. @default 'column' */
  layout?: 'column' | 'row' | undefined;
};

/** Steps in an order, numbered in brass. For parallel things use `CareerCards`. */
export function Steps({ steps, layout = 'column', ...element }: StepsProps) {
  return (
    <ol {...element} className={classes(styles.list, layout === 'row' && styles.row)}>
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
