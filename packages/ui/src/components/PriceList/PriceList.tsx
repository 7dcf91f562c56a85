import type { ReactNode } from 'react';
import { logErrorIfListEmpty, logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import type { DescriptionListItem } from '../DescriptionList/DescriptionList.js';
import { Heading } from '../Heading/Heading.js';
import * as styles from './PriceList.css.js';

export type Price = {
  /** Who pays the price. */
  label: ReactNode;
  /** Number and currency, set large. Left out for an alternative price, which `suffix` then has. */
  amount?: ReactNode;
  /** Text after the number: “including VAT”. */
  suffix?: ReactNode;
};

export interface PriceListProps extends ElementProps<HTMLDivElement> {
  /** Heading (h2), beside the prices. */
  title: ReactNode;
  /** Three prices at most. */
  prices: readonly Price[];
  /** Four common conditions at most, in a row below: what is included, how to pay. @default [] */
  conditions?: readonly DescriptionListItem[] | undefined;
}

/** Prices side by side, and their conditions in the same columns. */
export function PriceList({ title, prices, conditions = [], ...element }: PriceListProps) {
  logErrorIfListEmpty('PriceList', 'prices', prices, ['label']);
  logErrorUnless(
    () => prices.length <= 3,
    'PriceList: takes three prices at most. Put the others into the conditions.',
  );
  return (
    <div {...element} className={styles.group}>
      <div className={styles.title}>
        <Heading level={2} size="h2Small">
          {title}
        </Heading>
      </div>
      <dl className={styles.list}>
        {prices.map((price, index) => (
          <div key={index} className={styles.price}>
            <dt className={styles.label}>{price.label}</dt>
            <dd className={styles.value}>
              {price.amount && (
                <>
                  <span className={styles.amount}>{price.amount}</span>
                  <br />
                </>
              )}
              {price.suffix}
            </dd>
          </div>
        ))}
      </dl>
      {conditions.length > 0 && (
        <dl className={styles.conditions}>
          {conditions.map(({ term, value }, index) => (
            <div key={index} className={styles.condition}>
              <dt className={styles.label}>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
