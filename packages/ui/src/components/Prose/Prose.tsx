import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { entries, prose } from './Prose.css.js';

export interface ProseProps extends ElementProps<HTMLDivElement> {
  /** Plain headings, paragraphs, lists and links, as a document brings them. */
  children: ReactNode;
  /** `entries`: from small windows on, each heading (h2) beside its short text. @default 'text' */
  layout?: 'text' | 'entries' | undefined;
}

/** Long text that comes from a document rather than from components: the legal pages. */
export function Prose({ children, layout = 'text', ...element }: ProseProps) {
  return (
    <div {...element} className={classes(prose, layout === 'entries' && entries)}>
      {children}
    </div>
  );
}
