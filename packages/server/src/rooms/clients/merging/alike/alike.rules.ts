import { expandInitials, hasDigit, joinPairs, nameWords, sameness } from './alike-reading.ts';
import {
  emptyWords,
  firstNames,
  isAdjective,
  isDescribing,
  isOneField,
  isPopular,
  isProper,
  ofGroups,
  tradeOf,
} from './alike-words.ts';

/*
 * Whether two names are one company's. Letters in common are not enough: a bakery and a printing house may both be
 * called „Żagiel” (docs/decisions/0096).
 */

type Company = {
  name: string;
  city?: string | null | undefined;
  postalCode?: string | null | undefined;
};

/** A first name, also of a patron ('imienia Mikołaja'), or the letter of one. */
const isFirstName = (word: string) =>
  /^[a-z]$/.test(word) || firstNames.has(word) || firstNames.has(word.replace(/a$/, ''));

/** Whether words are people's: first names, and a family's name to each at most. */
function isPeople(words: string[]): boolean {
  const first = words.filter(isFirstName).length;
  const families = new Set(words.filter((word) => !isFirstName(word)));
  return first > 0 && families.size <= first && words.every((word) => !hasDigit(word));
}

type Beside = {
  /** What both names have. */
  common: string[];
  /** The rest stands at the end of its name. */
  last: boolean;
  /** The shorter name has nothing else. */
  alone: boolean;
  /** The first word of the longer name, where it is of the rest. */
  leads: string | null;
  /** What both have stands together in the longer name. */
  run: boolean;
  /** Words that somebody made up of two, of which one is a trade's. */
  invented: ReadonlySet<string>;
};

const prepositions = new Set(['przy', 'pod', 'nad', 'na']);

/** A word that a company alone is likely to be called by in its town. */
const isTelling = (word: string) =>
  word.length >= 3 &&
  isProper(word) &&
  !isAdjective(word) &&
  !firstNames.has(word) &&
  !prepositions.has(word);

const family = new Set(['syn', 'synowie', 'bracia', 'corka', 'corki']);

/**
 * Whether words say of what kind a company is, or whose, beside what is common to two names: 'Pralnia Chemiczna Bielik',
 * 'Pralnia Bielik'; or where the other name is what it is called by alone: 'Fabryka Okien Vitral', 'Vitral'.
 */
function isKind(
  rest: string[],
  { common, alone, leads, run }: Omit<Beside, 'last' | 'invented'>,
): boolean {
  if (!common.some(isTelling) || rest.some((word) => ofGroups.has(word))) return false;
  // 'Ludowy Klub Sportowy' is another club.
  if (leads !== null && isAdjective(leads)) return false;
  const isOfTrade = common.some((word) => tradeOf(word) !== null);
  // Two words that stand together tell more than what stands before or after them.
  if (run && rest.length <= 2 && common.filter(isTelling).length >= 2) return true;
  if (
    !isOfTrade &&
    !(
      alone &&
      common.every((word) => isTelling(word) || isAdjective(word) || prepositions.has(word))
    )
  )
    return false;
  const kind = rest.filter((word) => !isDescribing(word) && !family.has(word) && word !== 'na');
  // 'Nowotex', 'Nowotex Hurtownia Tkanin'.
  const isCalledAlone = alone && rest.length === 2 && tradeOf(rest[0] ?? '') !== null;
  return kind.length === 0 || isPeople(kind) || isCalledAlone;
}

/** Whether words have a person's first name and the family's. */
const isNamed = (words: string[]) =>
  words.some((word) => firstNames.has(word)) && words.some(isTelling);

/** What one of two names has besides says what somebody does whose whole name is in both. */
const isSomebody = (rest: string[], common: string[]) =>
  isNamed(common) && rest.every(isDescribing);

/** A first name and the family's that stands beside it, for each of a name. */
const peopleOf = (words: string[]) =>
  words.flatMap((word, at) =>
    firstNames.has(word)
      ? [words[at - 1] ?? '', words[at + 1] ?? '']
          .filter((beside) => isTelling(beside) && !isDescribing(beside))
          .map((beside) => `${word} ${beside}`)
      : [],
  );

/** Both rests of two names, where one says who owns the company and the other does not. */
function withoutOwner(left: string[], right: string[]): [string[], string[]] {
  const has = (words: string[]) => words.some((word) => firstNames.has(word));
  const without = (words: string[]) =>
    words.filter((word) => isDescribing(word) || prepositions.has(word));
  if (has(left) === has(right)) return [left, right];
  return has(left) ? [without(left), right] : [left, without(right)];
}

/** One man of one trade is one, whatever else he says of it: 'Szkółka Drzew Paweł Klon', 'Paweł Klon szkółka roślin'. */
function isOneTradesman(names: [string[], string[]], rests: [string[], string[]]): boolean {
  const [some, others] = names.map(peopleOf) as [string[], string[]];
  if (!some.some((one) => others.includes(one))) return false;
  const [left, right] = rests.map((rest) => rest.filter((word) => tradeOf(word) !== null)) as [
    string[],
    string[],
  ];
  return (
    !rests.flat().some((word) => hasDigit(word) || isFirstName(word)) &&
    (left.length === 0 || right.length === 0)
  );
}

