import { type RawBuilder, sql } from 'kysely';
import type { Pattern } from './personal-patterns.ts';

/** The regular expressions of patterns, as an array for `scrub`, `scrub_json` and `any`. */
export const exactly = (patterns: Pattern[]): RawBuilder<string[]> =>
  sql`${patterns.map(({ exact }) => exact)}::text[]`;

/**
 * JSON as words to look through: in its own text a line's end is the letters `\\n`, which would hang on to the first word of
 * the next line and hide it. For finding alone; what is found is taken out of the values (`scrub_json`).
 */
export const jsonWords = (value: RawBuilder<unknown>) =>
  sql`regexp_replace(${value}::text, '\\\\[nrt]', ' ', 'g')`;

const roughly = (patterns: Pattern[]) => [...new Set(patterns.map(({ rough }) => rough))].join('|');

/** Whether the patterns find something in a text: the rough ones first, so that most rows cost little. */
export const matches = (text: RawBuilder<unknown>, patterns: Pattern[]): RawBuilder<boolean> =>
  sql<boolean>`(case when ${text} ~* ${roughly(patterns)}
    then ${text} ~* any(${exactly(patterns)}) else false end)`;

/** The same of a column of JSON. */
export const matchesJson = (value: RawBuilder<unknown>, patterns: Pattern[]): RawBuilder<boolean> =>
  sql<boolean>`(case when ${value}::text ~* ${roughly(patterns)}
    then ${jsonWords(value)} ~* any(${exactly(patterns)}) else false end)`;

/** The words around what the patterns find, of a text that has such; null where it has none. */
export const excerpt = (
  text: RawBuilder<unknown>,
  patterns: Pattern[],
): RawBuilder<string | null> => {
  const around = `(?i)(.{0,60}(?:${patterns.map(({ exact }) => exact).join('|')}).{0,60})`;
  return sql<string | null>`substring(${text} from ${around})`;
};
