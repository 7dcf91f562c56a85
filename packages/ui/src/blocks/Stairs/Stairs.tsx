import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.js';
import { Text } from '../../components/Text/Text.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import * as styles from './Stairs.css.js';

export type Stair = {
  /** Heading (h3). */
  title: ReactNode;
  text: ReactNode;
};

export interface StairsProps extends ElementProps<HTMLUListElement> {
  /** From the highest step to the lowest. */
  steps: readonly [Stair, Stair, Stair];
}

/** Three levels of one thing, each on a step of a floor that goes down. Nothing follows it in its `Section`. */
export function Stairs({ steps, ...element }: StairsProps) {
  return (
    <ul {...element} className={styles.stairs}>
      {steps.map(({ title, text }, index) => (
        <li key={index} className={classes(...styles.steps[index]!)}>
          <Heading level={3} size="h2Small">
            {title}
          </Heading>
          <Text size="lead">{text}</Text>
        </li>
      ))}
    </ul>
  );
}
