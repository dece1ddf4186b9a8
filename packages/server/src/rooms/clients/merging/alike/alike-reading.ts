import { plain } from '@zaplecze/contract/kit/values/fold';
import { isTypo } from '@zaplecze/contract/kit/values/typo';
import { emptyWords, firstNames, isAdjective, isProper, tradeOf } from './alike-words.ts';

/*
 * A company's name as words: without its legal form, its abbreviations in full, and how much two words are one. Whether two names are
 * one company's is decided of these (alike.rules.ts).
 */

/** What companies call themselves by law, or what becomes of them: it makes strangers alike. */
const forms =
  /(?<!\p{L})(?:w\s+(?:likwidacji|restrukturyzacji|upadłości)|sp[óo][łl]k[aąi]|z\s*o\.\s?o\.?|z ograniczon[ąa] odpowiedzialno[śs]ci[ąa]|akcyjn[ay]|komandytow[ao]|jawna|cywilna|partnerska|prosta|sp\.?\s*(?:z\s*o\.?\s*o\.?|[kjp]\.?)|(?:p\.)?s\.\s?[ac]\.)(?!\p{L})/giu;

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
/** Without the end of its case and number, and without an e that leaves in them: 'Uszatek', 'Uszatka'. */
const stemOf = (word: string) =>
  (word.length >= 4 ? word.replace(ends, '') : word).replace(/(?<=\w{3})ek$/, 'k');

/** Names of a man and a woman of one family are two people's. */
const surname = /(?:sk|ck|dzk)[ia]$/;

export const hasDigit = (word: string) => /\d|^[ivx]+$/.test(word);

/** Whether two words differ by their case or number: 'Rzgów', 'Rzgowie'. */
function haveOneStem(one: string, other: string): boolean {
  const [a, b] = [stemOf(one), stemOf(other)];
  return Math.min(a.length, b.length) >= 3 && (a === b || a === other || b === one);
}

/** 'Galwanizernia', 'galwaniczny': long words that begin alike, of which one says of what kind something is. */
const haveOneRoot = (one: string, other: string) =>
  Math.min(one.length, other.length) >= 8 &&
  one.slice(0, 6) === other.slice(0, 6) &&
  (isAdjective(one) || isAdjective(other)) &&
  !firstNames.has(one) &&
  !firstNames.has(other);

/** 'Gosp.' of 'Gospodarstwo': the beginning of a word that says what a company is. */
const isShortened = (short: string, long: string) =>
  short.length >= 3 &&
  long.startsWith(short) &&
  !firstNames.has(short) &&
  tradeOf(short) === null &&
  (tradeOf(long)?.startsWith(short) ?? false);

/** 'Wł.' of 'Władysław'. */
const isCut = (short: string, long: string) =>
  short.length <= 3 && firstNames.has(long) && !firstNames.has(short) && long.startsWith(short);

/** 'Szklarstwo', 'szklarski': what somebody does, and of whom it is said. */
const haveOneCraft = (craft: string, other: string) =>
  /[sc]two$/.test(craft) && craft.length >= 8 && other.startsWith(craft.slice(0, -4));

/** How much two words are one: 1 the same, 0.5 but for a letter or an initial, 0 not. */
export function sameness(one: string, other: string): 0 | 0.5 | 1 {
  if (one === other) return 1;
  if (hasDigit(one) || hasDigit(other)) return 0;
  const trade = tradeOf(one);
  const isTrade = trade !== null && trade === tradeOf(other);
  if (isTrade && (trade.length > 4 || one === trade || other === trade)) return 1;
  if (surname.test(one) && surname.test(other) && one.slice(0, -1) === other.slice(0, -1)) return 0;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length === 1) return long.startsWith(short) ? 0.5 : 0;
  if (isCut(short, long)) return 0.5;
  if (haveOneCraft(one, other) || haveOneCraft(other, one)) return 1;
  if (isShortened(short, long)) return 1;
  if (short.length >= 3 && haveOneStem(short, long)) return 1;
  if (haveOneRoot(one, other)) return 1;
  return short.length >= 6 && short[0] === long[0] && isTypo(one, other) ? 0.5 : 0;
}

/**
 * Beginnings of which a name that is alike has one at least: of the words that tell most, and of the first. Less than a word, so that
 * 'Agro-Pol' finds 'AGROPOL'.
 */
