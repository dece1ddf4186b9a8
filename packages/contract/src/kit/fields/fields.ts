import * as z from 'zod';
import { cleanLine, cleanLines, cleanNumber } from './clean.ts';
import '../calls/messages.ts';

/** Highest id the database's integer columns can hold. */
export const maxId = 2_147_483_647;

/** A record's id, as a number or (from a path or a form) its decimal digits. */
export function id(message = 'Nieprawidłowa wartość') {
  return z.union(
    [
      // A union of which one part is nearly right tells that part's own words.
      z.int(message).min(1, message).max(maxId, message),
      z
        .string()
        .regex(/^[1-9]\d{0,9}$/)
        .transform(Number)
        .refine((value) => value <= maxId, message),
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

/** How a text is cleaned (clean.ts) before any rule asks about it. */
type Clean = (text: string) => string;

/** Far more signs than a text may have are not cleaned first, only refused. */
const farBeyond = (max: number) => max * 4 + 1_000;

/**
 * A text that is cleaned before any rule that follows: the beginning of every field that people type. By `max` its
 * length is asked twice, cheaply before, exactly after.
 */
export function cleanedText(clean: Clean = cleanLine, max = 200, error?: string) {
  return z
    .string(error === undefined ? undefined : { error })
    .max(farBeyond(max), { error: tooLong(max), abort: true })
    .overwrite(clean);
}

const tooLong = (max: number) => `Najwyżej ${max} znaków`;

/** A required text of one line: cleaned, not empty, at most `max` characters. */
export function requiredText(message: string, max = 200, clean: Clean = cleanLine) {
  return cleanedText(clean, max, message)
    .min(1, { error: message })
    .max(max, { error: tooLong(max) });
}

/** The same of several lines. */
export const requiredLines = (message: string, max: number) =>
  requiredText(message, max, cleanLines);

/** An optional text of one line: cleaned; '' and null both clear it and are kept as null. */
export function text(max = 200, clean: Clean = cleanLine) {
  return cleanedText(clean, max)
    .max(max, { error: tooLong(max) })
    .nullable()
    .transform((value) => (value === '' ? null : value))
    .optional();
}

/** A long text of several lines, kept as typed but for its ends and what nobody sees. */
export function longText(max = 20_000) {
  return text(max, cleanLines);
}

export const defaultColor = '#FF0000';

/** A colour as #RRGGBB; #RGB stands for it. */
export function color(message = 'Kolor jest wymagany') {
  return z
    .string({ error: message })
    .max(100, { error: message, abort: true })
    .overwrite(cleanNumber)
    .regex(/^#(?:[0-9a-fA-F]{3}){1,2}$/, { error: message })
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
