import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { prose } from './Prose.css.js';

export interface ProseProps extends ElementProps<HTMLDivElement> {
  /** HTML headings, paragraphs, lists and links; a `div` of `div`s has short entries side by side. */
  children: ReactNode;
}

/** Long text from a document: legal pages. */
export function Prose({ children, ...element }: ProseProps) {
  return (
    <div {...element} className={prose}>
      {children}
    </div>
  );
}
