import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { Beam } from '../Beam/Beam.js';
import { lit } from '../Beam/Beam.css.js';
import { Heading } from '../Heading/Heading.js';
import * as styles from './ValueStatement.css.js';

export type ValueStatementProps = ElementProps<HTMLElement> & {
  /** One sentence to remember (h2). */
  statement: ReactNode;
  /** The proof, first: a `Stats`. */
  children?: ReactNode;
  /** Whether the light from the home page's door reaches it. @default false */
  inBeam?: boolean | undefined;
};

/** One large sentence on the sunken band, and the facts above it. Once on a page. */
export function ValueStatement({
  statement,
  children,
  inBeam = false,
  ...element
}: ValueStatementProps) {
  return (
    <section {...element} className={classes(styles.band, inBeam && lit)}>
      {inBeam && <Beam />}
      <div className={styles.words}>
        {children && <div className={styles.facts}>{children}</div>}
        <Heading level={2} size="statement">
          {statement}
        </Heading>
      </div>
    </section>
  );
}
