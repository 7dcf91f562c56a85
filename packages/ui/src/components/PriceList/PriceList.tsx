import type { ReactNode } from 'react';
import { assertUsage } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import * as styles from './PriceList.css.js';

export type Price = {
  /** Who pays it. */
  label: ReactNode;
  /** The number with its currency, set large. */
  amount: ReactNode;
  /** Words before the number: “or”. */
  before?: ReactNode;
  /** Words after the number: “including VAT”. */
  after?: ReactNode;
};

export type PriceListProps = ElementProps<HTMLDListElement> & {
  /** Three at most. */
  prices: readonly Price[];
};

/** Prices side by side, each with what it includes. */
export function PriceList({ prices, ...element }: PriceListProps) {
  assertUsage(
    prices.length <= 3,
    'PriceList: takes three prices at most. Put conditions into a DescriptionList below.',
  );
  return (
    <dl {...element} className={styles.list}>
      {prices.map((price, index) => (
        <div key={index} className={styles.price}>
          <dt className={styles.label}>{price.label}</dt>
          <dd className={styles.value}>
            {price.before && <>{price.before} </>}
            <span className={styles.amount}>{price.amount}</span>
            <br />
            {price.after}
          </dd>
        </div>
      ))}
    </dl>
  );
}