/**
 * Whether what either name has besides is one trade in other words: 'Warsztat Samochodowy Kuba i Ojciec', 'Kuba i Ojciec
 * Mechanika Pojazdowa'.
 */
function isOtherwise(left: string[], right: string[], common: string[]): boolean {
  const isPerson = isPeople(common) && common.length >= 2;
  if (!isPerson && !common.some(isTelling)) return false;
  if (isPeople(right) || isPeople(left))
    return !isPerson && common.length >= 2 && (isPeople(right) ? left : right).every(isDescribing);
  const isTwice = common.filter((word) => isTelling(word) && !isDescribing(word)).length >= 2;
  if (isTwice && !isPerson && left.length === 1 && right.length === 1)
    return [...left, ...right].every((word) => tradeOf(word) !== null);
  const isNothing = (word: string) => isDescribing(word) || prepositions.has(word);
  const [some, others] = isPerson ? [left, right] : withoutOwner(left, right);
  if (![...some, ...others].every(isNothing)) return false;
  return some.some((one) => others.some((other) => isOneField(one, other)));
}

/**
 * What one of two names has besides the other one: words that make no other company of it.
 */
function isHarmless(rest: string[], beside: Beside): boolean {
  const { common, last, alone, leads, run, invented } = beside;
  if (rest.length === 0) return true;
  if (rest.length === 1 && rest[0] === 'przy' && common.some(hasDigit)) return true;
  const isName = (word: string) => isProper(word) && !firstNames.has(word);
  const proper = common.filter((word) => isName(word) || invented.has(word)).length;
  if (isPeople(rest)) return proper > 0;
  if (isPeople(common) || rest.some((word) => hasDigit(word) || isPopular(word))) return false;
  if (isKind(rest, { common, alone, leads, run })) return true;
  const isOwner = common.some((word) => firstNames.has(word)) && common.length >= 3;
  if (rest.length <= 2 && proper > 0 && isOwner) return true;
  const isTrade = rest.every((word) => !isProper(word));
  if (rest.length === 2) return isTrade && proper >= 2;
  if (rest.length > 2 || proper === 0) return false;
  return isTrade ? common.length >= 2 : last && common.length >= 3;
}

/** Names of common words alone, in another order, are two: „Apteka Centrum”, „Centrum Apteka”. */
const isSwapped = (few: string[], order: number[]) =>
  !few.some(isProper) && order.some((place, at) => at > 0 && place < (order[at - 1] ?? 0));

/**
 * Whether two names at one place are likely the same company's: every telling word of the shorter one is in the other
 * one, and what the longer one has besides tells nothing, is its owner, or is one word beside two in common. A word that
 * differs by a letter counts where another one is the same or the postal code is. Which of both is asked about is the same.
 */
export function isAlike(one: Company, other: Company): boolean {
  const samePlace = Boolean(one.postalCode) && one.postalCode === other.postalCode;
  return [false, true].some((byEar) =>
    areOne(
      nameWords(one.name, { town: one.city ?? '', byEar }),
      nameWords(other.name, { town: other.city ?? '', byEar }),
      samePlace,
    ),
  );
}

function areOne(a: string[], b: string[], samePlace: boolean): boolean {
  if (a.join('') === b.join('')) return true;
  const invented = new Set<string>();
  const [left, right] = [
    joinPairs(expandInitials(a, b), b, invented),
    joinPairs(expandInitials(b, a), a, invented),
  ];
  const telling = (words: string[]) => words.filter((word) => !emptyWords.has(word));
  const [few, many] = [telling(left), telling(right)].sort(
    (x, y) => x.length - y.length || x.join(' ').localeCompare(y.join(' ')),
  ) as [string[], string[]];
  if (few.length === 0) return false;
  const matched = new Set<number>();
  const found = few.map((word) => {
    const fits = many.map((each, at) => (matched.has(at) ? 0 : sameness(word, each)));
    const best = Math.max(0, ...fits);
    const itself = many.findIndex((each, place) => each === word && !matched.has(place));
    const at = itself >= 0 ? itself : fits.indexOf(best as 0);
    if (best > 0) matched.add(at);
    return { best, at };
  });
  const rest = many.filter((_, at) => !matched.has(at));
  const missing = few.filter((_, at) => found[at]?.best === 0);
  const common = few.filter((_, at) => found[at]?.best === 1);
  if (missing.length > 0) {
    const isSure = found.every(({ best }) => best !== 0.5);
    const ofTrade = common.some((word) => tradeOf(word) !== null);
    const isTradesman = ofTrade && isOneTradesman([few, many], [missing, rest]);
    return isSure && (isTradesman || isOtherwise(missing, rest, common));
  }
  const isFirstFew = few.join(' ') === telling(left).join(' ');
  const alone = (isFirstFew ? left : right).length === few.length;
  const places = found.map(({ at }) => at);
  const run = places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1);
  const leads = matched.has(0) ? null : (many[0] ?? null);
  const hasTypo = found.some(({ best }) => best === 0.5);
  if (hasTypo && !found.some(({ best }) => best === 1) && !samePlace) return false;
  if (rest.length > 0 && hasTypo)
    return isKind(rest, { common, alone, leads, run }) || isSomebody(rest, common);
  const last = !matched.has(many.length - 1);
  return (
    isHarmless(rest, { common: few, last, alone, leads, run, invented }) && !isSwapped(few, places)
  );
}
