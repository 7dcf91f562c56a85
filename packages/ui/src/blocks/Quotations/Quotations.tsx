import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import * as styles from './Quotations.css.js';

export type Quotation = {
  /** Who says it, or where: a small line above. */
  term?: ReactNode;
  /** What is said, in quotation marks, or a question: as large as a heading. */
  quote: ReactNode;
  /** The consequence, below it. */
  value?: ReactNode;
};

export interface QuotationsProps extends ElementProps<HTMLUListElement> {
  /** Two or three. */
  items: readonly Quotation[];
}

/** Quotations or questions, each indented further than the one before. */
export function Quotations({ items, ...element }: QuotationsProps) {
  return (
    <ul {...element} className={styles.list}>
      {items.map(({ term, quote, value }, index) => (
        <li key={index} className={styles.item}>
          {term && <p className={styles.term}>{term}</p>}
          <p className={styles.quote}>{quote}</p>
          {value && <p className={styles.value}>{value}</p>}
        </li>
      ))}
    </ul>
  );
}
