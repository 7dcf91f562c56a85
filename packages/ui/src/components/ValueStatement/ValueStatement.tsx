import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { Heading } from '../Heading/Heading.js';
import Beam from './drawings/beam.svg?react';
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
  return (
    <section {...element} className={classes(styles.band, isLit && styles.lit)}>
      {isLit && <Beam className={styles.beam} viewBox="0 0 212 106" />}
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
