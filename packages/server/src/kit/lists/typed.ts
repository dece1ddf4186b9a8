import { bareNumber } from './search.ts';

/** What was typed, as the functions of 0020_search.sql take it. */
export type Typed = {
  whole: string;
  /** A pattern of each word, the longest first. */
  parts: string[];
  /** The digits of a NIP or a telephone. */
  number: string | null;
  /** What may be found instead of the parts: a number as it was typed. */
  other: string | null;
};

/** More words than this tell nothing more. */
const mostWords = 6;
/** As many digits as a column of numbers has together (numbers_in() of 0001_kit.sql). */
const wholeNumber = 7;

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');
const pattern = (word: string) => `%${escaped(word)}%`;

export function readTyped(q: string): Typed {
  const whole = q.trim().replace(/\s+/g, ' ');
  const number = bareNumber(whole);
  if (number !== null) {
    const other = number === whole ? null : pattern(whole);
    return { whole, parts: [pattern(number)], number, other };
  }
  const words = whole.split(' ').map((word) => {
    const digits = bareNumber(word);
    return digits !== null && digits.length >= wholeNumber ? digits : word;
  });
  const parts = [...new Set(words)].slice(0, mostWords).sort((a, b) => b.length - a.length);
  return { whole, parts: parts.map(pattern), number: null, other: null };
}
