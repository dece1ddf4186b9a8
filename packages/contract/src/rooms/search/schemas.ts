import * as z from 'zod';
import { io } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { cleanLine } from '../../kit/fields/clean.ts';
import { cleanedText, maxId } from '../../kit/fields/fields.ts';
import * as calls from './calls.ts';
import { type FoundKind, foundKindNames, longestSearch, mostOpened } from './lists.ts';

const kind = z.enum(foundKindNames as [FoundKind, ...FoundKind[]]);

const searchResult = z.object({
  kind,
  id: z.int(),
  title: z.string(),
  /** Facts that distinguish results with the same title, and the place of the match. */
  notes: z.array(z.string()),
  address: z.string(),
  /** Whether the match differs from the search by one letter. */
  nearly: z.boolean(),
});

export type SearchResult = z.output<typeof searchResult>;

const group = z.object({
  kind,
  rows: z.array(searchResult),
  /** The list that has all that fit, where there may be more of them. */
  all: z.string().nullable(),
});

export type FoundGroup = z.output<typeof group>;

/** `client.7`, apart by commas. */
const known = new RegExp(`^(${foundKindNames.join('|')})\\.([1-9]\\d{0,9})$`);

const opened = z
  .string()
  .transform((text) => text.split(',').map((one) => known.exec(one)))
  .refine(
    (all) => all.length <= mostOpened && all.every((one) => one && Number(one[2]) <= maxId),
    'Nieprawidłowa wartość',
  )
  .transform((all) => all.map((one) => ({ kind: one?.[1] as FoundKind, id: Number(one?.[2]) })));

const schemas = {
  search: io({
    summary: 'Szuka we wszystkim, co osoba może zobaczyć; najlepiej pasujące najpierw',
    query: z.strictObject({
      q: cleanedText(cleanLine, longestSearch).min(1, 'Wpisz, czego szukasz').max(longestSearch),
      kind: kind.optional(),
    }),
    answer: z.object({ groups: z.array(group) }),
  }),
  listOpened: io({
    summary: 'Rekordy, które osoba ostatnio otwierała, o ile nadal może je zobaczyć',
    query: z.strictObject({ of: opened }),
    answer: z.object({ list: z.array(searchResult) }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
