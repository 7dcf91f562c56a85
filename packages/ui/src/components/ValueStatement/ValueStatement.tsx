import type { ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { Heading } from '../Heading/Heading.js';
import * as styles from './ValueStatement.css.js';

export interface ValueStatementProps extends ElementProps<HTMLElement> {
  /** One sentence (h2). */
  statement: ReactNode;
  /** `Stats` above the sentence. */
  stats?: ReactNode;
  /** A drawing below the sentence, or light behind it; clipped to the section. */
  figure?: ReactElement | undefined;
}

/** One large sentence on a sunken background. */
export function ValueStatement({ statement, stats, figure, ...element }: ValueStatementProps) {
  return (
    <section {...element} className={classes(styles.band, figure && styles.clipped)}>
      <div className={styles.words}>
        {stats && <div className={styles.stats}>{stats}</div>}
        <Heading level={2} size="statement">
          {statement}
        </Heading>
      </div>
      {figure}
    </section>
  );
}
