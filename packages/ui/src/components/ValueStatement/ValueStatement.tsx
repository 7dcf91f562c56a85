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
          <svg className={styles.bars} viewBox="0 0 1248 124" aria-hidden="true">
            <path d="M0 0h168v48H0zM188 0h96v48h-96zM304 0h344v48H304zM668 0h132v48H668zM820 0h276v48H820zM0 76h252v48H0zM272 76h88v48h-88z" />
            <path className={styles.lastBar} d="M380 76h868v48H380z" />
          </svg>
        )}
      </div>
    </section>
  );
}