export function beginningsOf(name: string): string[] {
  const words = nameWords(name).filter((word) => word.length >= 3);
  const telling = words.filter((word) => !emptyWords.has(word));
  const proper = telling.filter((word) => isProper(word) && !firstNames.has(word));
  const chosen = [proper, telling, words].find((list) => list.length > 0) ?? [];
  return [...chosen, ...telling.slice(0, 1)].map((word) => word.slice(0, 4));
}

/** 'P.P.H.U.' is one word as 'PPHU' is. */
const withInitials = (name: string) =>
  name.replace(
    /(?<![\p{L}\p{N}])(?:\p{L}\.\s?){2,}(?:\p{L}(?!\p{L}))?/gu,
    (letters) => `${letters.replace(/[.\s]/g, '')} `,
  );

/** What a foundation is for is said by one of two spellings: '… na rzecz Wielkich Jezior'. */
const purpose = /(?<=\s\S+\s\S+)\s+na rzecz\s.*$|\s+na rzecz\s[^„"]+(?=[„"])/iu;

/** Numbers in words, and words that are always cut. */
const whole: Record<string, string> = {
  br: 'bracia',
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

/** 'Wolt' as 'Volt' is heard, 'Sokul' as 'Sokół': words that are no trade and no first name. */
function spellByEar(word: string): string {
  const read = plain(word);
  if (tradeOf(read) !== null || firstNames.has(read) || emptyWords.has(read)) return word;
  return word
    .replaceAll('v', 'w')
    .replaceAll('ó', 'u')
    .replaceAll('ch', 'h')
    .replaceAll('rz', 'z')
    .replaceAll('ks', 'x');
}

/** Partners stand behind what their company is: 'Hurtownia Kwiatów Rosa s.c. Nowicki, Nowicka'. */
const partners =
  /(?<=\S+\s+\S+\s+)(?:s\.?\s?c\.?|sp\.?\s?j\.?|sp[óo][łl]ka (?:cywilna|jawna))[\s,–-]+\p{L}.*$/iu;

const withoutPartners = (name: string) =>
  name.replace(partners, (found) =>
    plain(found)
      .split(/[^a-z]+/)
      .some((word) => tradeOf(word) !== null)
      ? found
      : '',
  );

/**
 * A name as words, each once, without those of its own town where others are left.
 *
 * @param byEar words that are spelled in two ways are spelled in one
 */
export function nameWords(name: string, { town = '', byEar = false } = {}): string[] {
  const read = coreOf(withInitials(withoutPartners(name).replace(forms, ' ').replace(purpose, '')))
    .toLowerCase()
    .split(' ')
    .map((word) => plain(byEar ? spellByEar(word) : word))
    .map((word) => whole[word] ?? spelled(singular(word)))
    .filter(Boolean);
  const words = [...new Set(read)];
  const towns = plain(town)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= 3);
  const elsewhere = words.filter((word) => !towns.some((one) => haveOneTown(word, one)));
  return elsewhere.some((word) => !emptyWords.has(word)) ? elsewhere : words;
}

/** 'Osieku' of 'Osiek', 'Ostródzie' of 'Ostróda', 'Wierzchosławicach' of 'Wierzchosławice'. */
const haveOneTown = (word: string, town: string) =>
  word.length <= town.length + 3 && word.startsWith(town.slice(0, Math.max(4, town.length - 3)));

/** An invented word of a trade and of something else: 'Instal-Therm', which says who it is as one word too. */
const isInvented = (one: string, other: string) =>
  (tradeOf(one) === null) !== (tradeOf(other) === null) && one.length >= 3 && other.length >= 3;

/**
 * Two words that the other name writes as one become one: 'Dent-Med', 'DENTMED'. Invented ones are put into `invented`.
 */
export function joinPairs(words: string[], other: string[], invented: Set<string>): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const both = `${words[at]}${words[at + 1] ?? ''}`;
    const isOne = words[at + 1] !== undefined && other.some((one) => one === both);
    if (isOne && isInvented(words[at] as string, words[at + 1] as string)) invented.add(both);
    result.push(isOne ? both : (words[at] as string));
    if (isOne) at += 1;
  }
  return result;
}

/**
 * A short word that is made of the first letters of words of the other name is these words: 'OSP', 'SM'; of two letters
 * where they have another word in common.
 */
export function expandInitials(words: string[], other: string[]): string[] {
  const isKnown = words.some(
    (word) => (word.length > 3 || hasDigit(word)) && other.some((one) => sameness(word, one)),
  );
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
