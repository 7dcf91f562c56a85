import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { sharedRows } from '../../styles/layout.css.js';
import { columns } from './Columns.css.js';

export interface ColumnsProps extends ElementProps<HTMLDivElement> {
  /** The first and the second column. */
  children: readonly [ReactNode, ReactNode];
}

/** Two columns that become one on a tablet. */
export function Columns({ children, ...element }: ColumnsProps) {
  return (
    <div {...element} className={classes(sharedRows, columns)}>
      {children}
    </div>
  );
}
