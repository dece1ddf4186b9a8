import { withoutQuotes } from '@zaplecze/contract/kit/values/found-words';
import { bareNumber, typedWords } from './search.ts';

/** What was typed, as the functions of 0020_search.sql take it. */
export type SearchText = {
  whole: string;
  /** A pattern of each word, long numbers first, then the longest. */
  parts: string[];
  /** The digits of a NIP or a telephone. */
  number: string | null;
  /** What may be found instead of the parts: a number as it was typed. */
  other: string | null;
};

/** Those that tell most; more than these tell nothing more. */
const mostWords = 6;
/** A number that few have, as in the full name of a client among many of that name. */
const tellsMuch = /\d{5}/;
/** As many digits as a column of numbers has together (numbers_in() of 0001_kit.sql). */
const wholeNumber = 7;

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');
const pattern = (word: string) => `%${escaped(word)}%`;

export function readTyped(q: string): SearchText {
  const whole = withoutQuotes(q.trim().replace(/\s+/g, ' '));
  const number = bareNumber(whole);
  if (number !== null) {
    const other = number === whole ? null : pattern(whole);
    return { whole, parts: [pattern(number)], number, other };
  }
  const words = typedWords(whole).map((word) => {
    const digits = bareNumber(word);
    return digits !== null && digits.length >= wholeNumber ? digits : word;
  });
  const weightOf = (word: string) => word.length + (tellsMuch.test(word) ? whole.length : 0);
  const parts = [...new Set(words)].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, mostWords);
  return { whole, parts: parts.map(pattern), number: null, other: null };
}
