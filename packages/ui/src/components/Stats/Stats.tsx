import type { ReactNode } from 'react';
import { logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { qualifier, unitWord } from '../../styles/numeral.css.js';
import * as styles from './Stats.css.js';

/** What is set large, and the words around it: “Within”, “6”, “months”. */
export type Numeral = {
  /** Words before the value, small and above it. */
  before?: string | undefined;
  /** A number with its sign: “2010”, “100+”, “€749”; or one word. More words may wrap. */
  value: string;
  /** A unit after the value, small. */
  after?: string | undefined;
};

export type Stat = Numeral & {
  /** What it counts. */
  label: ReactNode;
};

export interface StatsProps extends ElementProps<HTMLDivElement> {
  /** Accessible name of the list. */
  label: string;
  /** One to five; the first of five is the largest. */
  stats: readonly Stat[];
  /** `large`: numbers that a section is about; the first of three or four is larger. @default 'medium' */
  size?: 'medium' | 'large' | undefined;
}

/** Numbers to remember, with their labels. */
export function Stats({ label, stats, size = 'medium', ...element }: StatsProps) {
  logErrorUnless(() => label, 'Stats: `label` is empty. Say what the numbers are about.');
  logErrorUnless(
    () => stats.length > 0 && stats.length < 6 && stats.every(({ value }) => value),
    'Stats: show one to five numbers, each with its `value`.',
  );
  const count = stats.length;
  const isLong = stats.some(({ value }) => value?.length > 4);
  return (
    // A `dl` has no role that may have a name.
    <div {...element} role="group" aria-label={label} className={styles.group}>
      <dl
        className={classes(
          styles.stats,
          isLong ? styles.long : styles.short,
          count === 2 && styles.two,
          count === 3 && styles.three,
          count === 4 && styles.four,
          count === 5 && styles.five,
          size === 'large' && styles.large,
          size === 'large' && count === 3 && styles.largeThree,
        )}
      >
        {stats.map(({ before, value, after, ...stat }, index) => (
          <div
            key={index}
            className={classes(
              styles.stat,
              count === 2 && styles.oneOfTwo,
              count === 5 && index === 0 && styles.firstOfFive,
            )}
          >
            <dt className={styles.label}>{stat.label}</dt>
            <dd className={styles.value}>
              {before && <span className={qualifier}>{before} </span>}
              <span
                className={
                  /^[^ ]*\d[^ ]*$/.test(value)
                    ? classes(
                        styles.number,
                        value.startsWith('1') && styles.beginsWithOne,
                        count === 5 && index === 0 && styles.firstNumberOfFive,
                      )
                    : styles.text
                }
              >
                {value}
              </span>
              {after && <span className={unitWord}> {after}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
