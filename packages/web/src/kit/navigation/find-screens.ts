import type { Icon } from '@tabler/icons-react';
import type { Address } from '@zaplecze/contract/addresses';
import { plain } from '@zaplecze/contract/kit/values/fold';
import { searchWords } from '@zaplecze/contract/kit/values/found-words';

/** A screen that the person may open, or a part of one. */
export type FindScreen = {
  label: string;
  /** What else people call it. */
  words: string;
  to: Address;
  icon?: Icon | undefined;
  /** Heading or button that shows it there; none for what its address shows. */
  shows?: string;
};

const mostScreens = 6;

/** Whether every word of what was typed stands somewhere in the text, in any form of letters. */
export const everyWord = (typed: string, text: string): boolean =>
  searchWords(typed).every((word) => plain(text).includes(word));

/**
 * Screens for what was typed, the best first: those meant, by the beginning of the title or a whole word that people
 * have for it (of a part sooner than of a whole screen), stand before records; those that have it somewhere stand after them.
 */
export function findScreens(
  typed: string,
  screens: FindScreen[],
): Record<'best' | 'rest', FindScreen[]> {
  const q = plain(typed);
  const rank = ({ label, words, shows }: FindScreen): number => {
    const title = plain(label);
    if (title === q) return 0;
    if (title.startsWith(q)) return 1;
    if (q.length > 1 && ` ${plain(words)} `.includes(` ${q} `)) return shows ? 2 : 2.5;
    if (` ${title}`.includes(` ${q}`)) return 3;
    return everyWord(typed, `${label} ${words}`) ? 4 : 5;
  };
  const ranked = screens
    .map((screen, at) => ({ screen, at, rank: rank(screen) }))
    .filter((one) => one.rank < 5)
    .sort((a, b) => a.rank - b.rank || a.at - b.at);
  const of = (isBest: boolean) =>
    ranked
      .filter((one) => one.rank < 3 === isBest)
      .slice(0, mostScreens)
      .map(({ screen }) => screen);
  return { best: of(true), rest: of(false) };
}
