import * as z from 'zod';
import { id } from '../fields/fields.ts';

/** Shapes that answers share. */

/** A moment as answers tell it: ISO 8601 in UTC (`2026-11-26T09:30:00.000Z`). */
export const instant = z.string().meta({ format: 'date-time' });
/** A day of Poland's calendar, `YYYY-MM-DD`. */
export const dayText = z.string().meta({ format: 'date' });

/** A mention of another record. */
export const ref = z.object({ id: z.int(), name: z.string() });
/** A mention of a record with a colour (dictionaries, clients); null shows as grey. */
export const coloredRef = ref.extend({ color: z.string().nullable() });
/** A value of a fixed list: every one has its colour. */
export const statusRef = ref.extend({ color: z.string() });
/** A mention of a person; `picture.path` is a ready address of the portrait. */
export const personRef = ref.extend({
  picture: z.object({ id: z.int(), path: z.string() }).nullable(),
});
export const fileRef = z.object({
  id: z.int(),
  fileName: z.string(),
  filePath: z.string(),
  /** The same as `filePath`, as portraits have it. */
  path: z.string(),
  size: z.int(),
  created: instant,
});
/** The id of a mention, for a form; null for nothing. */
export const idOf = (one: { id: number } | null | undefined): number | null => one?.id ?? null;
/** The ids of several. */
export const idsOf = (list: readonly { id: number }[]): number[] => list.map(({ id }) => id);

/** The caller's rights on the row. */
export const may = z.object({ edit: z.boolean(), delete: z.boolean() });
export const byId = z.strictObject({ id: id() });
export const createdId = z.object({ id: z.int() });

export type Ref = z.output<typeof ref>;
export type ColoredRef = z.output<typeof coloredRef>;
export type PersonRef = z.output<typeof personRef>;
export type FileRef = z.output<typeof fileRef>;
export type May = z.output<typeof may>;
