import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { beam, glow, lit } from '../Beam/Beam.css.js';
import { FadingLight } from '../Figure/Shapes.js';
import { planeFigure } from '../Figure/figures.js';
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

/**
 * The light from the home page's door, as it falls onto the sunken band below the floor and ends there,
 * decorative. It is placed by the `Hero` whose door it comes from; the band cuts its own piece out of it.
 */
function Beam() {
  const { shapes, transform } = planeFigure('door');
  return (
    <svg className={beam} viewBox="0 0 212 106" aria-hidden="true">
      <g transform={transform}>
        {shapes.map(
          ({ d, fade }) => fade && <FadingLight key={d} d={d} fade={fade} className={glow} />,
        )}
      </g>
    </svg>
  );
}
