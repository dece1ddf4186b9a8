import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import type { FieldKind, Fields } from '@zaplecze/contract/kit/fields/field-kinds';
import type { Table } from '@zaplecze/contract/kit/lists/list';
import type { PersonRef } from '@zaplecze/contract/kit/values/records';
import { tables } from '@zaplecze/contract/rooms/tables';
import type { ReactNode } from 'react';
import { part } from '../../kit/first-screen/part.ts';
import { fieldColumns } from '../../kit/lists/columns/field-columns.tsx';
import { fieldFilters } from '../../kit/lists/filters/field-filters.ts';
import { ListPage } from '../../kit/lists/list-page.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { formatNumber } from '../../kit/records/format.ts';
import { sourceOf } from '../choice-sources/index.ts';
import { PersonName } from '../person-names/index.ts';

const widths: { [K in FieldKind]?: number } = {
  ...{ number: 100, hours: 100, money: 130, flag: 90 },
  ...{ day: 120, moment: 150, limit: 150, person: 200, choice: 150 },
};

type Row = Record<string, never>;

/** Looks that the columns of other lists have no need of: a log says the hour, and people have their portrait. */
const looks: { [K in FieldKind]?: (value: never) => ReactNode } = {
  person: (value: PersonRef | null) => <PersonName person={value} />,
  moment: (value: string | null) => <DateTimeText value={value} />,
  number: (value: number | null) => (value === null ? '–' : formatNumber(value)),
};

/** The first text is the heading of a card on a phone. */
function columnsOf(endpoint: Endpoint, fields: Fields) {
  const title = Object.keys(fields).find((name) => fields[name]?.kind === 'text');
  const layout = Object.entries(fields).map(([name, { kind, options }]) => {
    const named = (value: never) => options?.find(({ id }) => id === value)?.name ?? value;
    const look = looks[kind] ?? (options && named);
    return [
      name,
      {
        width: widths[kind],
        card: name === title ? 'title' : 'fact',
        ...(look && { render: (row: Row) => look(row[name] as never) }),
      },
    ];
  });
  return fieldColumns(endpoint, fields, Object.fromEntries(layout));
}

/** A list as its contract says it, without actions. */
function TablePage({ table }: { table: Table }) {
  const { call, title, columns, filters, search, empty } = table;
  return (
    <ListPage
      title={title}
      list={{ endpoint: call }}
      {...(search !== undefined && { search })}
      filters={fieldFilters(call, columns, filters, sourceOf)}
      columns={columnsOf(call, columns)}
      empty={empty}
    />
  );
}

/** The page of one table, once what it says of itself is there. */
export async function tablePage(name: keyof typeof tables) {
  const table = await part(tables[name].load, 'table')();
  return () => <TablePage table={table} />;
}
