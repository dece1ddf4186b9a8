import type { ColoredRef, Ref } from '@zaplecze/contract/kit/values/records';
import type { Column } from '../../kit/lists/types.ts';
import { ColorDot } from '../../kit/records/color-pill.tsx';
import { DayText } from '../../kit/records/date-text.tsx';
import { PersonName } from '../persons/index.ts';
import classes from './definition.module.css';

/** Columns that the lists of tasks, procedures and services share. */

export const nameColumn: Column<{ name: string; archived: boolean }, 'name'> = {
  key: 'name',
  header: 'Nazwa',
  sort: 'name',
  card: 'title',
  width: '28%',
  render: (row) => (
    <>
      {row.name} {row.archived && <span className={classes.archived}>w archiwum</span>}
    </>
  ),
};

/** A dictionary's entry in its colour; a dash for none. */
export function DictionaryEntry({ entry }: { entry: ColoredRef | null }) {
  if (!entry) return '–';
  return (
    <span className={classes.entry}>
      <ColorDot color={entry.color}>{entry.name}</ColorDot>
    </span>
  );
}

export const departmentColumn: Column<{ department: ColoredRef | null }, 'department'> = {
  key: 'department',
  header: 'Dział',
  sort: 'department',
  render: (row) => <DictionaryEntry entry={row.department} />,
};

export const typeColumn: Column<{ type: ColoredRef | null }, 'type'> = {
  key: 'type',
  header: 'Typ',
  sort: 'type',
  render: (row) => <DictionaryEntry entry={row.type} />,
};

export const createdColumn: Column<{ created: string }, 'created'> = {
  key: 'created',
  header: 'Utworzono',
  sort: 'created',
  card: 'none',
  from: 1280,
  render: (row) => <DayText value={row.created} />,
};

export const changeColumns: Column<
  { modified: string; userModified: Ref | null },
  'modifiedDate' | 'modifiedBy'
>[] = [
  {
    key: 'modified',
    header: 'Data aktualizacji',
    sort: 'modifiedDate',
    render: (row) => <DayText value={row.modified} />,
  },
  {
    key: 'userModified',
    header: 'Przez kogo',
    sort: 'modifiedBy',
    // Too much for a narrow window; the view tells who as well.
    from: 1280,
    render: (row) => <PersonName person={row.userModified} />,
  },
];
