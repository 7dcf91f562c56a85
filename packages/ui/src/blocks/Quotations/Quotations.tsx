import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { Sentences } from '../../internal/Sentences.js';
import { classes } from '../../styles/classes.js';
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
  /** Three, of which the first is the largest; or two, of which the second answers the first. */
  items: readonly Quotation[];
}

/** Quotations or questions, each indented further than the one before. */
export function Quotations({ items, ...element }: QuotationsProps) {
  const sizes = items.length === 2 ? [styles.question, styles.answer] : [styles.firstOfThree];
  return (
    <ul {...element} className={styles.list}>
      {items.map(({ term, quote, value }, index) => (
        <li key={index} className={styles.item}>
          {term && <p className={styles.term}>{term}</p>}
          <p
            className={classes(
              styles.quote,
              sizes[index],
              typeof quote === 'string' && /^[„“«]/.test(quote) && styles.hanging,
            )}
          >
            <Sentences>{quote}</Sentences>
          </p>
          {value && <p className={styles.value}>{value}</p>}
        </li>
      ))}
    </ul>
  );
}
