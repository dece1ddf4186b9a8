import { plain } from '@zaplecze/contract/kit/values/fold';

/*
 * Whether two names are one company's. Letters in common are not enough: a bakery and a printing house may both be
 * called „Żagiel” (docs/decisions/0096).
 */

/** What companies call themselves by law: it makes strangers alike. */
const forms =
  /(?<!\p{L})(?:sp[óo][łl]k[aąi]|z ograniczon[ąa] odpowiedzialno[śs]ci[ąa]|akcyjn[ay]|komandytow[ao]|jawna|cywilna|partnerska|prosta|sp\.?\s*(?:z\s*o\.?\s*o\.?|[kjp]\.?)|(?:p\.)?s\.\s?[ac]\.)(?!\p{L})/giu;

/** A name without its legal form and quotation marks, as far as something is left. */
export function coreOf(name: string): string {
  const core = name
    .replace(forms, ' ')
    .replace(/[„”"',.()/&+-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return core.length >= 3 ? core : name.trim();
}

/** Words that say nothing of who it is: one of two spellings may lack them. */
const empty = new Set(
  `firma zaklad zaklady przedsiebiorstwo przeds spolka grupa group holding polska poland biuro uslugi uslugowe
  uslugowy uslugowa handlowa handlowe handlowy handlowo produkcyjne produkcyjny produkcyjno uslugowo wielobranzowe wielobranzowy prywatny
  prywatna indywidualna specjalistyczna phu pphu ppuh fhu phup pw zpu zuh fpu p h u f m c i a w z oraz the and of co llc ltd
  gmbh sa sc sk spk spj zoo sp`.split(/\s+/),
);

/** Ends of words that change with the case and number of a noun or adjective. */
const ends = /(?:iego|ego|iej|ej|ych|ich|ami|ach|ow|om|ie|ia|iu|ii|y|i|a|e|o|u)$/;
const stemOf = (word: string) => (word.length > 5 ? word.replace(ends, '') : word);

/** Names of a man and a woman of one family are two people's. */
const surname = /(?:sk|ck|dzk)[ia]$/;

/** Whether one letter more, less, other, or two exchanged make one word of the other. */
function isTypo(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [a, b] = [one.slice(from), other.slice(from)];
  if (a.length !== b.length) return a.length > b.length ? a.slice(1) === b : b.slice(1) === a;
  return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
}

const hasDigit = (word: string) => /\d|^[ivx]+$/.test(word);

/** How much two words are one: 1 the same, 0.5 but for a letter, 0 not. */
function sameness(one: string, other: string): 0 | 0.5 | 1 {
  if (one === other) return 1;
  if (hasDigit(one) || hasDigit(other)) return 0;
  if (surname.test(one) && surname.test(other) && one.slice(0, -1) === other.slice(0, -1)) return 0;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  // An initial: 'B. Malinowska'.
  if (short.length === 1) return long.startsWith(short) ? 0.5 : 0;
  if (short.length >= 4 && stemOf(short) === stemOf(long)) return 1;
  return short.length >= 6 && short[0] === long[0] && isTypo(one, other) ? 0.5 : 0;
}

type Company = { name: string; postalCode?: string | null | undefined };

const wordsOf = (name: string) => plain(coreOf(name)).split(' ').filter(Boolean);

/**
 * Whether two names at one place are likely the same company's: every telling word of the shorter one is in the other
 * one, in any order, and what the longer one has besides tells nothing or is one word beside two in common. A word that
 * differs by a letter counts where another one is the same or the postal code is.
 */
export function isAlike(one: Company, other: Company): boolean {
  const [left, right] = [wordsOf(one.name), wordsOf(other.name)];
  if (left.join('') === right.join('')) return true;
  const telling = (words: string[]) => words.filter((word) => !empty.has(word));
  const [few, many] = [telling(left), telling(right)].sort((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  if (few.length === 0) return false;
  const rest = [...many];
  const found = few.map((word) => {
    const fits = rest.map((other_) => sameness(word, other_));
    const best = Math.max(0, ...fits);
    if (best > 0) rest.splice(fits.indexOf(best as 0.5 | 1), 1);
    return best;
  });
  if (found.includes(0)) return false;
  const hasTypo = found.includes(0.5);
  const samePlace = Boolean(one.postalCode) && one.postalCode === other.postalCode;
  if (hasTypo && !found.includes(1) && !samePlace) return false;
  if (rest.length === 0) return true;
  return rest.length === 1 && few.length >= 2 && !hasTypo && !rest.some(hasDigit);
}
