/*
 * Words as regular expressions (PostgreSQL's and JavaScript's alike, letter case aside): with marks or without, with what
 * stands unseen between letters.
 */

/** Letter case and diacritics aside: 'Łódź' is 'lodz'. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** Every Latin letter that is this one without its marks, by the plain one. */
const variants = new Map<string, string>();
for (const [from, to] of [
  [0x41, 0x24f],
  [0x1e00, 0x1eff],
] as const) {
  for (let code = from; code <= to; code += 1) {
    const letter = String.fromCodePoint(code);
    const plain = foldText(letter);
    if (/^[a-z]$/.test(plain)) variants.set(plain, (variants.get(plain) ?? '') + letter);
  }
}

export const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** What stands unseen between letters: soft hyphens of Word and of web pages, spaces and joiners of no width. */
export const unseen = '\\u00ad\\u200b-\\u200d\\u2060\\ufeff';
const apostrophes = "'`\\u00b4\\u02bc\\u2018\\u2019";
/** A letter with any marks or none, of either case, also where the marks follow it; what is unseen goes with it. */
export const anyMarks = (letter: string) => {
  // O'Brien, O’Brien, OBrien, O Brien.
  if (letter === "'") return `[${apostrophes}\\s${unseen}]*`;
  const same = variants.get(letter);
  return same ? `[${same}][\\u0300-\\u036f${unseen}]*` : `${literal(letter)}[${unseen}]*`;
};
export const letters = 'A-Za-zÀ-ɏḀ-ỿ';
export const whole = (pattern: string) => `(?<![0-9${letters}])(?:${pattern})(?![0-9${letters}])`;

export const wordsOf = (name: string) =>
  foldText(name)
    .replaceAll(new RegExp(`[${apostrophes}]`, 'g'), "'")
    .split(/[\s-]+/)
    .filter((word) => word !== '');
export const spell = (word: string) => [...word].map(anyMarks).join('');
/** Between parts of one name, and between the names as texts, tables (a bar parts cells) and file names write them. */
const within = '[\\s\\u00a0\\u2010-\\u2015-]+';
const quotes = '"\'\\u201c-\\u201f\\u00ab\\u00bb';
export const between = `(?:[\\s\\u00a0_.,|/;():${quotes}\\u2010-\\u2015-]|&nbsp;|&quot;)+`;
export const spellAll = (name: string) => wordsOf(name).map(spell).join(within);

/** Any of these forms; what they begin with alike is spelled once, since each letter is long. */
export function oneOf(forms: string[]): string {
  if (forms.length === 1) return spell(forms[0] ?? '');
  const start = sharedStart(forms);
  const ends = forms.map((form) => spell(form.slice(start.length)));
  return `${spell(start)}(?:${ends.join('|')})`;
}
export const spellForms = (words: string[][]) => words.map(oneOf).join(within);

/** What all of these words begin with. */
export function sharedStart([first = '', ...rest]: string[]): string {
  let length = 0;
  while (length < first.length && rest.every((word) => word[length] === first[length])) length += 1;
  return first.slice(0, length);
}
