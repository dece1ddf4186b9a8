import * as z from 'zod';
import './messages.ts';
import { isAwaited, plainOf, wordsOfHtml } from './written.ts';

/** Fields of descriptions and comments: words, or words with formatting as `{ html }` (see written.ts). */

/** Markup may be this much longer than the words that it stands around. */
const mostMarkup = 20_000;

/** Counted as people count them: a letter or a pictogram is one. */
const counted = (words: string) => [...words].length;

const formatted = (max: number) =>
  z
    .strictObject({ html: z.string() })
    .refine(({ html }) => html.length <= max * 4 + mostMarkup, {
      error: 'Tekst ma za dużo formatowania',
    })
    .refine(({ html }) => !isAwaited(html), {
      error: 'Obrazek nie dotarł jeszcze na serwer. Poczekaj, ponów albo usuń go.',
    })
    .refine(({ html }) => counted(wordsOfHtml(html)) <= max, { error: `Najwyżej ${max} znaków` });

const words = (max: number) =>
  z
    .string()
    .trim()
    .refine((value) => counted(value) <= max, { error: `Najwyżej ${max} znaków` });

/** A required text, formatted or not; its words count, not its markup. */
export function written(message: string, max: number) {
  return z
    .union([words(max).min(1, { error: message }), formatted(max)], { error: message })
    .refine((value) => plainOf(value) !== '', { error: message });
}

/** An optional text, formatted or not; '' and null both clear it. */
export function optionalWritten(max = 20_000) {
  return z
    .union([words(max), z.null(), formatted(max)])
    .transform((value) => (value === null || plainOf(value) === '' ? null : value))
    .optional();
}
