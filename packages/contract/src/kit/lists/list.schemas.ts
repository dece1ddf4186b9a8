import * as z from 'zod';
import { io, recordIo } from '../calls/io.ts';
import { joinSchemas } from '../calls/served.ts';
import { type CustomMark, customMark } from '../fields/custom-fields.schemas.ts';
import { wrongDay } from '../fields/date-words.ts';
import type { Fields } from '../fields/field-kinds.ts';
import { cleanedText, maxId } from '../fields/fields.ts';
import { decimalNumber } from '../fields/number-fields.ts';
import { answersOf } from '../fields/record-fields.schemas.ts';
import { tableForm } from '../fields/table-form.ts';
import { readDay } from '../fields/typed-time.ts';
import { createdId, may } from '../values/records.ts';
import { customRecordsOf, isCustomName } from './custom-filters.ts';
import {
  defaultPerPage,
  type FilterKind,
  type Filters,
  type ListInfo,
  type Table,
} from './list.ts';
import { backwards, numberOrder, rangeOrder } from './ranges.ts';

const maxPerPage = 100;
const maxPage = 1_000_000;

const whole = (min: number, max: number) =>
  z.union([
    z.int().min(min).max(max),
    z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number)
      .refine((value) => value >= min && value <= max),
  ]);

/** Which page is asked for, from 1. */
export const pageNumber = () => whole(1, maxPage).default(1);

/** Filter by several ids or statuses: `1`, `1,2` or a list; 0 is a value. */
export function idsFilter() {
  return z
    .union([z.array(z.union([z.string(), z.number()])), z.string(), z.number()])
    .transform((value, context) => {
      const texts = (Array.isArray(value) ? value : [value])
        .flatMap((part) => String(part).split(','))
        .filter((part) => part !== '');
      if (texts.length > 1000 || texts.some((part) => !/^\d{1,10}$/.test(part) || +part > maxId)) {
        context.issues.push({ code: 'custom', message: 'Nieprawidłowa wartość', input: value });
        return z.NEVER;
      }
      return [...new Set(texts.map(Number))];
    });
}

/** Filter by one day, as `readDay` reads it; leaves as YYYY-MM-DD. */
export function dayFilter() {
  return z.string().transform((value, context) => {
    const day = readDay(value);
    if (day !== null) return day;
    context.issues.push({ code: 'custom', message: wrongDay, input: value });
    return z.NEVER;
  });
}

export function textFilter() {
  return cleanedText().max(200);
}

/** A switch: 1 or 0. */
export function flagFilter() {
  return z
    .union([z.literal('1'), z.literal('0'), z.literal(1), z.literal(0), z.boolean()])
    .transform((value) => value === '1' || value === 1 || value === true);
}

/** One of a few words; a list of one, as pages keep their filters, will do. */
const oneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.union([z.enum(words), z.tuple([z.enum(words)]).transform(([word]) => word as T[number])]);

/** Any number, as people type it. */
export const numberFilter = () => decimalNumber().refine((value) => value !== null);

type SchemaOf<K extends FilterKind> = K extends 'ids'
  ? ReturnType<typeof idsFilter>
  : K extends 'day'
    ? ReturnType<typeof dayFilter>
    : K extends 'text'
      ? ReturnType<typeof textFilter>
      : K extends 'flag'
        ? ReturnType<typeof flagFilter>
        : K extends 'number'
          ? ReturnType<typeof numberFilter>
          : K extends readonly [string, ...string[]]
            ? ReturnType<typeof oneOf<K>>
            : ReturnType<typeof whole>;

const kindSchemas = {
  ids: idsFilter,
  day: dayFilter,
  text: textFilter,
  flag: flagFilter,
  number: numberFilter,
};

/** The schema of a filter of that kind: the text in an address, and the value that the server uses. */
export function filterSchema(kind: FilterKind): z.ZodType {
  if (typeof kind === 'string') return kindSchemas[kind]();
  return 'min' in kind ? whole(kind.min, kind.max) : oneOf(kind);
}

function schemasOf<F extends Filters>(filters: F) {
  return Object.fromEntries(
    Object.entries(filters).map(([name, kind]) => [name, filterSchema(kind).optional()]),
  ) as unknown as { [N in keyof F]: z.ZodOptional<SchemaOf<F[N]>> };
}

/** Says to the description of the API whose own fields may be named there. */
const marked = <S extends z.ZodType>(
  schema: S,
  { custom }: Pick<ListInfo, 'custom'>,
  as: CustomMark['as'],
): S =>
  custom
    ? (schema.meta({ [customMark]: { of: customRecordsOf(custom), as } satisfies CustomMark }) as S)
    : schema;

/** The name of an own field in an order. */
const customSort = z.string().regex(/^custom\.[a-z][A-Za-z0-9]{0,39}$/);

const sortOf = <L extends ListInfo>(list: L) => {
  const known = z.enum(list.sort as L['sort']);
  const sort = list.custom ? (z.union([known, customSort]) as unknown as typeof known) : known;
  return marked(sort.default(list.defaultSort as never), list, 'sort');
};

/** Filters by own fields pass as they are: what they may ask is known where the fields are (server, kit/custom-fields/lists.ts). */
const filterOf = <L extends ListInfo>(list: L) => {
  const known = z.strictObject(schemasOf<L['filters']>(list.filters));
  if (!list.custom) return known;
  return known.catchall(z.unknown()).superRefine((value, context) => {
    const strange = Object.keys(value).filter(
      (name) => !(name in list.filters) && !isCustomName(name),
    );
    if (strange.length > 0)
      context.addIssue({ code: 'unrecognized_keys', keys: strange, input: value });
  }) as unknown as typeof known;
};

