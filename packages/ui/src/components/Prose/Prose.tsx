import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { entries, prose, text } from './Prose.css.js';

export interface ProseProps extends ElementProps<HTMLDivElement> {
  /** HTML headings, paragraphs, lists and links. */
  children: ReactNode;
  /**
   * `entries`: from `small` on, each heading (h2) beside its text; the first is an address, set large.
   * @default 'text'
   */
  layout?: 'text' | 'entries' | undefined;
}

/** Long text from a document: legal pages. */
export function Prose({ children, layout = 'text', ...element }: ProseProps) {
  return (
    <div {...element} className={classes(prose, layout === 'entries' ? entries : text)}>
      {children}
    </div>
  );
}
