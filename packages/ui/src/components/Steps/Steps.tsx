import type { ReactNode } from 'react';
import { logErrorIfListEmpty } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { Heading } from '../Heading/Heading.js';
import * as styles from './Steps.css.js';

export type Step = {
  /** Heading (h3). */
  title: ReactNode;
  /** What to do, or what happens. */
  text?: ReactNode;
  /** Two to five points, the same number in each step. @default [] */
  points?: readonly ReactNode[] | undefined;
  /** Link to more; its text has to make sense when read alone. */
  link?: { href: string; label: ReactNode } | undefined;
};

export interface StepsProps extends ElementProps<HTMLOListElement> {
  /** Two to four steps, in order. */
  steps: readonly Step[];
}

/** Numbered steps, side by side on a desktop. */
export function Steps({ steps, ...element }: StepsProps) {
  logErrorIfListEmpty('Steps', 'steps', steps, ['title']);
  return (
    <ol {...element} className={styles.list}>
      {steps.map(({ title, text, points = [], link }, index) => (
        <li key={index} className={styles.step}>
          <Heading level={3}>{title}</Heading>
          <div className={styles.body}>
            {text && <p>{text}</p>}
            {points.length > 0 && (
              <ul className={styles.points}>
                {points.map((point, i) => (
                  <li key={i}>{point}</li>
                ))}
              </ul>
            )}
            {link && (
              <ButtonLink tone="quiet" href={link.href} arrow>
                {link.label}
              </ButtonLink>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
