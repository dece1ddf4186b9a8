import { RecordTable } from '../lists/table/record-table.tsx';
import type { Column } from '../lists/types.ts';
import { MainBox } from '../records/details.tsx';
import { formatNumber } from '../records/format.ts';
import classes from './import.module.css';

type Cell = { row: number; field: string; value: string; message: string };

const columnsOf = <C extends Cell>(nameOf: (field: C['field']) => string): Column<C>[] => [
  {
    key: 'cell',
    header: 'Komórka',
    card: 'title',
    render: ({ row, field }) => `Wiersz ${row}, ${nameOf(field)}`,
  },
  {
    key: 'value',
    header: 'W pliku',
    render: ({ value }) => value || <span className={classes.none}>pusta</span>,
  },
  { key: 'message', header: 'Co poprawić', render: ({ message }) => message },
];

/** Cells of a file, each with its message; `count`: all of them, of which some may not be shown. */
export function BadCells<C extends Cell>({
  title,
  cells,
  count,
  nameOf,
}: {
  title: string;
  cells: C[];
  count: number;
  nameOf: (field: C['field']) => string;
}) {
  if (count === 0) return null;
  return (
    <MainBox title={title} count={count}>
      <RecordTable
        label={title}
        rows={cells}
        columns={columnsOf(nameOf)}
        rowKey={({ row, field }) => `${row} ${field}`}
      />
      <MoreRows all={count} shown={cells.length} />
    </MainBox>
  );
}

/** How many are not shown. */
export function MoreRows({ all, shown }: { all: number; shown: number }) {
  if (all <= shown) return null;
  return <p className={classes.note}>i jeszcze {formatNumber(all - shown)}</p>;
}
