import type { ReactNode } from 'react';
import { logErrorIfListEmpty } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import * as styles from './DescriptionList.css.js';

export type DescriptionListItem = {
  /** Term. */
  term: ReactNode;
  /** Value. */
  value: ReactNode;
};

export interface DescriptionListProps extends ElementProps<HTMLDListElement> {
  /** Terms and values, in order. */
  items: readonly DescriptionListItem[];
}

/** Facts as terms and values, aligned in columns. For key figures use `Stats`. */
export function DescriptionList({ items, ...element }: DescriptionListProps) {
  logErrorIfListEmpty('DescriptionList', 'items', items, ['term', 'value']);
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