const summed = ({ sums, custom }: ListInfo) => Object.keys(sums).length > 0 || custom !== undefined;

/** Own fields of numbers that are to be summed besides: `custom.a,custom.b`. */
const customSums = () =>
  z
    .string()
    .regex(/^custom\.[a-z][A-Za-z0-9]{0,39}(,custom\.[a-z][A-Za-z0-9]{0,39}){0,59}$/)
    .transform((names) => [...new Set(names.split(','))]);

/** Lists without sums do not know the word. */
function sumsQuery(list: ListInfo) {
  const known = {
    sums: flagFilter().optional(),
    ...(list.custom && { sumsOf: marked(customSums().optional(), list, 'sums') }),
  };
  return summed(list) ? known : ({} as typeof known);
}

function sumsAnswer(list: ListInfo) {
  const numbers = Object.keys(list.sums).map((name) => [name, z.number()]);
  const own = z.object(Object.fromEntries(numbers));
  // Under `custom.` and their keys those of own fields that were asked for.
  const sums = (list.custom ? own.catchall(z.number()) : own).optional();
  return (summed(list) ? { sums } : {}) as unknown as {
    sums: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodNumber>>;
  };
}

/**
 * The schemas of a call that answers a page of a list. `page` counts from 1; `search` is a fragment,
 * its words all to be found, letter case and diacritics aside. The answer is
 * `{ list: { list: rows of the page, count: all rows of the filter } }`; of more than `mostCounted`
 * rows it tells `countExact: false`, and `count` says how many there are at least, unless `exactCount`
 * is asked for. `sumsOf` names own fields that are summed with them. `only`: these rows and no others, for the download of chosen ones. Of a list with sums `sums=1` asks for them; they are told where the count is exact.
 */
export function pageIo<
  L extends ListInfo,
  R extends z.ZodType,
  P extends z.ZodType = z.ZodObject<Record<never, never>, z.core.$strict>,
>(spec: { summary: string; row?: string; list: L; rows: R; params?: P }) {
  const { list, rows, ...words } = spec;
  const query = z.strictObject({
    page: pageNumber(),
    perPage: whole(1, maxPerPage).default(defaultPerPage),
    search: textFilter().optional(),
    sort: sortOf(list),
    // Without it as `directionOf` says.
    order: z.enum(['asc', 'desc']).optional(),
    filter: marked(
      filterOf(list)
        .superRefine((value, context) => {
          const end = backwards(value);
          if (end === undefined) return;
          const isNumber = typeof (value as Record<string, unknown>)[end] === 'number';
          const message = isNumber ? numberOrder : rangeOrder;
          context.addIssue({ code: 'custom', message, path: [end] });
        })
        .default({} as never),
      list,
      'filter',
    ),
    exactCount: flagFilter().optional(),
    only: idsFilter().optional(),
    ...sumsQuery(list),
    ...schemasOf<L['extra']>(list.extra),
  });
  const page = z.object({
    list: z.array(rows),
    count: z.int().min(0),
    countExact: z.literal(false).optional(),
    ...sumsAnswer(list),
  });
  const answer = z.object({ list: page });
  return { ...io({ ...words, query, answer }), list };
}

const edited = { version: z.int(), may };
type Edited<E> = E extends true ? typeof edited : Record<never, never>;

const tableRow = <C extends Fields, E>(columns: C, isEditable: E) =>
  z.object({
    id: z.int(),
    ...answersOf(columns),
    ...((isEditable ? edited : {}) as Edited<E>),
  });

/** What goes in and out of the call of a table, of which nobody writes a schema. `E`: true where its rows can be changed. */
export type TableIo<L extends ListInfo, C extends Fields, E extends boolean = false> = ReturnType<
  typeof pageIo<L, ReturnType<typeof tableRow<C, E>>>
>;

/** What its other calls are, where people write in it. */
const createIo = <C extends Fields>(title: string, columns: C) =>
  io({ summary: `${title}: nowy wpis`, body: tableForm(columns), answer: createdId });
const updateIo = <C extends Fields>(title: string, columns: C) =>
  recordIo({
    summary: `${title}: zmiana podanych pól wpisu`,
    body: tableForm(columns).partial(),
    answer: z.object({ version: z.int() }),
  });
const removeIo = (title: string) => recordIo({ summary: `${title}: usunięcie wpisu` });

/** The same of all calls of a table that people write in. */
export type TableCalls<L extends ListInfo, C extends Fields> = {
  list: TableIo<L, C, true>;
  create: ReturnType<typeof createIo<C>>;
  update: ReturnType<typeof updateIo<C>>;
  remove: ReturnType<typeof removeIo>;
};

/** Gives the calls of a table their schemas: of its rows the id, the columns, and of changeable ones version and rights. */
export function joinTable({ call, list, noun, title, columns, edit }: Table): void {
  const rows = tableRow(columns, edit !== undefined);
  const page = pageIo({ summary: title, list, rows });
  if (!edit) {
    joinSchemas({ list: call }, { list: page }, noun);
    return;
  }
  const { create, update, remove } = edit;
  joinSchemas(
    { list: call, create, update, remove },
    {
      list: page,
      create: createIo(title, columns),
      update: updateIo(title, columns),
      remove: removeIo(title),
    },
    noun,
  );
}
