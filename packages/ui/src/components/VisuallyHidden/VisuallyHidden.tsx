import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.js';

export interface VisuallyHiddenProps {
  /** Words for assistive technology only. */
  children: ReactNode;
}

/** Spoken, not seen. Use it where the picture says what the words would: an arrow that leaves the site. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>;
}
