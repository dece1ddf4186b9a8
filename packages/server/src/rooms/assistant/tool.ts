import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { customName } from '@zaplecze/contract/kit/fields/custom-fields';
import * as z from 'zod';
import type { Ask } from './calls.ts';

/**
 * What a change is about: the calls that tell it, by the names of their answers, and what is said of each; a person
 * consents to names instead of numbers. Without `says` it is asked for the words of the change alone (`Write.words`).
 */
export type About = Record<string, { ask: Ask; says?: (answer: never) => unknown }>;

type Write<I> = {
  /** What it changes was there before. */
  changes: boolean;
  about: (input: I, me: number) => About;
  /** The input in names instead of numbers, by the answers of `about` that the key may read. */
  words?: (input: I, answers: { readonly [name: string]: unknown }) => object;
};

/** What an assistant can do. Its words are read by a model, which shows what it found to a person. */
export type Tool = {
  name: string;
  title: string;
  says: string;
  input: z.ZodObject;
  /** A tool is offered to keys that open at least one of them. */
  calls: Endpoint[];
  /** The calls that answer it, by what their answers are called; `me`: whose key it is. */
  asks: (input: never, me: number) => Record<string, Ask>;
  /** Its one answer has a whole `list`, which is told by pages as other lists are. */
  whole?: true;
  /** Says an answer in other words, before it is told. */
  tells?: (answer: never) => unknown;
  /** Changes something: asked for explicitly and confirmed. */
  write?: Write<never>;
};

/** A tool whose calls take what its input says, and nothing that it does not name. */
export const tool = <I extends z.ZodObject>(
  declaration: Omit<Tool, 'input' | 'asks' | 'write'> & {
    input: I;
    asks: (input: z.output<I>, me: number) => Record<string, Ask>;
    write?: Write<z.output<I>>;
  },
): Tool =>
  ({ ...declaration, input: z.strictObject(declaration.input.shape, strict) }) as unknown as Tool;

const strict = {
  error: ({ code, keys }: { code?: string; keys?: string[] }) =>
    code === 'unrecognized_keys' ? `Nieznany argument: ${keys?.join(', ')}` : undefined,
};

export const id = (of: string) => z.int().min(1).describe(`Numer: ${of}`);
export const taskNumbers = {
  project: id('projekt'),
  task: id('definicja zadania'),
  procedure: id('procedura'),
  service: id('usługa'),
};
export const cursor = z
  .string()
  .regex(/^p[1-9]\d{0,5}$/, 'Podaj nextCursor z poprzedniej odpowiedzi')
  .optional()
  .describe('nextCursor z poprzedniej odpowiedzi, po następne wiersze');
export const words = z
  .string()
  .max(200)
  .optional()
  .describe('Fragment tekstu; wielkość liter i polskie znaki bez znaczenia');
export const rowsOfPage = 20;

/** What lists of records with own fields take besides. */
export const customAsked = {
  custom: z
    .record(
      z.string().regex(/^[a-z][A-Za-z0-9]{0,39}(\.(from|to|has|empty))?$/),
      z.union([z.string().max(200), z.number(), z.boolean(), z.array(z.int().min(0)).max(300)]),
    )
    .optional()
    .describe('Warunki na pola własne po kluczach: jak je pisać, mówi list_custom_fields'),
  sortByCustom: z
    .string()
    .regex(/^[a-z][A-Za-z0-9]{0,39}$/)
    .optional()
    .describe('Kolejność po polu własnym: jego klucz; puste na końcu'),
  order: z.enum(['asc', 'desc']).optional().describe('Kierunek kolejności'),
};

type Listed = {
  cursor?: string | undefined;
  search?: string | undefined;
  custom?: Record<string, string | number | boolean | number[]> | undefined;
  sortByCustom?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
};
export function listQuery(input: Listed, filter: object = {}) {
  const { custom = {}, sortByCustom, order } = input;
  const own = Object.entries(custom).map(([name, value]) => [
    customName(name),
    typeof value === 'boolean' ? Number(value) : value,
  ]);
  return {
    page: Number(input.cursor?.slice(1) ?? 1),
    perPage: rowsOfPage,
    search: input.search,
    filter: { ...filter, ...Object.fromEntries(own) },
    ...(sortByCustom && { sort: customName(sortByCustom) }),
    ...(order && { order }),
  };
}

/** '1 Do realizacji, 2 W realizacji': what a filter or a change takes. */
export const listWithIds = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id: number, name }) => `${number} ${name}`).join(', ');

/** Rows of a list that the API gives whole. */
const wholeRows = 50;

/** A whole list as a page of it: its rows, how many there are, and the cursor of the next. */
export function pageOfWhole(
  answer: { list: unknown[] },
  after: string | undefined,
): { answer: object; next: string | undefined } {
  const page = Number(after?.slice(1) ?? 1);
  const end = page * wholeRows;
  const { list, ...more } = answer;
  return {
    answer: { ...more, list: list.slice(end - wholeRows, end), count: list.length },
    next: end < list.length ? `p${page + 1}` : undefined,
  };
}
