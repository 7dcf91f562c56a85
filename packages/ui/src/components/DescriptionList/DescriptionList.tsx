import type { ReactNode } from 'react';
import { assertEntries } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import * as styles from './DescriptionList.css.js';

export type DescriptionListItem = {
  /** What is stated. */
  term: ReactNode;
  /** The statement. */
  value: ReactNode;
};

export interface DescriptionListProps extends ElementProps<HTMLDListElement> {
  /** The facts, in the order of a reader's questions. */
  items: readonly DescriptionListItem[];
}

/** Facts: terms in the margin, figures in columns. For figures to remember use `Stats`. */
export function DescriptionList({ items, ...element }: DescriptionListProps) {
  assertEntries('DescriptionList', 'items', items, ['term', 'value']);
  return (
    <dl {...element} className={styles.list}>
      {items.map((item, index) => (
        <div key={index} className={styles.item}>
          <dt className={styles.term}>{item.term}</dt>
          <dd className={styles.value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
