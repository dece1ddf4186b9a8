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
      {/* The browser's own: Mantine's would weigh on the first screen. */}
      <select
        className={classes.cardBy}
        aria-label="Sortuj według"
        value={known ? sort : ''}
        onChange={({ currentTarget: { value } }) => value && onSort(value, order)}
      >
        {/* An order of the list's own, which none of the columns shows. */}
        {!known && <option value="">Kolejność domyślna</option>}
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
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
