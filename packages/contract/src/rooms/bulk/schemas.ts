import * as z from 'zod';
import { io } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { id } from '../../kit/fields/fields.ts';
import { isCustomName } from '../../kit/lists/custom-filters.ts';
import * as calls from './calls.ts';
import { bulkGroup, bulkKeys, bulkKinds } from './lists.ts';

const keys = new Set<string>(Object.values(bulkKeys).flat());
const values = z
  .record(z.string(), z.unknown())
  .refine((value) => Object.keys(value).every((key) => keys.has(key) || isCustomName(key)), {
    error: 'Tego pola nie zmienia się zbiorczo',
  });
const some = z.record(z.string(), z.array(id()).max(50));

/** A record by the parameters of its call: `{ id }`, or the four ids of a task. */
const target = z.strictObject({
  params: z.record(z.string(), id()),
  /** The version it must still have; taking back a change asks for it. */
  version: z.int().min(0).optional(),
  /** The version that the caller sees: what somebody else changed since is joined as in a form. */
  opened: z.int().min(0).optional(),
  /** Its own values, instead of the common ones. */
  values: values.optional(),
});
export type BulkTarget = z.input<typeof target>;

const refusal = z.object({
  /** The place among the targets. */
  at: z.int(),
  message: z.string(),
  /** What is missing or wrong, by field. */
  errors: z.record(z.string(), z.string()),
});
export type BulkRefusal = z.output<typeof refusal>;

const schemas = {
  changeMany: io({
    summary: 'Zmienia naraz wiele rekordów, każdy według jego uprawnień i reguł',
    row: 'jak zmiana pojedynczego rekordu; odmowy są w odpowiedzi przy rekordach',
    body: z.strictObject({
      kind: z.enum(bulkKinds),
      values,
      /** Ids to be added to lists of the record, and taken from them. */
      add: some.optional(),
      remove: some.optional(),
      targets: z.array(target).min(1).max(bulkGroup),
      /** One act sent in several groups: history and people are told of it as of one. */
      act: z
        .string()
        .regex(/^[0-9a-f]{32}$/)
        .optional(),
      /** Only tells what would be changed and what refused, and changes nothing. */
      trial: z.boolean().optional(),
    }),
    answer: z.object({
      done: z.array(
        z.object({
          at: z.int(),
          /** The values of before, with which the change can be taken back. */
          before: z.record(z.string(), z.unknown()),
          version: z.int().nullable(),
        }),
      ),
      /** Places of records that have these values already. */
      same: z.array(z.int()),
      refused: z.array(refusal),
    }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
