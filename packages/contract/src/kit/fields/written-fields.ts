import * as z from 'zod';
import '../calls/messages.ts';
import { isAwaited } from '../values/rich-text-value.ts';
import { cleanLines } from './clean.ts';
import { wordsOfHtml } from './html-words.ts';
import { shapeFault } from './rich-shape.ts';

/** Fields of descriptions and comments: words, or words with formatting as `{ html }`. */

/** Markup may be this much longer than the words that it stands around. */
const mostMarkup = 20_000;
/** Tags, open or closed, and letters written by their names. */
const mostSigns = 12_000;

/** Counted as people count them: a letter or a pictogram is one. Of what is surely too long nothing is counted. */
const isLonger = (words: string, max: number) =>
  words.length > max && (words.length > 2 * max || [...words].length > max);

/** Why a formatted text cannot be stored, as a message. The first fault ends the search. */
function faultOf(html: string, max: number, message: string | null): string | null {
  if (html.length > max * 4 + mostMarkup) return 'Tekst ma za dużo formatowania';
  const shape = shapeFault(html, mostSigns);
  if (shape !== null) return shape;
  if (isAwaited(html)) {
    return 'Obrazek nie dotarł jeszcze na serwer. Poczekaj, ponów albo usuń go.';
  }
  const words = wordsOfHtml(html);
  return words === '' ? message : isLonger(words, max) ? `Najwyżej ${max} znaków` : null;
}

/** One that lets others follow: a union forgets the words of those that end all. So nothing may stand after these. */
const refusal = (input: unknown, message: string) =>
  ({ code: 'custom', input, message, continue: true }) as const;

/** @param message when it says nothing; null where it may */
const formatted = (max: number, message: string | null) =>
  z.strictObject({ html: z.string() }).check(({ value, issues }) => {
    const fault = faultOf(value.html, max, message);
    if (fault !== null) issues.push(refusal(value, fault));
  });

const words = (max: number) =>
  z
    .string()
    // Of what is surely too long nothing is cleaned.
    .overwrite((value) => (value.length > 4 * max + mostMarkup ? value : cleanLines(value)))
    .check(({ value, issues }) => {
      if (isLonger(value, max)) issues.push(refusal(value, `Najwyżej ${max} znaków`));
    });

/** A required text, formatted or not; its words count, not its markup. */
export function requiredRichText(message: string, max: number) {
  return z.union([words(max).min(1, { error: message }), formatted(max, message)], {
    error: message,
  });
}

/** An optional text, formatted or not; '' and null both clear it. */
export function optionalWritten(max = 20_000) {
  return z
    .union([words(max), z.null(), formatted(max, null)])
    .transform((value) => {
      const words = value === null || typeof value === 'string' ? value : wordsOfHtml(value.html);
      return words === '' ? null : value;
    })
    .optional();
}
