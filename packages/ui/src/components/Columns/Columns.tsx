import { Children, type ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { aside, columns, split } from './Columns.css.js';

export interface ColumnsProps extends ElementProps<HTMLDivElement> {
  children: readonly [ReactNode, ReactNode];
  /** `even`, or `aside` for a main column and a narrower, sticky one. @default 'even' */
  layout?: 'even' | 'aside' | undefined;
}

/** Two columns that become one on a small screen. */
export function Columns({ children, layout = 'even', ...element }: ColumnsProps) {
  // `toArray` would drop an empty first column.
  const [main, ...rest] = [children].flat();
  const side = Children.toArray(rest);
  return (
    <div {...element} className={classes(columns, split[layout])}>
      {main}
      {layout === 'aside' ? <div className={aside}>{side}</div> : side}
    </div>
  );
}
