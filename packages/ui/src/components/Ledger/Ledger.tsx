import type { ReactNode } from 'react';
import { classes } from '../../styles/classes.js';
import * as styles from './Ledger.css.js';

export type LedgerEntry = {
  /** What is stated. */
  term: ReactNode;
  /** The statement. */
  value: ReactNode;
};

export type LedgerProps = {
  /** The facts, in the order in which they are asked for. */
  entries: readonly LedgerEntry[];
  /** Whether the double brass rule closes it: for the last ledger of a page. @default false */
  closed?: boolean;
};

/** Facts as a ledger: terms in the margin, figures in columns. For figures to remember use `FactStrip`. */
export function Ledger({ entries, closed = false }: LedgerProps) {
  return (
    <dl className={classes(styles.ledger, closed && styles.closed)}>
      {entries.map((entry, index) => (
        <div key={index} className={styles.entry}>
          <dt className={styles.term}>{entry.term}</dt>
          <dd className={styles.value}>{entry.value}</dd>
        </div>
      ))}
    </dl>
  );
}
