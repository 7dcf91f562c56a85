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
  /** The two offers. */
  offers: readonly [ComparedOffer, ComparedOffer];
  /** A term, and the `values` of both offers in their order. */
  rows: readonly { term: ReactNode; values: readonly [ReactNode, ReactNode] }[];
}

/** A table of two offers. Its terms are above the values, so it fits a phone. */
export function Comparison({ offers, rows, ...element }: ComparisonProps) {
  logErrorIfListEmpty('Comparison', 'rows', rows, ['term', 'values']);
  return (
    <table {...element} className={styles.table}>
      <thead>
        <tr>
          {offers.map(({ title }, index) => (
            <th key={index} scope="col" className={styles.offer}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {offers.map(({ text }, index) => (
            <td key={index} className={styles.text}>
              {text}
            </td>
          ))}
        </tr>
      </tbody>
      {rows.map(({ term, values }, index) => (
        <tbody key={index}>
          <tr>
            <th scope="rowgroup" colSpan={2} className={styles.term}>
              {term}
            </th>
          </tr>
          <tr>
            {values.map((value, offer) => (
              <td key={offer} className={styles.value}>
                {value}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
      <tfoot>
        <tr>
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
