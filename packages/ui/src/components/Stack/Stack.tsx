import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { stack, type Space } from './Stack.css.js';

export type { Space };

export interface StackProps extends ElementProps<HTMLDivElement> {
  children: ReactNode;
  /** Gap between children: a step of the spacing scale, 0 to 10. @default 4 */
  space?: Space | undefined;
}

/** Stacks its children with an even gap. */
export function Stack({ children, space = 4, ...element }: StackProps) {
  return (
    <div {...element} className={stack[space]}>
      {children}
    </div>
  );
}
