import { escapeWords } from './rich-text-value.ts';

/*
 * A person named in a text stands there by their id, "@[12]": whoever is called otherwise later is called so there
 * too. What is typed and read has the name instead, "@Anna Nowak".
 */

/** People whom one comment may name. */
export const mostMentions = 20;

const token = /@\[([1-9]\d{0,8})\]/g;

/** The ids of the people whom a text names, each once. */
export const mentionedIn = (text: string): number[] => [
  ...new Set([...text.matchAll(token)].map(([, id]) => Number(id))),
];

type Named = { id: number; name: string };
export type Piece = { text: string } | { person: Named };

/** A text in pieces, to be shown: words, and those of its people who are known. Others stay as they were typed. */
export function piecesOf(text: string, people: readonly Named[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(token)) {
    const person = people.find(({ id }) => id === Number(found[1]));
    if (!person) continue;
    if (found.index > at) pieces.push({ text: text.slice(at, found.index) });
    pieces.push({ person });
    at = found.index + found[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

/** A text as plain words: "@Anna Nowak, kiedy?". */
export const plainTextOf = (text: string, people: readonly Named[]): string =>
  piecesOf(text, people)
    .map((piece) => ('person' in piece ? `@${piece.person.name}` : piece.text))
    .join('');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words as they are kept: each name of `chosen` that stands after an @ becomes its person; the longest name wins. */
export function withIds(words: string, chosen: ReadonlyMap<string, number>): string {
  if (chosen.size === 0) return words;
  const names = [...chosen.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const named = new RegExp(`@(${names.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return words.replace(named, (_, name: string) => `@[${chosen.get(name)}]`);
}

/** In a formatted text a person is named by a link to their profile, whose words begin with an @. */
const link = /<a\s[^<>]*href="\/profile\/view\/([1-9]\d{0,8})"[^<>]*>@/g;

/** The ids of the people whom a formatted text names, each once. */
export const linkedIn = (html: string): number[] => [
  ...new Set([...html.matchAll(link)].map(([, id]) => Number(id))),
];

const whole = /<a\s[^<>]*href="\/profile\/view\/([1-9]\d{0,8})"[^<>]*>@[^<]*<\/a>/g;

/** The links by which the editor names people as numbers, for a text that keeps numbers. */
export const numbersOfLinks = (html: string): string => html.replace(whole, '@[$1]');

/** The other way round, under the names that people have; those who are not known stay numbers. */
export const linksOfNumbers = (html: string, people: readonly Named[]): string =>
  html.replace(token, (number, id: string) => {
    const person = people.find((one) => one.id === Number(id));
    return person ? `<a href="/profile/view/${id}">@${escapeWords(person.name)}</a>` : number;
  });

/** An @ at the end of what stands before the caret, with what follows it, two words at most; an address of mail is none. */
export const mentionAtCaret = (before: string): string | null =>
  /(?:^|[\s(„"])@([\p{L}\p{N}.'’-]{0,30}(?: [\p{L}'’-]{0,30})?)$/u.exec(before)?.[1] ?? null;
