import type { ReactNode } from 'react';

type TableProps = {
  head: readonly ReactNode[];
  children: ReactNode;
  className?: string;
};

/** A table of the workshop: a heading for each column, and the rows. */
export function Table({ head, children, className }: TableProps) {
  return (
    <table className={className}>
      <thead>
        <tr>
          {head.map((title, at) => (
            <th key={at} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
