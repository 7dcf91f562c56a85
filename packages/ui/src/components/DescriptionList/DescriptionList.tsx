import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import * as styles from './DescriptionList.css.js';

export type DescriptionListItem = {
  /** What is stated. */
  term: ReactNode;
  /** The statement. */
  value: ReactNode;
};

export type DescriptionListProps = ElementProps<HTMLDListElement> & {
  /** The facts, in the order of a reader's questions. */
  entries: readonly DescriptionListItem[];
};

/** Facts: terms in the margin, figures in columns. For figures to remember use `Stats`. */
export function DescriptionList({ entries, ...element }: DescriptionListProps) {
  return (
    <dl {...element} className={styles.list}>
      {entries.map((entry, index) => (
        <div key={index} className={styles.entry}>
          <dt className={styles.term}>{entry.term}</dt>
          <dd className={styles.value}>{entry.value}</dd>
        </div>
      ))}
    </dl>
  );
}
