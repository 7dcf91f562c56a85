import type { ReactNode } from 'react';
import { prose } from './Prose.css.js';

export type ProseProps = {
  /** Plain headings, paragraphs, lists and links, as a document brings them. */
  children: ReactNode;
};

/** Long text that comes from a document rather than from components: the legal pages. */
export function Prose({ children }: ProseProps) {
  return <div className={prose}>{children}</div>;
}
