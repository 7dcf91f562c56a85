// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- in a small window the rows are grids, and Safari forgets what a table is then
import type { ReactNode } from 'react';
import { assertUsage } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import { Heading } from '../Heading/Heading.js';
import * as styles from './Comparison.css.js';

export type ComparedOffer = {
  /** Target of links to it. */
  id?: string | undefined;
  /** Its name (h2), at the head of its column. */
  title: ReactNode;
  /** The same in a word, above the values of a small window. */
  shortTitle: ReactNode;
  /** What it is, in a sentence or two. */
  text: ReactNode;
  /** A `ButtonLink` at the foot of its column. */
  action: ReactNode;
};

export type ComparisonProps = ElementProps<HTMLTableElement> & {
  /** Spoken name of the table. */
  label: string;
  /** The two offers. */
  offers: readonly [ComparedOffer, ComparedOffer];
  /** What they are compared by: `values` are those of the two offers, in their order. */
  rows: readonly { term: ReactNode; values: readonly [ReactNode, ReactNode] }[];
};

/** Two offers side by side, and what they differ in row by row. */
export function Comparison({ label, offers, rows, ...element }: ComparisonProps) {
  assertUsage(
    rows.length > 0,
    'Comparison: takes one row at least. Show two `ServiceCard`s instead.',
  );
  return (
    <table {...element} role="table" aria-label={label} className={styles.table}>
      <thead role="rowgroup" className={styles.group}>
        <tr role="row" className={styles.head}>
          <td role="cell" className={styles.corner} />
          {offers.map(({ id, title, text }, index) => (
            <th key={index} id={id} role="columnheader" scope="col" className={styles.offer}>
              <Heading level={2} size="h2Small">
                {title}
              </Heading>
              <p className={styles.text}>{text}</p>
            </th>
          ))}
        </tr>
        <tr aria-hidden="true" className={styles.names}>
          <td className={styles.corner} />
          {offers.map(({ shortTitle }, index) => (
            <td key={index} className={styles.name}>
              {shortTitle}
            </td>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.group}>
        {rows.map(({ term, values }, index) => (
          <tr key={index} role="row" className={styles.row}>
            <th role="rowheader" scope="row" className={styles.term}>
              {term}
            </th>
            {values.map((value, at) => (
              <td key={at} role="cell" className={styles.value}>
                <span aria-hidden="true" className={styles.nameOfValue}>
                  {offers[at]!.shortTitle}
                </span>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup" className={styles.group}>
        <tr role="row" className={styles.foot}>
          <td role="cell" className={styles.corner} />
          {offers.map(({ action }, index) => (
            <td key={index} role="cell" className={styles.action}>
              {action}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
