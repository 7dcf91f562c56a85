import type { ReactNode } from 'react';
import { sentence } from './Sentences.css.js';

/** Begins each sentence of a text on a line of its own. */
export function Sentences({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  // No look-behind, which stops a whole script in an older Safari.
  return children
    .replace(/([.?!…]) /g, '$1\n')
    .split('\n')
    .map((each, index) => (
      <span key={index} className={sentence}>
        {each}{' '}
      </span>
    ));
}
