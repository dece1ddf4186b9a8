import * as z from 'zod';
import './messages.ts';
import { wrongDay } from './date-words.ts';
import { backwards, rangeOrder } from './days.ts';
import { maxId } from './fields.ts';
import { readDay } from './typed-time.ts';

/** Document 000 section 9: every paged list has ten rows a page unless asked otherwise. */
export const defaultPerPage = 10;
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

/** Filter by several ids or statuses: `1`, `1,2` or a list; 0 is a value. */
export function idsFilter() {
  return z
    .union([z.array(z.union([z.string(), z.number()])), z.string(), z.number()])
    .transform((value, context) => {
      const texts = (Array.isArray(value) ? value : [value])
        .flatMap((part) => String(part).split(','))
        .filter((part) => part !== '');
      if (texts.length > 500 || texts.some((part) => !/^\d{1,10}$/.test(part) || +part > maxId)) {
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
  return z.string().trim().max(200);
}

/** A switch: 1 or 0. */
export function flagFilter() {
  return z
    .union([z.literal('1'), z.literal('0'), z.literal(1), z.literal(0), z.boolean()])
    .transform((value) => value === '1' || value === 1 || value === true);
}

export function numberFilter(min: number, max: number) {
  return whole(min, max);
}

/** What the pages know of a list: its orders, and which parts of an address belong to it. */
export type ListInfo = {
  sort: readonly string[];
  defaultSort: string;
  defaultOrder?: 'asc' | 'desc';
  /** Names of the filters, and of parameters beside the common ones. */
  filters?: readonly string[];
  extra?: readonly string[];
};

type ListOptions<
  S extends readonly [string, ...string[]],
  F extends Record<string, z.ZodType>,
  R extends z.ZodType,
  X extends Record<string, z.ZodType>,
> = {
  /** Columns that may order the list; anything else is refused with 400. */
  sort: S;
  defaultSort: S[number];
  defaultOrder?: 'asc' | 'desc';
  filters?: F;
  /** Parameters beside the common ones, such as `name` and `nip` of the client list. */
  extra?: X;
  row: R;
};

/**
 * The query and the answer of a paged list. `page` counts from 1; `search` is a fragment, its
 * words all to be found, letter case and diacritics aside. The answer is
 * `{ list: { list: rows of the page, count: all rows of the filter } }`.
 */
export function list<
  const S extends readonly [string, ...string[]],
  R extends z.ZodType,
  F extends Record<string, z.ZodType> = Record<never, never>,
  X extends Record<string, z.ZodType> = Record<never, never>,
>(options: ListOptions<S, F, R, X>) {
  const filters = (options.filters ?? {}) as F;
  const extra = (options.extra ?? {}) as X;
  return {
    query: z.strictObject({
      page: whole(1, maxPage).default(1),
      perPage: whole(1, maxPerPage).default(defaultPerPage),
      search: textFilter().optional(),
      sort: z.enum(options.sort).default(options.defaultSort as never),
      order: z.enum(['asc', 'desc']).default((options.defaultOrder ?? 'asc') as 'asc'),
      filter: z
        .strictObject(filters)
        .partial()
        .superRefine((value, context) => {
          const end = backwards(value);
          if (end) context.addIssue({ code: 'custom', message: rangeOrder, path: [end] });
        })
        .default({} as never),
      ...(extra as { [K in keyof X]: X[K] }),
    }),
    answer: z.object({
      list: z.object({ list: z.array(options.row), count: z.int().min(0) }),
    }),
    sort: options.sort,
    defaultSort: options.defaultSort as S[number],
    defaultOrder: options.defaultOrder ?? ('asc' as const),
    filters: Object.keys(filters),
    extra: Object.keys(extra),
  };
}
