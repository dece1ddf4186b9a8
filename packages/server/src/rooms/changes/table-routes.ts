import type { Answer, Body, Endpoint, RowOf } from '@zaplecze/contract/kit/calls/endpoint';
import { formOf } from '@zaplecze/contract/kit/fields/record-fields';
import type { FilterOf, ListPage, Table, TableEdit } from '@zaplecze/contract/kit/lists/list';
import { allows } from '@zaplecze/contract/permissions';
import type { FormEntity } from '@zaplecze/contract/rooms/fields';
import { on, type Route } from '../../kit/http/calls/mount.ts';
import type { ListQuery } from '../../kit/lists/list.ts';
import { onList } from '../../kit/lists/list-routes.ts';
import { plainTable, type TableFilters, type TableRow } from '../../kit/lists/plain-table.ts';
import { mergeEdits } from './merge.ts';

type Written = Table & { edit: TableEdit & { entity: FormEntity } };
type Entity = Parameters<typeof plainTable>[0];

/** Filters that neither a line field nor a column of ids of the same name answers. */
type OwnFilters<T extends Written> = Exclude<
  FilterOf<T['list']>,
  keyof T['list']['fields'] | (FilterOf<T['list'], 'ids'> & keyof T['columns'])
>;

type Besides<T extends Written> = {
  /** Of the download (kit/exports/sheet.ts). */
  people?: false;
  /** Refuses a whole form for what its columns cannot say, such as an end before its beginning. */
  refuse?: (form: Body<T['edit']['create']>) => void;
} & ([OwnFilters<T>] extends [never]
  ? { filters?: undefined }
  : { filters: { [N in OwnFilters<T>]: TableFilters[string] } });

/**
 * All calls of a table that people write in: its list with the download, a new row, a changed one (two editors are joined),
 * a removed one. Said as `...onTable('processingActivity', table)`, with the table's own name, so that the walls know
 * whose it is. Columns are those of the database (kit/lists/plain-table.ts).
 */
export function onTable<T extends Written>(
  entity: Entity,
  table: T,
  { refuse, filters, ...file }: Besides<T>,
): Route[] {
  const { call, columns, title, edit }: Written = table;
  const rows = plainTable(entity, table, filters);
  const record = ({ db, params }: { db: Parameters<typeof rows.lock>[0]; params: unknown }) =>
    rows.lock(db, (params as { id: number }).id);
  return [
    ...onList<Endpoint>(call, {
      find: async ({ db, user, query }) =>
        (await rows.find(db, query as ListQuery, {
          edit: allows(edit.update.allow, user.flags),
          delete: allows(edit.remove.allow, user.flags),
        })) as ListPage<unknown> as ListPage<RowOf<Endpoint>>,
      table,
      sheet: { title, ...file },
    }),
    on(edit.create, async ({ db, body }) => {
      refuse?.(body as Body<T['edit']['create']>);
      return { id: await rows.insert(db, body as object) };
    }),
    on<Endpoint, TableRow>(edit.update, {
      record,
      handle: async ({ db, request, record, body }) => {
        const { id, version } = record;
        const form = formOf(columns, record as never);
        const edited = { entity: edit.entity, id, version, form };
        const changes = await mergeEdits(db, request, edited, body as Body<Endpoint> & object);
        refuse?.({ ...form, ...changes } as Body<T['edit']['create']>);
        return { version: await rows.save(db, record, changes) } as Answer<Endpoint>;
      },
    }),
    on<Endpoint, TableRow>(edit.remove, {
      record,
      handle: ({ db, record }) => rows.remove(db, record.id),
    }),
  ];
}
