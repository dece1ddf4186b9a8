import type { ReactNode } from 'react';
import classes from './chart-table.module.css';

/** A column of a chart's table; the first one names its row. `sum`: what stands below it. */
export type ChartColumn<R> = {
  key: string;
  header: string;
  render: (row: R) => ReactNode;
  /** Numbers stand at the right, their digits below one another. */
  number?: boolean;
  sum?: (rows: R[]) => ReactNode;
};

/** The rows that a chart is drawn from. */
export function ChartTable<R>({
  label,
  columns,
  rows,
  rowKey,
}: {
  label: string;
  columns: ChartColumn<R>[];
  rows: R[];
  rowKey: (row: R, at: number) => string | number;
}) {
  const sums = columns.some(({ sum }) => sum);
  return (
    // Wider than a phone: it is scrolled by itself, by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={classes.place} aria-label={`${label}: tabela`} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(({ key, header, number }) => (
              <th key={key} scope="col" data-number={number || undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={rowKey(row, at)}>
              {columns.map(({ key, number, render }, column) =>
                column === 0 ? (
                  <th key={key} scope="row">
                    {render(row)}
                  </th>
                ) : (
                  <td key={key} data-number={number || undefined}>
                    {render(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {sums && (
          <tfoot>
            <tr>
              {columns.map(({ key, number, sum }, column) =>
                column === 0 ? (
                  <th key={key} scope="row">
                    Razem
                  </th>
                ) : (
                  <td key={key} data-number={number || undefined}>
                    {sum?.(rows)}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
