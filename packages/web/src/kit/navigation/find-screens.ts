import type { Icon } from '@tabler/icons-react';
import type { Address } from '@zaplecze/contract/addresses';
import { plain } from '@zaplecze/contract/kit/values/fold';
import { searchWords } from '@zaplecze/contract/kit/values/found-words';
import { isTypo } from '@zaplecze/contract/kit/values/typo';

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
/** How near is what has the letters within a word alone, when nothing is nearer. */
const within = 6;
/** What has more words is no name of a screen with a letter wrong. */
const mostWords = 3;

/** A word without the ending by which its case may differ: 'pracownika' and 'pracownik' are one. */
const stem = (word: string) => (word.length < 5 ? word : word.slice(0, word.length > 7 ? -3 : -1));

/** Endings of nouns, adjectives and verbs, without Polish letters: 'nowego' and 'nowy', 'wystawić' and 'wystaw' are one. */
const ending =
  /(?:iego|ego|iej|ej|ymi|imi|ych|ich|ami|ach|owi|ow|om|em|ac|ic|yc|ie|ia|iu|ii|y|i|a|e|o|u)$/;
const root = (word: string) => (word.length < 4 ? word : word.replace(ending, ''));

/** Words that a question has and no name: 'ile mam urlopu', 'kalendarz w telefonie'. */
const fillers = new Set(
  'a ile mam jak gdzie czy co chce w we z ze na do o od dla za po moj moja moje mojego mi sie i'.split(
    ' ',
  ),
);

/** 'mail' of 'mailowe', but not the 'nowa' that stands at the beginning of somebody's name. */
const isStem = (one: string) => one.length > 4 || (one.length === 4 && /[^aeiouy]$/.test(one));

type Folded = {
  title: string;
  words: string;
  all: string;
  /** Its words. */
  split: string[];
  /** Those that a typo is looked for in; their stems, those that longer words begin with; their roots. */
  long: string[];
  stems: string[];
  starts: string[];
  roots: Set<string>;
};

const fold = (label: string, words: string): Folded => {
  const all = plain(`${label} ${words}`);
  const split = [...new Set(all.split(/[^a-z0-9]+/).filter(Boolean))];
  const stems = searchWords(all).map(stem);
  const long = split.filter((word) => word.length > 4);
  return {
    ...{ title: plain(label), words: plain(words), all, split, long, stems },
    ...{ starts: stems.filter(isStem), roots: new Set(split.map(root)) },
  };
};

const known = new WeakMap<object, Folded>();

/** Folding takes longer than comparing, and the same screens are asked at each letter. */
function foldedOf(screen: { label: string; words?: string | undefined }): Folded {
  const folded = known.get(screen) ?? fold(screen.label, screen.words ?? '');
  known.set(screen, folded);
  return folded;
}

const hasWords = (wanted: string[], { all }: Folded) => wanted.every((word) => all.includes(word));
/** Each where a word begins: 'zysk' is not what 'odzyskiwanie' is about. */
const beginsWords = (wanted: string[], { all, split }: Folded) =>
  wanted.every(
    (word) => ` ${all}`.includes(` ${word}`) || split.some((one) => one.startsWith(word)),
  );
/** A word that is looked for, with its stem and root. */
type Needle = { word: string; stem: string; root: string };

const hasRoot = (needle: Needle, { roots }: Folded) =>
  needle.root.length > 2 && roots.has(needle.root);
const hasStem = (needle: Needle, folded: Folded) =>
  hasRoot(needle, folded) ||
  folded.stems.some((one) => one.startsWith(needle.stem)) ||
  folded.starts.some((one) => needle.word.startsWith(one));
const hasStems = (all: Needle[], folded: Folded) => all.every((needle) => hasStem(needle, folded));
/** A letter wrong, missing or too much, or two exchanged, in words long enough to be no others. */
const hasTypos = (all: Needle[], folded: Folded) =>
  all.every(
    (needle) =>
      hasRoot(needle, folded) ||
      (needle.word.length > 4 &&
        folded.long.some(
          (one) => Math.abs(one.length - needle.word.length) < 2 && isTypo(needle.word, one),
        )),
  );

/** What is asked for, without the words around it, where something is left. */
function askedOf(typed: string): Needle[] {
  const wanted = searchWords(typed);
  const needles = wanted.filter((word) => !fillers.has(word));
  return (needles.length > 0 ? needles : wanted).map((word) => ({
    ...{ word, stem: stem(word), root: root(word) },
  }));
}

/** Those that have every word of what was typed; where there is none, those that have it in another case. */
export function findNamed<S extends { label: string; words?: string | undefined }>(
  typed: string,
  named: readonly S[],
): S[] {
  const wanted = searchWords(typed);
  const needles = askedOf(typed);
  const ways: ((folded: Folded) => boolean)[] = [
    (folded) => beginsWords(wanted, folded),
    (folded) => hasStems(needles, folded),
    (folded) => hasWords(wanted, folded),
  ];
  for (const has of ways) {
    const found = named.filter((one) => has(foldedOf(one)));
    if (found.length > 0) return found;
  }
  return [];
}

/** Those that have it but for a letter: for where nothing is found otherwise. */
export function findNearly<S extends { label: string; words?: string | undefined }>(
  typed: string,
  named: readonly S[],
): S[] {
  const needles = askedOf(typed);
  return needles.length > mostWords ? [] : named.filter((one) => hasTypos(needles, foldedOf(one)));
}

/**
 * Screens for what was typed, the best first: those meant, by the beginning of the title or a whole word that people
 * have for it (of a part sooner than of a whole screen), stand before records; those that have it somewhere, in whatever
 * case, stand after them; where nothing has it, those that have its letters within a word, or it but for a letter.
 */
export function findScreens(
  typed: string,
  screens: readonly FindScreen[],
  most = mostScreens,
): Record<'best' | 'rest', FindScreen[]> {
  const q = plain(typed);
  const wanted = searchWords(typed);
  const needles = askedOf(typed);
  const rank = (screen: FindScreen): number => {
    const folded = foldedOf(screen);
    const { title, words } = folded;
    if (title === q) return 0;
    if (`${title} `.startsWith(`${q} `)) return 1;
    if (q.length > 1 && ` ${words} `.includes(` ${q} `)) return screen.shows ? 2 : 2.5;
    if (title.startsWith(q)) return 2.7;
    if (` ${title}`.includes(` ${q}`)) return 3;
    if (beginsWords(wanted, folded)) return 4;
    if (q.length > 3 && hasStems(needles, folded)) return 5;
    return hasWords(wanted, folded) ? within : 7;
  };
  const every = screens.map((screen, at) => ({ screen, at, rank: rank(screen) }));
  const least = every.some((one) => one.rank < within) ? within : 7;
  const known = every.filter((one) => one.rank < least);
  const ranked =
    known.length > 0
      ? known.sort((a, b) => a.rank - b.rank || a.at - b.at)
      : findNearly(typed, screens).map((screen, at) => ({ screen, at, rank: 7 }));
  const of = (isBest: boolean) =>
    ranked
      .filter((one) => one.rank < 3 === isBest)
      .slice(0, most)
      .map(({ screen }) => screen);
  return { best: of(true), rest: of(false) };
}
