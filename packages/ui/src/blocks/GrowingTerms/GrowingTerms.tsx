import type { DescriptionListItem } from '../../components/DescriptionList/DescriptionList.js';
import type { ElementProps } from '../../ElementProps.js';
import * as styles from './GrowingTerms.css.js';

export interface GrowingTermsProps extends ElementProps<HTMLDListElement> {
  /** Two or three words to remember, each with a sentence. */
  items: readonly DescriptionListItem[];
}

/** Terms beside their sentences, each larger than the one before. */
export function GrowingTerms({ items, ...element }: GrowingTermsProps) {
  return (
    <dl {...element} className={styles.list}>
      {items.map(({ term, value }, index) => (
        <div key={index} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
