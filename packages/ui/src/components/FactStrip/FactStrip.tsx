import { assertUsage } from '../../assertUsage.js';
import { classes } from '../../styles/classes.js';
import * as styles from './FactStrip.css.js';
import { splitFigure } from './splitFigure.js';

export type Fact = {
  /** The figure with its words: “Within 6 months”. The figure is set large, the words around it small. */
  value: string;
  /** What it counts. */
  label: string;
};

export type FactStripProps = {
  /** Spoken name of the strip. */
  label: string;
  /** Five at most; each can be checked. */
  facts: readonly Fact[];
  /** `column` goes next to content; on a phone both are the lines of a ledger. @default 'row' */
  layout?: keyof typeof styles.layout;
};

function Value({ value }: { value: string }) {
  const { before, figure, after } = splitFigure(value);
  return (
    <>
      {before && <span className={styles.qualifier}>{before} </span>}
      {figure}
      {after && <span className={styles.unit}> {after}</span>}
    </>
  );
}

/** Facts before adjectives: figures, each above what it counts. */
export function FactStrip({ label, facts, layout = 'row' }: FactStripProps) {
  assertUsage(
    facts.length <= 5,
    'FactStrip: takes five facts at most. Keep the ones that a visitor will remember, or use a Ledger.',
  );
  return (
    // A list of descriptions has no role that could carry a name.
    <div role="group" aria-label={label}>
      <dl className={styles.layout[layout]}>
        {facts.map((fact) => (
          <div key={fact.label} className={styles.fact[layout]}>
            <dt className={styles.label}>{fact.label}</dt>
            <dd className={classes(styles.value, styles.valueSize[layout])}>
              <Value value={fact.value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
