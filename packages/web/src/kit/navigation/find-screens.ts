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
  /** Said beside the label: where it stands. */
  note?: string;
  /** It stands behind 'Widok' of the list. */
  behindView?: true;
};

const mostScreens = 6;

/** A word without the ending by which its case may differ: 'pracownika' and 'pracownik' are one. */
const stem = (word: string) => (word.length < 5 ? word : word.slice(0, word.length > 6 ? -3 : -1));

type Folded = { title: string; words: string; all: string; stems: string[] };

const fold = (label: string, words: string): Folded => {
  const all = plain(`${label} ${words}`);
  return { title: plain(label), words: plain(words), all, stems: searchWords(all).map(stem) };
};

const known = new WeakMap<object, Folded>();

/** Folding takes longer than comparing, and the same screens are asked at each letter. */
function foldedOf(screen: { label: string; words?: string | undefined }): Folded {
  const folded = known.get(screen) ?? fold(screen.label, screen.words ?? '');
  known.set(screen, folded);
  return folded;
}

const hasWords = (wanted: string[], { all }: Folded) => wanted.every((word) => all.includes(word));
const hasStems = (wanted: string[], { stems }: Folded) =>
  wanted.every((word) =>
    stems.some((one) => one.startsWith(stem(word)) || (one.length > 3 && word.startsWith(one))),
  );

/** Those that have every word of what was typed; where there is none, those that have it in another case. */
export function findNamed<S extends { label: string; words?: string | undefined }>(
  typed: string,
  named: readonly S[],
): S[] {
  const wanted = searchWords(typed);
  const found = named.filter((one) => hasWords(wanted, foldedOf(one)));
  return found.length > 0 ? found : named.filter((one) => hasStems(wanted, foldedOf(one)));
}

/**
 * Screens for what was typed, the best first: those meant, by the beginning of the title or a whole word that people
 * have for it (of a part sooner than of a whole screen), stand before records; those that have it somewhere, in whatever
 * case, stand after them.
 */
export function findScreens(
  typed: string,
  screens: readonly FindScreen[],
  most = mostScreens,
): Record<'best' | 'rest', FindScreen[]> {
  const q = plain(typed);
  const wanted = searchWords(typed);
  const rank = (screen: FindScreen): number => {
    const folded = foldedOf(screen);
    const { title, words } = folded;
    if (title === q) return 0;
    if (title.startsWith(q)) return 1;
    if (q.length > 1 && ` ${words} `.includes(` ${q} `)) return screen.shows ? 2 : 2.5;
    if (` ${title}`.includes(` ${q}`)) return 3;
    if (hasWords(wanted, folded)) return 4;
    return q.length > 3 && hasStems(wanted, folded) ? 5 : 6;
  };
  const ranked = screens
    .map((screen, at) => ({ screen, at, rank: rank(screen) }))
    .filter((one) => one.rank < 6)
    .sort((a, b) => a.rank - b.rank || a.at - b.at);
  const of = (isBest: boolean) =>
    ranked
      .filter((one) => one.rank < 3 === isBest)
      .slice(0, most)
      .map(({ screen }) => screen);
  return { best: of(true), rest: of(false) };
}
