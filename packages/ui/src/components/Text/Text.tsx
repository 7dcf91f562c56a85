import type { ElementType, ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import * as styles from './Text.css.js';

export interface TextProps extends ElementProps<HTMLElement> {
  children: ReactNode;
  /** `lead` below a heading, `body` for reading, `small` for notes. @default 'body' */
  size?: 'lead' | 'body' | 'small' | undefined;
  /** `muted` for secondary text. @default 'default' */
  tone?: 'default' | 'muted' | undefined;
  /** The element. @default 'p' */
  as?: 'p' | 'span' | 'div' | undefined;
}

/** A paragraph, never wider than a comfortable measure. */
export function Text({
  children,
  size = 'body',
  tone = 'default',
  as = 'p',
  ...element
}: TextProps) {
  const Element = as as ElementType;
  return (
    <Element {...element} className={classes(styles.text, styles.size[size], styles.tone[tone])}>
      {children}
    </Element>
  );
}
