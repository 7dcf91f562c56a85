import * as styles from './FactStrip.css.js';

export interface Fact {
  /** The figure with its words: “Within 6 months”. The figure is set large, the words around it small. */
  value: string;
  /** What it counts. */
  label: string;
}

export interface FactStripProps {
  /** Spoken name of the strip. */
  label: string;
  /** Five at most; each can be checked. */
  facts: readonly Fact[];
}

/** A figure with its sign: “2010”, “100+”, “2×”. */
const figure = /\d[\d.,]*\s?[+×%]?/u;

function Value({ value }: { value: string }) {
  const match = figure.exec(value);
  if (!match) return value;
  const before = value.slice(0, match.index).trim();
  const after = value.slice(match.index + match[0].length).trim();
  return (
    <>
      {before && <span className={styles.qualifier}>{before} </span>}
      {match[0].trim()}
      {after && <span className={styles.unit}> {after}</span>}
    </>
  );
}

/** Facts before adjectives: a row of figures on a brass line. */
export function FactStrip({ label, facts }: FactStripProps) {
  return (
    <dl className={styles.strip} aria-label={label}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles.fact}>
          <dt className={styles.label}>{fact.label}</dt>
          <dd className={styles.value}>
            <Value value={fact.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
