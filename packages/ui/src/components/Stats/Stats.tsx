import type { ReactNode } from 'react';
import { logErrorIfListEmpty, logErrorIfEmpty, logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import * as styles from './Stats.css.js';
import { splitNumeral } from './splitNumeral.js';

export type Stat = {
  /** The figure: “Within 6 months”. The number is set large, the words around it small. */
  value: string;
  /** What it counts. */
  label: ReactNode;
};

export interface StatsProps extends ElementProps<HTMLDivElement> {
  /** Accessible name of the list. */
  label: string;
  /** Five at most. */
  stats: readonly Stat[];
  /** `large`: prices, or two or three figures that a section is about. @default 'medium' */
  size?: 'medium' | 'large' | undefined;
}

/** Key figures with their labels. */
export function Stats({ label, stats, size = 'medium', ...element }: StatsProps) {
  logErrorIfEmpty('Stats', { label });
  logErrorIfListEmpty('Stats', 'stats', stats, ['value', 'label']);
  logErrorUnless(
    () => stats.length <= 5,
    'Stats: takes five at most. Keep the ones that a visitor will remember, or use a DescriptionList.',
  );
  const parts = stats.map(({ value }) => splitNumeral(value));
  const isLong = parts.some(({ numeral }) => numeral.length > 4);
  return (
    // A `dl` has no role that may have a name.
    <div {...element} role="group" aria-label={label} className={styles.group}>
      <dl
        className={classes(
          styles.stats,
          isLong ? styles.long : styles.short,
          size === 'large' && styles.large,
        )}
      >
        {parts.map(({ before, numeral, after }, index) => (
          <div key={index} className={styles.stat}>
            <dt className={styles.label}>{stats[index]!.label}</dt>
            <dd className={styles.value}>
              {before && <span className={styles.qualifier}>{before} </span>}
              <span className={/\d/.test(numeral) ? styles.number : undefined}>{numeral}</span>
              {after && <span className={styles.unitWord}> {after}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
