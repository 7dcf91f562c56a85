import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
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
  /** Whether the double brass rule closes it: for the last list of a page. @default false */
  closed?: boolean;
};

/** Facts: terms in the margin, figures in columns. For figures to remember use `Stats`. */
export function DescriptionList({ entries, closed = false, ...element }: DescriptionListProps) {
  return (
    <dl {...element} className={classes(styles.list, closed && styles.closed)}>
      {entries.map((entry, index) => (
        <div key={index} className={styles.entry}>
          <dt className={styles.term}>{entry.term}</dt>
          <dd className={styles.value}>{entry.value}</dd>
        </div>
      ))}
    </dl>
  );
}
