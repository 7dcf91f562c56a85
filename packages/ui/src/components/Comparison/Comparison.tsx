import type { ReactNode } from 'react';
import { logErrorIfListEmpty, logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { Heading } from '../Heading/Heading.js';
import * as styles from './Comparison.css.js';

export type ComparedOffer = {
  /** Id for links to this offer. */
  id?: string | undefined;
  /** Heading (h3). */
  title: ReactNode;
  /** One or two sentences. */
  text: ReactNode;
  /** A `ButtonLink` below the offer. */
  action: ReactNode;
};

export interface ComparisonProps extends ElementProps<HTMLDivElement> {
  /** Heading (h2), above the terms. */
  title: ReactNode;
  /** The two offers. */
  offers: readonly [ComparedOffer, ComparedOffer];
  /** Ten rows at most: a term, and the `values` of both offers in their order. */
  rows: readonly { term: ReactNode; values: readonly [ReactNode, ReactNode] }[];
}

/** Two offers as columns, compared row by row. */
export function Comparison({ title, offers, rows, ...element }: ComparisonProps) {
  logErrorIfListEmpty('Comparison', 'rows', rows, ['term', 'values']);
  logErrorUnless(
    () => rows.length <= styles.maxRows,
    `Comparison: takes ${styles.maxRows} rows at most. Join what belongs together.`,
  );
  return (
    <div {...element} className={styles.table}>
      <div className={styles.title}>
        <Heading level={2} size="h2Small">
          {title}
        </Heading>
      </div>
      {offers.map(({ id, title, text, action }, index) => (
        <article key={index} id={id} className={styles.offer}>
          <div className={styles.head}>
            <Heading level={3}>{title}</Heading>
            <p className={styles.text}>{text}</p>
          </div>
          <dl className={styles.rows}>
            {rows.map(({ term, values }, row) => (
              <div key={row} className={styles.row}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.value}>{values[index]}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.action}>{action}</div>
        </article>
      ))}
    </div>
  );
}
