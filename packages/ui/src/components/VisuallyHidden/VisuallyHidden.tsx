import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { visuallyHidden } from './VisuallyHidden.css.js';

export interface VisuallyHiddenProps extends ElementProps<HTMLSpanElement> {
  children: ReactNode;
}

/** Text for screen readers only: for example, what an icon means. */
export function VisuallyHidden({ children, ...element }: VisuallyHiddenProps) {
  return (
    <span {...element} className={visuallyHidden}>
      {children}
    </span>
  );
}
