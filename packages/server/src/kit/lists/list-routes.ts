import type { Answer, Endpoint, Query, RowOf } from '@zaplecze/contract/kit/calls/endpoint';
import {
  type ExportFormat,
  exportOf,
  exportTicket,
  mostSheetRows,
  tooManyRows,
} from '@zaplecze/contract/kit/calls/export';
import { exportIo } from '@zaplecze/contract/kit/calls/export.schemas';
import type { CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import type { Fields } from '@zaplecze/contract/kit/fields/field-kinds';
import {
  type AllFilterWords,
  type NamedFilters,
  namedFilters,
  withLineFields,
} from '@zaplecze/contract/kit/lists/filter-words';
import type { FilterWords, ListInfo, Table } from '@zaplecze/contract/kit/lists/list';
import { schemasOf } from '@zaplecze/contract/rooms/schemas';
import {
  askingCustom,
  withColumnsOf,
  withCustomColumns,
  withCustomValues,
} from '../custom-fields/list-values.ts';
import type { Db } from '../database/database.ts';
import { noteExport } from '../exports/list-exports.ts';
import { type FieldSheet, type Sheet, sendSheet, sheetOf } from '../exports/sheet.ts';
import { HttpError } from '../http/calls/errors.ts';
import { type Before, on, type Route, type RouteOptions } from '../http/calls/mount.ts';
import { signAddress, ticketReader } from '../http/ticket.ts';
import { everyRow, type ListQuery } from './list.ts';

/** Own fields are added to what a room has found (kit/custom-fields/list-values.ts). */
type WithoutCustom<R> = R extends { custom: unknown } ? Omit<R, 'custom'> : R;
type Page<E extends Endpoint> = { list: WithoutCustom<RowOf<E>>[]; count: number };

type Listed<E extends Endpoint, R> = Before<E> & { record: R };
type Download = ListQuery & { format: ExportFormat; 'access-token'?: string };

type Listing<E extends Endpoint, R, X> = Pick<RouteOptions<E, R>, 'record' | 'may'> & {
  /** The room's own query of a page; it hands `query` on to `pageOf` whole. */
  find: (context: Listed<E, R>) => Promise<Page<E>>;
  /** The same rows for the download, where it has more columns than the list. */
  whole?: (context: Listed<E, R>) => Promise<{ list: X[]; count: number }>;
  /** The fields of its rows: the columns of its file, and where filters of the same names have their words from. */
  fields?: Fields;
} & (Words<E, X> | { table: Table });

/** What a table says of itself (contract), and each other list here. */
type Words<E extends Endpoint, X> = {
  /** The file of the list, if need be by what is asked for; without columns those of `fields`, but for what differs. */
  sheet: Sheet<X> | FieldSheet<X> | ((query: Query<E>) => Sheet<X>);
} & ([keyof AllFilterWords<ListOf<E>>] extends [never]
  ? { filters?: undefined }
  : { filters: AllFilterWords<ListOf<E>> });

type Whole<E extends Endpoint, R, X> = Omit<Listing<E, R, X>, 'filters'> &
  Partial<Words<E, X>> & { table?: Table; filters?: { readonly [name: string]: FilterWords } };

type ListOf<E extends Endpoint> = Extract<E['list'], ListInfo>;

/**
 * A paged list of the contract with its download: the same rights, filter, search and order, all
 * rows instead of a page, as XLSX or CSV.
 */
export function onList<E extends Endpoint, R = undefined, X = RowOf<E>>(
  endpoint: E,
  listing: Listing<E, R, X>,
): Route[] {
  const { find, whole, sheet, fields, filters, table, ...rules } = listing as Whole<E, R, X>;
  const columns = fields ?? table?.columns ?? {};
  const findAll = whole ?? (find as unknown as NonNullable<typeof whole>);
  const shown = on<E, R>(endpoint, {
    ...rules,
    handle: async (context) => {
      const page = await find((await askingCustom(endpoint, context)) as typeof context);
      return { list: await withCustomValues(endpoint, context, page) } as Answer<E>;
    },
  });
  const download = on(
    exportOf(endpoint) as Endpoint,
    {
      ...(rules as Pick<RouteOptions<Endpoint, R>, 'record' | 'may'>),
      reader: ticketReader,
      kind: 'export',
      handle: async (context) => {
        const { format, 'access-token': _ticket, ...query } = context.query as Download;
        let count = 0;
        const asking = await askingCustom(endpoint, { ...context, query });
        const rows = everyRow(
          async (pageInput) => {
            const page = await findAll({ ...context, query: pageInput } as unknown as Listed<E, R>);
            count = page.count;
            return await withCustomValues(endpoint, context, page);
          },
          asking.query as typeof query,
        );
        // The first rows before the first byte, so that what fails can still be told.
        const first = await rows.next();
        if (format === 'xlsx' && count > mostSheetRows) throw new HttpError(400, tooManyRows);
        const file =
          typeof sheet === 'function' ? sheet(query as Query<E>) : (sheet as FieldSheet<X>);
        const wanted = await withCustomColumns(
          endpoint,
          context,
          sheetOf(file ?? { title: table?.title ?? '' }, columns),
        );
        const { title: list, people } = wanted;
        const note = { list, path: endpoint.path, format, rows: count, query, people };
        await noteExport(context.services.db, context.user, note);
        return sendSheet(context.reply, { format, sheet: wanted, rows: from(first, rows) });
      },
    },
    exportIo(schemasOf(endpoint)),
  );
  const ownWords = filters ?? table?.filters ?? {};
  const kinds = { ...endpoint.list?.filters, ...endpoint.list?.extra };
  const words = namedFilters(columns, withLineFields(ownWords, endpoint.list?.fields), kinds);
  return [{ ...shown, filters: words }, download];
}

/** A short list, which comes whole and not in pages, with its download. */
export function onShortList<E extends Endpoint, X>(
  endpoint: E,
  listing: {
    find: (context: Before<E>) => Promise<X[]>;
    /** The rows of the download, where the answer has only the first of them. */
    whole?: (context: Before<E>) => Promise<X[]>;
    /** What the answer has besides `list`. */
    besides?: (list: X[], context: Before<E>) => object | Promise<object>;
    sheet: Sheet<X> | ((query: Query<E>, db: Db) => Sheet<X> | Promise<Sheet<X>>);
    /** Of which records the rows have own fields, under `custom`. */
    custom?: CustomRecord;
    /** The words of what it is filtered by, for the log of downloads. */
    filters?: NamedFilters;
  },
): Route[] {
  const { find, whole = find, besides, sheet, custom, filters = {} } = listing;
  const shown = on(endpoint, async (context) => {
    const list = await find(context);
    return { list, ...(await besides?.(list, context)) } as Answer<E>;
  });
  const download = on(
    exportOf(endpoint) as Endpoint,
    {
      reader: ticketReader,
      kind: 'export',
      handle: async (context) => {
        const { format, 'access-token': _ticket, ...query } = context.query as Download;
        const list = await whole({ ...context, query } as unknown as Before<E>);
        const plain =
          typeof sheet === 'function' ? await sheet(query as Query<E>, context.db) : sheet;
        const wanted = await withColumnsOf(custom ? [custom] : [], context, plain);
        const { title, people } = wanted;
        const note = {
          ...{ list: title, path: endpoint.path, format, rows: list.length },
          ...{ query, people },
        };
        await noteExport(context.services.db, context.user, note);
        return sendSheet(context.reply, { format, sheet: wanted, rows: inOne(list) });
      },
    },
    exportIo(schemasOf(endpoint)),
  );
  return [{ ...shown, filters }, download];
}

async function* inOne<X>(list: X[]) {
  yield list;
}

async function* from<R>(first: IteratorResult<R, void>, rest: AsyncGenerator<R, void>) {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

/** The call that signs the address of a download. */
export const exportRoutes = [
  on(exportTicket, async ({ db, request, body }) => ({
    path: await signAddress(db, request, body.path),
  })),
];
