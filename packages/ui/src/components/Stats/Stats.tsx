import { assertEntries, assertTexts, assertUsage } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import * as styles from './Stats.css.js';
import { splitNumeral } from './splitNumeral.js';

export type Stat = {
  /** The number with its words: “Within 6 months”. The number is set large, the words around it small. */
  value: string;
  /** What it counts. */
  label: string;
};

export interface StatsProps extends ElementProps<HTMLDivElement> {
  /** Spoken name of the strip. */
  label: string;
  /** Five at most; each can be checked. */
  stats: readonly Stat[];
  /** `small` on the floor of a `Hero`, for the two that speak for the page. @default 'large' */
  size?: 'large' | 'small' | undefined;
}

/** Facts before adjectives: numbers, each above what it counts. */
export function Stats({ label, stats, size = 'large', ...element }: StatsProps) {
  assertTexts('Stats', { label });
  assertEntries('Stats', 'stats', stats, ['value', 'label']);
  assertUsage(
    () => stats.length <= 5,
    'Stats: takes five at most. Keep the ones that a visitor will remember, or use a DescriptionList.',
  );
  return (
    // A list of descriptions has no role that could carry a name.
    <div {...element} role="group" aria-label={label} className={styles.group}>
      <dl className={styles.stats[size]}>
        {stats.map((stat, index) => {
          const { before, numeral, after } = splitNumeral(stat.value);
          return (
            <div key={index} className={styles.stat}>
              <dt className={styles.label}>{stat.label}</dt>
              <dd className={styles.value}>
                {before && <span className={styles.qualifier}>{before} </span>}
                {numeral}
                {after && <span className={styles.unitWord}> {after}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
