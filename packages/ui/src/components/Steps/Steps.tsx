import type { ReactElement, ReactNode } from 'react';
import { logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { Heading } from '../Heading/Heading.js';
import * as styles from './Steps.css.js';

export type Step = {
  /** Heading (h3). */
  title: ReactNode;
  text?: ReactNode;
  /** A `SceneRoom`, beside the words. */
  figure?: ReactElement | undefined;
};

export interface StepsProps extends ElementProps<HTMLOListElement> {
  /** Two to four steps, in order. */
  steps: readonly Step[];
}

/** Numbered steps, side by side on a desktop. */
export function Steps({ steps, ...element }: StepsProps) {
  logErrorUnless(() => steps.length, 'Steps: there are none. Leave the list out.');
  return (
    <ol {...element} className={styles.list}>
      {steps.map(({ title, text, figure }, index) => (
        <li key={index} className={styles.step}>
          {figure}
          <Heading level={3}>{title}</Heading>
          {text && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
