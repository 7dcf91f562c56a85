import type { ReactNode } from 'react';
import { logErrorIfListEmpty } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { label, lead, sizes } from './DescriptionList.css.js';

export type DescriptionListItem = {
  term: ReactNode;
  value?: ReactNode;
  /** A question, or what is said: large, above the value. Only in a `large` or `staggered` list. */
  lead?: ReactNode;
};

export interface DescriptionListProps extends ElementProps<HTMLDListElement> {
  /** Terms and values, in order. */
  items: readonly DescriptionListItem[];
  /**
   * `small`: a ledger of facts. `medium`: each term above a sentence or two. `large`: each term beside
   * it, in a section of their own. `unfinished`: each term before a line to write on. `staggered`:
   * three at most, each further in than the one before. `stairs`: three at most, each a stair down to
   * the next section, on a `sunken` ground. @default 'small'
   */
  size?: 'small' | 'medium' | 'large' | 'unfinished' | 'staggered' | 'stairs' | undefined;
}

/** Terms, and what each of them is. For key figures use `Stats`. */
export function DescriptionList({ items, size = 'small', ...element }: DescriptionListProps) {
  logErrorIfListEmpty('DescriptionList', 'items', items, ['term', 'value']);
  const styles = sizes[size] ?? sizes.small;
  return (
    <dl {...element} className={styles.list}>
      {items.map((item, index) => (
        <div key={index} className={styles.item}>
          <dt className={classes(styles.term, item.lead ? label : undefined)}>{item.term}</dt>
          <dd className={styles.value}>
            {item.lead && <p className={lead}>{item.lead}</p>}
            {item.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
