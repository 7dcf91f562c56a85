import type { ReactNode } from 'react';
import { logEmptyItems } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { layouts } from './DescriptionList.css.js';

export type DescriptionListItem = {
  term: ReactNode;
  value: ReactNode;
};

export interface DescriptionListProps extends ElementProps<HTMLDListElement> {
  /** Terms, each with its value. */
  items: readonly DescriptionListItem[];
  /**
   * `ledger`: facts in rows between rules, two in a row of a wide list. `stacked`: each term above a sentence or two; the items
   * are side by side in a wide list. @default 'ledger'
   */
  layout?: 'ledger' | 'stacked' | undefined;
}

/** Terms, and what each of them is. For numbers to remember use `Stats`. */
export function DescriptionList({ items, layout = 'ledger', ...element }: DescriptionListProps) {
  logEmptyItems('DescriptionList', items, 'term');
  const styles = layouts[layout];
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
