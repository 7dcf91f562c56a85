import { Children, type ReactNode } from 'react';
import { logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { aside, split } from './Columns.css.js';

export interface ColumnsProps extends ElementProps<HTMLDivElement> {
  /** Two elements. */
  children: readonly [ReactNode, ReactNode];
  /** `even`, or `aside` for a main column and a narrower, sticky one. @default 'even' */
  layout?: 'even' | 'aside' | undefined;
}

/** Two columns that become one on a small screen. */
export function Columns({ children, layout = 'even', ...element }: ColumnsProps) {
  const [main, side, ...more] = Children.toArray(children);
  logErrorUnless(
    side !== undefined && more.length === 0,
    'Columns: takes two elements. Wrap the elements of one column in a Stack.',
  );
  return (
    <div {...element} className={split[layout]}>
      {main}
      {layout === 'aside' ? <div className={aside}>{side}</div> : side}
    </div>
  );
}
