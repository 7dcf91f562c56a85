import type { ReactNode } from 'react';
import { classes } from '../../styles/classes.js';
import * as styles from './Heading.css.js';

export interface HeadingProps {
  /** The words of the heading. */
  children: ReactNode;
  /** Place in the page's outline. A level 1 takes the focus after a change of page. */
  level: 1 | 2 | 3 | 4;
  /** How large it is set, where that differs from its place in the outline. @default the level's size */
  size?: keyof typeof styles.size;
  /** For `aria-labelledby` and anchors. */
  id?: string | undefined;
}

/** A heading in the serif: the page's voice. */
export function Heading({ children, level, size = `h${level}`, id }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      id={id}
      className={classes(styles.heading, styles.size[size])}
      tabIndex={level === 1 ? -1 : undefined}
    >
      {children}
    </Element>
  );
}
