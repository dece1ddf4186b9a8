import type { Address } from '@zaplecze/contract/addresses';
import type { ChartColumn } from '../../../kit/charts/chart-table.tsx';
import { numberColumn } from '../../../kit/charts/number-column.tsx';
import { formatMoney } from '../../../kit/records/format.ts';

/** What narrows a list of offers further. */
export type More = { noValue?: 1; expired?: 1 };

type Counted = { count: number; value: number };

/** Columns of every chart of offers: number and value. */
export const offerReportColumns = <R extends Counted>(
  lists: (more?: More) => { of: (row: R) => Address; all: Address },
  header = 'Oferty',
): ChartColumn<R>[] => [
  numberColumn('count', header, lists()),
  numberColumn('value', 'Wartość netto', { ...lists(), format: formatMoney }),
];
