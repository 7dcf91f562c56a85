import type { ReactNode } from 'react';
import { classes } from '../../styles/classes.js';
import * as styles from './Text.css.js';

export interface TextProps {
  /** The words; inline elements such as links are welcome. */
  children: ReactNode;
  /** `lead` once below a page's heading, `body` for reading, `small` and `tiny` for notes. @default 'body' */
  size?: keyof typeof styles.size;
  /** `muted` for what is read second, `accent` for a small label in brass. @default 'default' */
  tone?: keyof typeof styles.tone;
  /** The element. @default 'p' */
  as?: 'p' | 'span' | 'div';
  /** For `aria-describedby`. */
  id?: string;
}

/** Running text, never wider than a comfortable measure. */
export function Text({
  children,
  size = 'body',
  tone = 'default',
  as: Element = 'p',
  id,
}: TextProps) {
  return (
    <Element id={id} className={classes(styles.text, styles.size[size], styles.tone[tone])}>
      {children}
    </Element>
  );
}
