import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { planeFigure } from '../Figure/figures.js';
import { Shapes } from '../Figure/Shapes.js';
import { Heading } from '../Heading/Heading.js';
import * as styles from './ValueStatement.css.js';

export interface ValueStatementProps extends ElementProps<HTMLElement> {
  /** One sentence (h2). */
  statement: ReactNode;
  /** A `Stats` above the sentence. */
  children?: ReactNode;
  /** Whether light from the door of the surrounding `Hero` falls on it. @default false */
  isLit?: boolean | undefined;
  /** Whether a second sentence is drawn below it, its words covered by bars. @default false */
  isWithheld?: boolean | undefined;
}

/** One large sentence on a sunken background. Once a page. */
export function ValueStatement({
  statement,
  children,
  isLit = false,
  isWithheld = false,
  ...element
}: ValueStatementProps) {
  const door = planeFigure('door')[0]!;
  return (
    <section {...element} className={classes(styles.band, isLit && styles.lit)}>
      {isLit && (
        <svg className={styles.beam} viewBox="0 0 212 106" aria-hidden="true">
          <g transform={door.transform}>
            <Shapes shapes={door.shapes.filter(({ fade }) => fade)} />
          </g>
        </svg>
      )}
      <div className={styles.words}>
        {children && <div className={styles.facts}>{children}</div>}
        <Heading level={2} size="statement">
          {statement}
        </Heading>
        {isWithheld && (
          <div className={styles.bars} aria-hidden="true">
            {Array.from({ length: 11 }, (_, word) => (
              <span key={word} className={styles.bar} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
