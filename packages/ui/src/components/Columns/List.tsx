import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { item, list } from './Columns.css.js';

export type ListProps = ElementProps<HTMLUListElement> & {
  /** One line each. */
  items: readonly ReactNode[];
};

/** Short lines divided by hairlines. */
export function List({ items, ...element }: ListProps) {
  return (
    <ul {...element} className={list}>
      {items.map((entry, index) => (
        <li key={index} className={item}>
          {entry}
        </li>
      ))}
    </ul>
  );
}
