import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { Heading } from '../Heading/Heading.js';
import * as styles from './Steps.css.js';

export type Step = {
  /** What the step is called; leave it out where the text is enough. */
  title?: ReactNode;
  /** What to do, or what happens. */
  text: ReactNode;
};

export type StepsProps = ElementProps<HTMLDivElement> & {
  /** In the order in which they are taken. */
  steps: readonly Step[];
  /** A heading of the list's own (h3); the steps' titles then are h4. */
  title?: ReactNode;
  /** `row`: side by side in a wide window, for two to four short steps. @default 'column' */
  layout?: 'column' | 'row' | undefined;
};

/** Steps in an order, numbered in brass. For parallel things use `CareerCards`. */
export function Steps({ steps, title, layout = 'column', ...element }: StepsProps) {
  return (
    <div {...element} className={styles.block}>
      {title && <Heading level={3}>{title}</Heading>}
      <ol className={classes(styles.list, layout === 'row' && styles.row)}>
        {steps.map((step, index) => (
          <li key={index} className={styles.step}>
            <div className={styles.words}>
              {step.title && <Heading level={title ? 4 : 3}>{step.title}</Heading>}
              <p className={styles.text}>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
