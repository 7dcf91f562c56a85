import type { ReactNode } from 'react';
import { sentence } from './Sentences.css.js';

/** Begins each sentence of a text on a line of its own. */
export function Sentences({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return children.split(/(?<=[.?!…]) /u).map((each, index) => (
    <span key={index} className={sentence}>
      {each}{' '}
    </span>
  ));
}
