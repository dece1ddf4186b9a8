import * as z from 'zod';
import { io } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { instant, ref } from '../../../kit/values/records.ts';
import * as calls from './calls.ts';
import { eventPage, fromNow, recordEventKinds, recordEventTypes } from './lists.ts';

/** A place among the events: the number of a transaction and of a row. Programs keep it as it is. */
const cursor = z.string().regex(/^\d{1,18}-\d{1,18}$/, 'Nieprawidłowy kursor');

/** A value as the record's own call takes it: of other records ids, of statuses their numbers, instants in UTC. */
const value = z
  .union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))])
  .nullable();

export const recordEvent = z.object({
  /** The same whenever and by whomever it is read, and in webhooks. */
  id: cursor,
  type: z.enum(recordEventTypes),
  at: instant,
  /** Who did it; null: the product. */
  by: ref.nullable(),
  /** Its name of now; of what is gone the last one, of a document, whose file is gone, that of its type. */
  record: z.object({ kind: z.enum(recordEventKinds), id: z.int(), name: z.string() }),
  /** Of a task that stands: the four numbers that its calls take. */
  task: z
    .object({ project: z.int(), task: z.int(), procedure: z.int(), service: z.int() })
    .nullable(),
  /** Of a contact person: the client. */
  client: z.int().nullable(),
  /** Fields by the names of the record's own call. What was erased for good is told as erased. */
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  /** What was joined to the record and taken from it (people, files, services), by ids. */
  links: z.array(
    z.object({ field: z.string(), added: z.array(z.int()), removed: z.array(z.int()) }),
  ),
});
export type RecordEvent = z.output<typeof recordEvent>;

const types = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(recordEventTypes)).min(1).max(recordEventTypes.length));

const schemas = {
  listEvents: io({
    summary:
      'Zdarzenia rekordów (dodanie, zmiana, usunięcie) od kursora, w kolejności zatwierdzenia; bez kursora od najdawniejszego',
    row: 'tylko rekordy, które osoba może otworzyć, z działów, które klucz może czytać',
    query: z.strictObject({
      /** `next` of the answer before, or `now`: no events, only the cursor of this moment. */
      after: z.union([cursor, z.literal(fromNow)]).optional(),
      /** Types apart by commas; none: all of them. */
      type: types.optional(),
      limit: z.coerce.number().int().min(1).max(eventPage).default(eventPage),
    }),
    answer: z.object({
      list: z.array(recordEvent),
      /** To be sent as `after`; also when the list is empty. */
      next: cursor,
      /** Whether more may be read at once. */
      more: z.boolean(),
    }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
