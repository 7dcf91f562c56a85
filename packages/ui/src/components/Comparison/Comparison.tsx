import type { ReactNode } from 'react';
import { logEmptyItems, logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import * as styles from './Comparison.css.js';

export type ComparedOffer = {
  title: ReactNode;
  text: ReactNode;
  /** A `ButtonLink` below the offer. */
  action: ReactNode;
};

/** Anything that is shown: `false` would be an empty cell. */
type Cell = Exclude<ReactNode, boolean | null | undefined>;

export interface ComparisonProps<
  Offers extends readonly ComparedOffer[] = readonly ComparedOffer[],
> extends ElementProps<HTMLTableElement> {
  /** Accessible name of the table. */
  label: string;
  /** Two to four; each is a column. */
  offers: Offers;
  /** A term, and its `values` in the order of the offers, one for each. Write a “no” as a word. */
  rows: readonly { term: string; values: { readonly [Offer in keyof Offers]: Cell } }[];
}

/** A table of two to four offers; in a narrow box, a list of each. */
export function Comparison<const Offers extends readonly ComparedOffer[]>({
  label,
  offers,
  rows,
  ...element
}: ComparisonProps<Offers>) {
  logErrorUnless(() => label, 'Comparison: `label` is empty. Say what is compared.');
  logErrorUnless(
    () => offers.length > 1 && offers.length < 5 && rows.length > 0,
    'Comparison: `rows` is empty, or `offers` are not two to four.',
  );
  logErrorUnless(
    () => rows.every(({ values }) => values.length === offers.length),
    'Comparison: one of the `rows` has not as many `values` as there are offers.',
  );
  logEmptyItems('Comparison', offers, 'title');
  const row = (className: string, cell: (offer: ComparedOffer) => ReactNode) => (
    <tr>
      <td className={styles.corner} />
      {offers.map((offer, index) => (
        <td key={index} className={className}>
          {cell(offer)}
        </td>
      ))}
    </tr>
  );
  return (
    <div className={styles.box}>
      <table
        {...element}
        aria-label={label}
        className={classes(styles.table, offers.length > 2 && styles.small)}
      >
        <thead>
          <tr>
            <td className={styles.corner} />
            {offers.map(({ title }, index) => (
              <th key={index} scope="col" className={styles.offer}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(styles.text, ({ text }) => text)}
          {rows.map(({ term, values }, index) => (
            <tr key={index}>
              <th scope="row" className={styles.term}>
                {term}
              </th>
              {values.map((value, offer) => (
                <td key={offer} className={styles.value}>
                  {/* The heading of the row is spoken already. */}
                  <span aria-hidden="true" className={styles.listTerm}>
                    {term}
                  </span>
                  <div>{value}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>{row(styles.action, ({ action }) => action)}</tfoot>
      </table>
    </div>
  );
}
