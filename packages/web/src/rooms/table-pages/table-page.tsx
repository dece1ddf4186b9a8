import type { Endpoint, RowOf } from '@zaplecze/contract/kit/calls/endpoint';
import type { FieldKind, Fields } from '@zaplecze/contract/kit/fields/field-kinds';
import type { Table } from '@zaplecze/contract/kit/lists/list';
import type { PersonRef } from '@zaplecze/contract/kit/values/records';
import { type TableEntry, tables } from '@zaplecze/contract/rooms/tables';
import { Fragment, type ReactNode } from 'react';
import { type Loader, part } from '../../kit/first-screen/part.ts';
import { fieldColumns } from '../../kit/lists/columns/field-columns.tsx';
import { fieldFilters } from '../../kit/lists/filters/field-filters.ts';
import { ListPage, type ListPageProps } from '../../kit/lists/list-page.tsx';
import type { Column } from '../../kit/lists/types.ts';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { formatNumber } from '../../kit/records/format.ts';
import { sourceOf } from '../choice-sources/index.ts';
import { PersonName } from '../person-names/index.ts';
import type { WrittenTable } from './table-form.tsx';
import { useTableEdit } from './use-table-edit.tsx';

/** Kinds whose texts are short by nature. */
const short = /^(?:number|hours|money|flag|day|moment|limit)$/;

type Row = Record<string, never>;

type Shown = 'rowName' | 'open' | 'actions' | 'acts' | 'primary' | 'more' | 'above';

/** What a table's own hook adds to its page: looks of columns, what rows open and can do, its button, its dialogs. */
export type TableUse<T extends Table = Table> = Partial<Pick<ListPageProps<T['call']>, Shown>> & {
  /** What differs in columns, by name; `false`: no column of the screen. */
  layout?: { [N in keyof T['columns']]?: Partial<Column<RowOf<T['call']>>> | false };
  dialogs?: ReactNode;
};
export type UseTable<T extends Table = Table> = () => TableUse<T>;

/** Looks that the columns of other lists have no need of: a log says the hour, and people have their portrait. */
const looks: { [K in FieldKind]?: (value: never) => ReactNode } = {
  person: (value: PersonRef | null) => <PersonName person={value} />,
  moment: (value: string | null) => <DateTimeText value={value} />,
  number: (value: number | null) => (value === null ? '–' : formatNumber(value)),
};

/** The first text is the heading of a card on a phone. */
function columnsOf(endpoint: Endpoint, fields: Fields, own: NonNullable<TableUse['layout']> = {}) {
  const shown = Object.entries(fields).filter(([name]) => own[name] !== false);
  const title = shown.find(([, { kind }]) => kind === 'text')?.[0];
  const layout = shown.map(([name, { kind, options }]) => {
    const named = (value: never) => options?.find(({ id }) => id === value)?.name ?? value;
    const look = looks[kind] ?? (options && named);
    return [
      name,
      {
        ...(short.test(kind) && { short: true }),
        card: name === title ? 'title' : 'fact',
        ...(look && { render: (row: Row) => look(row[name] as never) }),
        ...own[name],
      },
    ];
  });
  return fieldColumns(endpoint, fields, Object.fromEntries(layout));
}

/** A list as its contract says it, with what its own hook adds. */
function TablePage({ table, use }: { table: Table; use: UseTable }) {
  const { call, title, columns, filters, search, empty } = table;
  const { layout, dialogs, ...props } = use();
  return (
    <>
      <ListPage
        title={title}
        list={{ endpoint: call }}
        {...(search !== undefined && { search })}
        filters={fieldFilters(call, columns, filters, sourceOf)}
        columns={columnsOf(call, columns, layout)}
        empty={empty}
        {...props}
      />
      {dialogs}
    </>
  );
}

const useNothing: UseTable = () => ({});

/** What a table that people write in has by itself, and what its own hook has besides or otherwise. */
const withEdit =
  (table: WrittenTable, use: UseTable): UseTable =>
  () => {
    const { dialogs, ...edit } = useTableEdit(table);
    const { dialogs: own, ...rest } = use();
    const all = [dialogs, own].map((dialog, at) => (
      <Fragment key={at === 0 ? 'form' : 'own'}>{dialog}</Fragment>
    ));
    return { ...(edit as object), ...rest, dialogs: all };
  };

/** The page of one table, once what it says of itself and its hook are there. */
export async function tablePage(name: keyof typeof tables, load?: Loader<UseTable>) {
  const { load: loadTable }: TableEntry = tables[name];
  const [table, use] = await Promise.all([part(loadTable, 'table')(), load?.()]);
  const own = use ?? useNothing;
  const { edit } = table;
  const whole = edit ? withEdit({ ...table, edit }, own) : own;
  return () => <TablePage table={table} use={whole} />;
}
