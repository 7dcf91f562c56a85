import { assertUsage } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import * as styles from './Stats.css.js';
import { splitNumeral } from './splitNumeral.js';

export type Fact = {
  /** The number with its words: “Within 6 months”. The number is set large, the words around it small. */
  value: string;
  /** What it counts. */
  label: string;
};

export type StatsProps = ElementProps<HTMLDivElement> & {
  /** Spoken name of the strip. */
  label: string;
  /** Five at most; each can be checked. */
  facts: readonly Fact[];
};

/** Facts before adjectives: numbers, each above what it counts. */
export function Stats({ label, facts, ...element }: StatsProps) {
  assertUsage(
    facts.length <= 5,
    'Stats: takes five facts at most. Keep the ones that a visitor will remember, or use a DescriptionList.',
  );
  return (
    // A list of descriptions has no role that could carry a name.
    <div {...element} role="group" aria-label={label}>
      <dl className={styles.facts}>
        {facts.map((fact, index) => {
          const { before, numeral, after } = splitNumeral(fact.value);
          return (
            <div key={index} className={styles.fact}>
              <dt className={styles.label}>{fact.label}</dt>
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
