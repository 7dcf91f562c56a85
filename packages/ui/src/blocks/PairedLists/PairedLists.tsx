import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { facing } from './PairedLists.css.js';

type PairedList = { title: ReactNode; items: readonly ReactNode[] };

export interface PairedListsProps extends ElementProps<HTMLTableElement> {
  /** Two lists of the same length: each item answers the one beside it. */
  lists: readonly [PairedList, PairedList];
}

/** Two lists that answer each other row by row, one on each side of a line. */
export function PairedLists({ lists, ...element }: PairedListsProps) {
  const rows = Math.max(...lists.map(({ items }) => items.length));
  return (
    <table {...element} className={facing}>
      <thead>
        <tr>
          {lists.map(({ title }, side) => (
            <th key={side} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            {lists.map(({ items }, side) => (
              <td key={side}>{items[row]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
