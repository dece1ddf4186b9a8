import { plain } from '@zaplecze/contract/kit/values/fold';
import { isTypo } from '@zaplecze/contract/kit/values/typo';
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

/** What companies call themselves by law: it makes strangers alike. */
const forms =
  /(?<!\p{L})(?:sp[óo][łl]k[aąi]|z\s*o\.\s?o\.?|z ograniczon[ąa] odpowiedzialno[śs]ci[ąa]|akcyjn[ay]|komandytow[ao]|jawna|cywilna|partnerska|prosta|sp\.?\s*(?:z\s*o\.?\s*o\.?|[kjp]\.?)|(?:p\.)?s\.\s?[ac]\.)(?!\p{L})/giu;

/** A name without its legal form and quotation marks, as far as something is left. */
export function coreOf(name: string): string {
  const core = name
    .replace(forms, ' ')
    .replace(/[\p{P}\p{S}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return core.length >= 3 ? core : name.trim();
}

/** Ends of words that change with the case and number of a noun or adjective. */
const ends = /(?:iego|ego|iej|ej|ych|ich|ami|ach|ow|om|ie|ia|iu|ii|y|i|a|e|o|u)$/;
/** 'Jaszewscy' are a Jaszewski and whoever is with him. */
const singular = (word: string) => word.replace(/([sc])cy$/, '$1ki');
const stemOf = (word: string) => (word.length >= 4 ? word.replace(ends, '') : word);

/** Names of a man and a woman of one family are two people's. */
const surname = /(?:sk|ck|dzk)[ia]$/;

const hasDigit = (word: string) => /\d|^[ivx]+$/.test(word);

/** Whether two words differ by their case or number: 'Rzgów', 'Rzgowie'. */
function haveOneStem(one: string, other: string): boolean {
  const [a, b] = [stemOf(one), stemOf(other)];
  return Math.min(a.length, b.length) >= 3 && (a === b || a === other || b === one);
}

/** 'Gosp.' of 'Gospodarstwo': the beginning of a word that says what a company is. */
const isShortened = (short: string, long: string) =>
  short.length >= 4 &&
  long.startsWith(short) &&
  !firstNames.has(short) &&
  tradeOf(short) === null &&
  (tradeOf(long)?.startsWith(short) ?? false);

/** How much two words are one: 1 the same, 0.5 but for a letter or an initial, 0 not. */
function sameness(one: string, other: string): 0 | 0.5 | 1 {
  if (one === other) return 1;
  if (hasDigit(one) || hasDigit(other)) return 0;
  const trade = tradeOf(one);
  const isTrade = trade !== null && trade === tradeOf(other);
  if (isTrade && (trade.length > 4 || one === trade || other === trade)) return 1;
  if (surname.test(one) && surname.test(other) && one.slice(0, -1) === other.slice(0, -1)) return 0;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length === 1) return long.startsWith(short) ? 0.5 : 0;
  if (isShortened(short, long)) return 1;
  if (short.length >= 4 && haveOneStem(short, long)) return 1;
  return short.length >= 6 && short[0] === long[0] && isTypo(one, other) ? 0.5 : 0;
}

/**
 * Beginnings of which a name that is alike has one at least: of the words that tell most, and of the first. Less than a word, so that
 * 'Agro-Pol' finds 'AGROPOL'.
 */
export function beginningsOf(name: string): string[] {
  const words = wordsOf(name).filter((word) => word.length >= 3);
  const telling = words.filter((word) => !emptyWords.has(word));
  const proper = telling.filter((word) => isProper(word) && !firstNames.has(word));
  const chosen = [proper, telling, words].find((list) => list.length > 0) ?? [];
  return [...chosen, ...telling.slice(0, 1)].map((word) => word.slice(0, 4));
}

type Company = { name: string; postalCode?: string | null | undefined };

/** 'P.P.H.U.' is one word as 'PPHU' is. */
const withInitials = (name: string) =>
  name.replace(
    /(?<![\p{L}\p{N}])(?:\p{L}\.\s?){2,}(?:\p{L}(?!\p{L}))?/gu,
    (letters) => `${letters.replace(/[.\s]/g, '')} `,
  );

/** What a foundation is for is said by one of two spellings: '… na rzecz Wielkich Jezior'. */
const purpose = /(?<=\s\S+\s\S+)\s+na rzecz\s.*$/iu;

const numerals: Record<string, string> = {
  ...{
    dwa: '2',
    dwie: '2',
    trzy: '3',
    cztery: '4',
    szesc: '6',
    siedem: '7',
    osiem: '8',
    dziewiec: '9',
  },
};

/** 'Stolmax' is 'Stolmaks'; other names with x in them, such as XVI, stay. */
const spelled = (word: string) => word.replace(/(?<=\p{L}{3})ks$/u, 'x');

const wordsOf = (name: string) =>
  plain(coreOf(withInitials(name.replace(forms, ' ').replace(purpose, ''))))
    .split(' ')
    .map((word) => numerals[word] ?? spelled(singular(word)))
    .filter(Boolean);

/** Two words that the other name writes as one become one: 'Dent-Med', 'DENTMED'. */
function joined(words: string[], other: string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const both = `${words[at]}${words[at + 1] ?? ''}`;
    const isOne = words[at + 1] !== undefined && other.some((one) => one === both);
    result.push(isOne ? both : (words[at] as string));
    if (isOne) at += 1;
  }
  return result;
}

