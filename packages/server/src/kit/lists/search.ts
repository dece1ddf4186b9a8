import { cleanNumber } from '@zaplecze/contract/kit/fields/clean';
import { bareWord } from '@zaplecze/contract/kit/values/found-words';
import { type RawBuilder, sql } from 'kysely';
import { writtenNumber } from './written-number.ts';

/** What a street begins with: columns of addresses have it in full, short or not at all, and it tells none from another. */
const street = /^(?:ul\.?|ulica|al\.|aleja|aleje|alei|pl\.|plac|os\.|osiedle)$/i;
const streetAhead = /^(?:ul|al|pl|os)\.(?=\p{L})/iu;

/** What was typed, word by word: without signs around words and what every street is called. */
export function typedWords(typed: string): string[] {
  const words = typed.split(/\s+/).map(bareWord).filter(Boolean);
  return words
    .filter((word) => words.length === 1 || !street.test(word))
    .map((word) => word.replace(streetAhead, ''));
}

/** Words of a search, folded as the `search` columns are (see fold() in 0001_kit.sql). */
function searchWords(search: string | undefined): string[] {
  return (
    typedWords(search ?? '')
      // An area code stands in the columns of numbers without its brackets.
      .map((word) => word.replace(/^\((\d+)\)$/, '$1'))
      .slice(0, 10)
  );
}

/**
 * Digits of a NIP, REGON, KRS or telephone however it is typed or copied from a document, without what it is called,
 * PL or +48; null for what is none.
 */
export function bareNumber(typed: string): string | null {
  const number = cleanNumber(bareWord(typed))
    .replace(/^(?:nip|regon|krs|tel)\b[.:\s]*(?=\S)/i, '')
    .replace(/^pl(?=[\s\d-])/i, '');
  if (!/^[\d\s()+./–-]+$/.test(number)) return null;
  const digits = number.replace(/\D/g, '');
  const home = digits.replace(/^(?:00)?48(?=\d{9}$)/, '');
  return home.length >= 5 ? home : null;
}

/** The words that `matches` asks `also` for, numbers in their other ways of writing among them. */
export function wordsAsked(search: string | undefined): Set<string> {
  const words = new Set<string>();
  matches(sql<string>`''`, search, undefined, (word) => {
    words.add(word);
    return undefined;
  });
  return words;
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * Condition that a folded `search` column, or folded text, has every word of the search somewhere.
 * Longer words go through the trigram index. In words of one or two letters there is no trigram, and
 * `like` would read that whole index and then every row it names; so they are looked for by
 * `strpos`, and with `fragments`, the name of the table's column of short fragments (fragments() in
 * 0001_kit.sql), through its index. A NIP or a telephone is also looked for by its digits alone,
 * which the columns of tables with numbers have beside the words (numbers_in() there). Of web pages and
 * mailboxes that which tells them apart is looked for (search_word() in 0085_client_words.sql). `also`: where else a word
 * may stand; undefined for one that is not looked for there.
 */
export function matches(
  column: string | RawBuilder<string>,
  search: string | undefined,
  fragments?: string,
  also?: (word: string) => RawBuilder<boolean> | undefined,
) {
  const orAlso = (word: string, found: RawBuilder<unknown>) => {
    const besides = also?.(word);
    return besides ? sql`(${found} or ${besides})` : found;
  };
  const text = typeof column === 'string' ? sql.ref(column) : column;
  const numbered = (typed: string, found: RawBuilder<unknown>) => {
    const digits = bareNumber(typed);
    if (digits === null || digits === typed) return found;
    return orAlso(digits, sql`(${found} or ${text} like ${`%${digits}%`})`);
  };
  const parts = searchWords(search).map((word) => {
    if ([...word].length > 2) {
      const found = sql`${text} like '%' || fold(search_word(${escapeLike(word)})) || '%'`;
      return numbered(word, orAlso(word, found));
    }
    const found = sql`strpos(${text}, fold(${word})) > 0`;
    if (fragments === undefined) return orAlso(word, found);
    return orAlso(word, sql`${sql.ref(fragments)} @> array[fragment(fold(${word}))] and ${found}`);
  });
  if (parts.length === 0) return sql<boolean>`true`;
  const all = sql<boolean>`(${sql.join(parts, sql` and `)})`;
  const whole = parts.length > 1 ? numbered(search ?? '', all) : all;
  // What is written in several words, or has its unit beside it, is a number as a whole.
  const written = writtenNumber(search ?? '');
  const isWhole = written !== null && (written.isGrouped || written.unit !== '');
  return sql<boolean>`${isWhole ? orAlso(written.text, whole) : whole}`;
}
