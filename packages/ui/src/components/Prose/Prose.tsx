import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { prose } from './Prose.css.js';

export type ProseProps = ElementProps<HTMLDivElement> & {
  /** Plain headings, paragraphs, lists and links, as a document brings them. */
  children: ReactNode;
};

/** Long text that comes from a document rather than from components: the legal pages. */
export function Prose({ children, ...element }: ProseProps) {
  return (
    <div {...element} className={prose}>
      {children}
    </div>
  );
}
