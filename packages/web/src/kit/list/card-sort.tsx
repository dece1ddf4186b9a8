import { NativeSelect } from '@mantine/core';
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import classes from './record-table.module.css';
import type { TableProps } from './record-table.tsx';

/** The order of a table's rows where it has no headers to press: by what, and which way. */
export function CardSort<R>({
  columns,
  sort = '',
  order = 'asc',
  onSort,
}: Pick<TableProps<R>, 'columns' | 'sort' | 'order' | 'onSort'>) {
  const sorts = columns.flatMap(({ sort: by, header }) =>
    by ? [{ value: by, label: header }] : [],
  );
  if (!onSort || sorts.length === 0) return null;
  const known = sorts.some(({ value }) => value === sort);
  const down = order === 'desc';
  const Icon = down ? IconSortDescending : IconSortAscending;
  return (
    <div className={classes.cardSort}>
      <NativeSelect
        size="xs"
        aria-label="Sortuj według"
        // An order of the list's own, which none of the columns shows.
        data={known ? sorts : [{ value: '', label: 'Kolejność domyślna' }, ...sorts]}
        value={known ? sort : ''}
        onChange={({ currentTarget: { value } }) => value && onSort(value, order)}
      />
      <button
        type="button"
        className={classes.cardOrder}
        disabled={!known}
        aria-label={down ? 'Malejąco, zmień na rosnąco' : 'Rosnąco, zmień na malejąco'}
        onClick={() => onSort(sort, down ? 'asc' : 'desc')}
      >
        <Icon size={18} stroke={1.5} aria-hidden />
      </button>
    </div>
  );
}
