import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import * as styles from './Comparison.css.js';

export type ComparedOffer = {
  /** Heading of its column. */
  title: ReactNode;
  /** One or two sentences. */
  text: ReactNode;
  /** A `ButtonLink` below the offer. */
  action: ReactNode;
};

/** Each row has a value for each offer. */
type ComparedInRows<Offers extends readonly ComparedOffer[]> = {
  /** The offers, two to four, each a column. */
  offers: Offers;
  /** A term, and the `values` of the offers in their order. */
  rows: readonly { term: string; values: { readonly [Offer in keyof Offers]: ReactNode } }[];
};

export type ComparisonProps = ElementProps<HTMLTableElement> &
  (
    | ComparedInRows<readonly [ComparedOffer, ComparedOffer]>
    | ComparedInRows<readonly [ComparedOffer, ComparedOffer, ComparedOffer]>
    | ComparedInRows<readonly [ComparedOffer, ComparedOffer, ComparedOffer, ComparedOffer]>
  );

/** A table of two to four offers; on a phone, a list of each. */
export function Comparison({ offers, rows, ...element }: ComparisonProps) {
  return (
    <table {...element} className={styles.table}>
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
        <tr>
          <td />
          {offers.map(({ text }, index) => (
            <td key={index} className={styles.text}>
              {text}
            </td>
          ))}
        </tr>
        {rows.map(({ term, values }) => (
          <tr key={term}>
            <th scope="row" className={styles.term}>
              {term}
            </th>
            {values.map((value, offer) => (
              <td key={offer} className={styles.value} data-term={term}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          {offers.map(({ action }, index) => (
            <td key={index} className={styles.action}>
              {action}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