/**
 * A short word that is made of the first letters of words of the other name is these words: 'OSP', 'SM'; of two letters
 * where they have another word in common.
 */
function expanded(words: string[], other: string[]): string[] {
  const isKnown = words.some((word) => word.length > 3 && other.some((one) => sameness(word, one)));
  return words.flatMap((word) => {
    if (word.length < (isKnown ? 2 : 3) || word.length > 5 || other.includes(word)) return [word];
    // Gas is not what 'Gospodarstwo Agroturystyczne „Zacisze”' is called for short.
    if (tradeOf(word) !== null) return [word];
    for (let from = 0; from + word.length <= other.length; from += 1) {
      const run = other.slice(from, from + word.length);
      if (run.map(([first]) => first).join('') === word) return run;
    }
    return [word];
  });
}

/** A first name, also of a patron ('imienia Mikołaja'), or the letter of one. */
const isFirstName = (word: string) =>
  /^[a-z]$/.test(word) || firstNames.has(word) || firstNames.has(word.replace(/a$/, ''));

/** Whether words are people's: first names, and a family's name to each at most. */
function isPeople(words: string[]): boolean {
  const first = words.filter(isFirstName).length;
  return first > 0 && words.length - first <= first && words.every((word) => !hasDigit(word));
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
function isKind(rest: string[], { common, alone, leads, run }: Omit<Beside, 'last'>): boolean {
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
  return kind.length === 0 || isPeople(kind);
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
  const isNothing = (word: string) => isDescribing(word) || prepositions.has(word);
  if (![...left, ...right].every(isNothing)) return false;
  return left.some((one) => right.some((other) => isOneField(one, other)));
}

/**
 * What one of two names has besides the other one: words that make no other company of it.
 *
 */
function isHarmless(rest: string[], { common, last, alone, leads, run }: Beside): boolean {
  if (rest.length === 0) return true;
  if (rest.length === 1 && rest[0] === 'przy' && common.some(hasDigit)) return true;
  const proper = common.filter((word) => isProper(word) && !firstNames.has(word)).length;
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
  const [a, b] = [wordsOf(one.name), wordsOf(other.name)];
  if (a.join('') === b.join('')) return true;
  const [left, right] = [joined(expanded(a, b), b), joined(expanded(b, a), a)];
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
    return isSure && isOtherwise(missing, rest, common);
  }
  const isFirstFew = few.join(' ') === telling(left).join(' ');
  const alone = (isFirstFew ? left : right).length === few.length;
  const places = found.map(({ at }) => at);
  const run = places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1);
  const leads = matched.has(0) ? null : (many[0] ?? null);
  const hasTypo = found.some(({ best }) => best === 0.5);
  const samePlace = Boolean(one.postalCode) && one.postalCode === other.postalCode;
  if (hasTypo && !found.some(({ best }) => best === 1) && !samePlace) return false;
  if (rest.length > 0 && hasTypo) return isKind(rest, { common, alone, leads, run });
  const last = !matched.has(many.length - 1);
  return isHarmless(rest, { common: few, last, alone, leads, run }) && !isSwapped(few, places);
}
