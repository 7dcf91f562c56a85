import { Children, type ReactNode } from 'react';
import { assertUsage } from '../../assertUsage.js';
import { split } from './Columns.css.js';

export interface ColumnsProps {
  /** Two elements. */
  children: ReactNode;
  /** `even`, or `aside` for a main column and a narrower one. @default 'even' */
  layout?: keyof typeof split;
}

/** Two columns that become one on a small screen. */
export function Columns({ children, layout = 'even' }: ColumnsProps) {
  assertUsage(
    Children.toArray(children).length === 2,
    'Columns: takes two elements. Wrap what belongs into one column in a Stack.',
  );
  return <div className={split[layout]}>{children}</div>;
}
