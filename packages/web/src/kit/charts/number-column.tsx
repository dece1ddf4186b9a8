import type { Address } from '@zaplecze/contract/addresses';
import { AppLink } from '../navigation/link.tsx';
import { formatNumber } from '../records/format.ts';
import type { ChartColumn } from './chart-table.tsx';
import { sumOf } from './sums.ts';

/** A number that opens the list it counts; what no filter of a list tells opens none. */
export function CountLink({
  value,
  to,
  format = formatNumber,
}: {
  value: number;
  to: Address | undefined;
  format?: (value: number) => string;
}) {
  return to === undefined ? format(value) : <AppLink to={to}>{format(value)}</AppLink>;
}

/**
 * A column of numbers, each of which opens the list it counts (`of`), and so does what they come to below (`all`).
 * `summed`: they come to something that no list counts.
 */
export function numberColumn<K extends string, R extends { [N in K]: number }>(
  key: K,
  header: string,
  lists: {
    of?: (row: R) => Address | undefined;
    all?: Address;
    summed?: boolean;
    format?: (value: number) => string;
  },
): ChartColumn<R> {
  const { of, all, summed = all !== undefined, format = formatNumber } = lists;
  return {
    key,
    header,
    number: true,
    render: (row) => <CountLink value={row[key]} to={of?.(row)} format={format} />,
    ...(summed && {
      sum: (rows: R[]) => <CountLink value={sumOf(rows, key)} to={all} format={format} />,
    }),
  };
}
