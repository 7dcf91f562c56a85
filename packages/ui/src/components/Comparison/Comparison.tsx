import type { ReactNode } from 'react';
import { logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { NumeralText } from '../Stats/NumeralText.js';
import type { Numeral } from '../Stats/Stats.js';
import * as styles from './Comparison.css.js';

export type ComparedOffer = {
  /** Heading of its column. */
  title: ReactNode;
  /** What it costs, large below the title; say in its `after` or in a row whether VAT is in it. */
  price?: Numeral | undefined;
  /** One or two sentences. */
  text: ReactNode;
  /** A `ButtonLink` below the offer. */
  action: ReactNode;
};

export interface ComparisonProps<
  Offers extends readonly ComparedOffer[] = readonly ComparedOffer[],
> extends ElementProps<HTMLTableElement> {
  /** Accessible name of the table. */
  label: string;
  /** The offers, two to four, each a column. */
  offers: Offers;
  /** A term, and the `values` of the offers in their order; one that is `null` is not included. */
  rows: readonly { term: string; values: { readonly [Offer in keyof Offers]: ReactNode } }[];
  /** Shown where a value is `null`: “not included”. */
  notIncludedLabel?: string | undefined;
}

/** A table of two to four offers; in a narrow box, a list of each. */
export function Comparison<const Offers extends readonly ComparedOffer[]>({
  label,
  offers,
  rows,
  notIncludedLabel,
  ...element
}: ComparisonProps<Offers>) {
  logErrorUnless(() => label, 'Comparison: `label` is empty. Say what is compared.');
  logErrorUnless(
    () => offers.length >= 2 && offers.length <= 4,
    `Comparison: there are ${offers.length} \`offers\`. Pass two to four.`,
  );
  logErrorUnless(() => rows.length, 'Comparison: `rows` is empty. Say in what the offers differ.');
  logErrorUnless(
    () => rows.every(({ values }) => values.length === offers.length),
    `Comparison: a row has not ${offers.length} \`values\`. Pass one for each offer.`,
  );
  logErrorUnless(
    () => notIncludedLabel || !rows.some(({ values }) => values.includes(null)),
    'Comparison: a value is `null`. Pass `notIncludedLabel`, the words for it.',
  );
  const row = (className: string, cell: (offer: ComparedOffer) => ReactNode) => (
    <tr>
      <td />
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
        className={styles.table[offers.length] ?? styles.table[4]}
      >
        <thead>
          <tr>
            <td />
            {offers.map(({ title }, index) => (
              <th key={index} scope="col" className={styles.offer}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.some(({ price }) => price) &&
            row(styles.price, ({ price }) => price && <NumeralText {...price} />)}
          {row(styles.text, ({ text }) => text)}
          {rows.map(({ term, values }) => (
            <tr key={term}>
              <th scope="row" className={styles.term}>
                {term}
              </th>
              {values.map((value, offer) => (
                <td key={offer} className={styles.value}>
                  {/* The heading of the row is spoken already. */}
                  <span aria-hidden="true" className={styles.listTerm}>
                    {term}
                  </span>
                  {value ?? <span className={styles.notIncluded}>{notIncludedLabel}</span>}
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
