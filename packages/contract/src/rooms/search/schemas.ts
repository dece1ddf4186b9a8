import * as z from 'zod';
import { io } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { cleanLine } from '../../kit/fields/clean.ts';
import { maxId, typed } from '../../kit/fields/fields.ts';
import * as calls from './calls.ts';
import { type FoundKind, foundKindNames, longestSearch, mostOpened } from './lists.ts';

const kind = z.enum(foundKindNames as [FoundKind, ...FoundKind[]]);

const found = z.object({
  kind,
  id: z.int(),
  title: z.string(),
  /** What tells it from others of its title, and where it was found, if that is elsewhere. */
  notes: z.array(z.string()),
  address: z.string(),
  /** Not what was typed, but one letter from it. */
  nearly: z.boolean(),
});

export type Found = z.output<typeof found>;

const group = z.object({ kind, rows: z.array(found) });

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
      q: typed(cleanLine, longestSearch).min(1, 'Wpisz, czego szukasz').max(longestSearch),
      kind: kind.optional(),
    }),
    answer: z.object({ groups: z.array(group) }),
  }),
  listOpened: io({
    summary: 'Rekordy, które osoba ostatnio otwierała, o ile nadal może je zobaczyć',
    query: z.strictObject({ of: opened }),
    answer: z.object({ list: z.array(found) }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
