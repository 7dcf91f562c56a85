import type { ReactNode } from 'react';
import { logErrorIfListEmpty } from '../../devErrors.js';
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

export interface ComparisonProps extends ElementProps<HTMLTableElement> {
  /** The two offers, each a column. */
  offers: readonly [ComparedOffer, ComparedOffer];
  /** A term, and the `values` of both offers in their order. */
  rows: readonly { term: string; values: readonly [ReactNode, ReactNode] }[];
}

/** A table of two offers; on a phone, a list of each. */
export function Comparison({ offers, rows, ...element }: ComparisonProps) {
  logErrorIfListEmpty('Comparison', 'rows', rows, ['term', 'values']);
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
