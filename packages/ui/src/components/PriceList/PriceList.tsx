import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { DescriptionList, type DescriptionListItem } from '../DescriptionList/DescriptionList.js';
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
  /** Prices for different customers. */
  prices: readonly Price[];
  /** What holds for all prices: what is included, how to pay. */
  conditions: readonly DescriptionListItem[];
}

/** Prices, set large, above their conditions. */
export function PriceList({ prices, conditions, ...element }: PriceListProps) {
  return (
    <div {...element} className={styles.list}>
      <dl className={styles.prices}>
        {prices.map(({ label, amount, suffix }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>
              {amount && <span className={styles.amount}>{amount}</span>} {suffix}
            </dd>
          </div>
        ))}
      </dl>
      <DescriptionList items={conditions} />
    </div>
  );
}
