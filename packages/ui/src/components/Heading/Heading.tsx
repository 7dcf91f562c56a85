import type { ReactNode } from 'react';
import { logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import * as styles from './Heading.css.js';

export interface HeadingProps extends ElementProps<HTMLHeadingElement> {
  children: ReactNode;
  /** Outline level. A level 1 receives the focus after navigation. */
  level: 1 | 2 | 3 | 4;
  /**
   * Font size. `display` is for a sentence alone on a wall, `statement` as large as a title, `sentence` for
   * one below a heading, `label` a small line in the sans above a large text. @default the level's size
   */
  size?:
    | 'display'
    | 'sentence'
    | 'statement'
    | 'h1'
    | 'h2'
    | 'h2Small'
    | 'h3'
    | 'h3Small'
    | 'h4'
    | 'label'
    | undefined;
}

/** A heading: `level` is its place in the outline, `size` may be that of another level. */
export function Heading({ children, level, size = `h${level}`, ...element }: HeadingProps) {
  logErrorUnless(
    () => children,
    'A heading is empty. Fill `children` of the Heading, or `title` of the component around it.',
  );
  const Element = `h${level}` as const;
  return (
    <Element
      {...element}
      className={classes(styles.heading, styles.size[size])}
      tabIndex={level === 1 ? -1 : undefined}
    >
      {children}
    </Element>
  );
}
