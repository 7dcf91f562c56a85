import type { ReactNode } from 'react';

type TableProps = {
  head?: readonly ReactNode[];
  /** Cells by row; the first of a row is its heading. */
  rows: readonly (readonly ReactNode[])[];
  isScale?: boolean;
};

/** A table of the foundation pages. */
export function Table({ head, rows, isScale = false }: TableProps) {
  return (
    <table className={`foundation-table ${isScale ? 'foundation-scale' : ''}`}>
      {head && (
        <thead>
          <tr>
            {head.map((title, at) => (
              <th key={at} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([heading, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{heading}</th>
            {cells.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
