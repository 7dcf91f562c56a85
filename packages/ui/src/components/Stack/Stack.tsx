import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { stack, type Space } from './Stack.css.js';

export type { Space };

export type StackProps = ElementProps<HTMLDivElement> & {
  /** What stands below one another. */
  children: ReactNode;
  /** Step of the spacing scale between the children. @default 4 */
  space?: Space;
};

/** Puts its children below one another at one distance. Children bring no outer margin of their own. */
export function Stack({ children, space = 4, ...element }: StackProps) {
  return (
    <div {...element} className={stack[space]}>
      {children}
    </div>
  );
}
