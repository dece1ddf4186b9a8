import * as z from 'zod';
import './messages.ts';

/** Highest id the database's integer columns can hold. */
export const maxId = 2_147_483_647;

/** A record's id, as a number or (from a path or a form) its decimal digits. */
export function id(message = 'Nieprawidłowa wartość') {
  return z.union(
    [
      z.int().min(1).max(maxId),
      z
        .string()
        .regex(/^[1-9]\d{0,9}$/)
        .transform(Number)
        .refine((value) => value <= maxId),
    ],
    { error: message },
  );
}

/** A required choice of a record; absent, null or '' all mean that nothing was chosen. */
export function choice(message: string) {
  return z.union(
    [
      z.int().min(0).max(maxId),
      z
        .string()
        .regex(/^\d{1,10}$/)
        .transform(Number)
        .refine((value) => value <= maxId, { error: message }),
    ],
    {
      error: message,
    },
  );
}

/** An optional choice; null clears it. */
export function optionalChoice() {
  return z.union([id(), z.literal('').transform(() => null), z.null()]).optional();
}

/** A set of ids without repetitions; `missing` is told when there is no list at all. */
export function ids(max = 1000, missing?: string) {
  return z
    .array(id(), missing ? { error: missing } : undefined)
    .max(max, { error: `Najwyżej ${max} pozycji` })
    .transform((values) => [...new Set(values)]);
}

/** A required text: trimmed, not empty, at most `max` characters. */
export function required(message: string, max = 200) {
  return z
    .string({ error: message })
    .trim()
    .min(1, { error: message })
    .max(max, { error: `Najwyżej ${max} znaków` });
}

/** An optional text: trimmed; '' and null both clear it and are kept as null. */
export function text(max = 200) {
  return z
    .string()
    .trim()
    .max(max, { error: `Najwyżej ${max} znaków` })
    .nullable()
    .transform((value) => (value === '' ? null : value))
    .optional();
}

/** A long text of several lines, kept as typed but for the ends. */
export function longText(max = 20_000) {
  return text(max);
}

export const defaultColor = '#FF0000';

/** A colour as #RRGGBB; #RGB stands for it. */
export function color(message = 'Kolor jest wymagany') {
  return z
    .string({ error: message })
    .trim()
    .regex(/^#(?:[0-9a-f]{3}){1,2}$/i, { error: message })
    .transform((value) =>
      (value.length === 4 ? value.replace(/[^#]/g, '$&$&') : value).toUpperCase(),
    );
}

/**
 * A file of a record: the id of one uploaded before (what the product's pages send) or its
 * content as a data-URI of at most 10 MB.
 */
export function fileInput(message = 'Plik jest wymagany') {
  return z.union(
    [
      id(message),
      z
        .string()
        .regex(/^data:[\w.+-]+\/[\w.+-]+(;[\w=.+-]+)*;base64,/, { error: message })
        .max(14_000_000),
    ],
    { error: message },
  );
}
