import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { visuallyHidden } from './VisuallyHidden.css.js';

export type VisuallyHiddenProps = ElementProps<HTMLSpanElement> & {
  /** Words for assistive technology only. */
  children: ReactNode;
};

/** Spoken, not seen. Use it where the picture says what the words would: an arrow that leaves the site. */
export function VisuallyHidden({ children, ...element }: VisuallyHiddenProps) {
  return (
    <span {...element} className={visuallyHidden}>
      {children}
    </span>
  );
}
