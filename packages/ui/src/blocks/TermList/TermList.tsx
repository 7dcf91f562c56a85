import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { layouts, quote as quoteClass } from './TermList.css.js';

export type Term = {
  /** What it is about; in `quotations` who says it, or where: a small label. */
  term: ReactNode;
  /** What is said, in quotation marks: as large as a heading, above the value. */
  quote?: ReactNode;
  value?: ReactNode;
};

export interface TermListProps extends ElementProps<HTMLDListElement> {
  /** Two to four terms, each with its value or quote. */
  items: readonly Term[];
  /**
   * `large`: terms to remember, each as large as the title of a page, beside its value. `quotations`:
   * what is said, each further in than the one before. `stairs`: three questions as stairs, the first
   * in full light. `lines`: sentences to finish, each term the beginning of one, before a line to
   * write on.
   */
  layout: 'large' | 'quotations' | 'stairs' | 'lines';
}

/** A few terms that carry their section. For terms to look up use `DescriptionList`. */
export function TermList({ items, layout, ...element }: TermListProps) {
  const styles = layouts[layout] ?? layouts.large;
  return (
    <dl {...element} className={styles.list}>
      {items.map(({ term, quote, value }, index) => (
        <div key={index} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>
            {quote && <p className={quoteClass}>{quote}</p>}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
