import { type Border, borderAt, introduction } from './quotes.rules.ts';

/*
 * What somebody has written, without what their program put below it: the letter that is answered, and the signature.
 * All that is cut here is one click away, in the whole letter; in doubt a line stays.
 */

/** What a telephone or a program adds of itself: that line alone goes, since what is forwarded stands below it. */
const device =
  '(?:m(?:ojego|y|oim|ein(?:em)?|on|io|i)\\s+)?(?:iphone|ipad|androida?|telefonu|smartfona|samsung|galaxy|huawei|xiaomi|blackberry|nokia|urządzenia|handy|mobile|phone|aplikacji|programu poczta|outlook|yahoo|proton|windows|poczty|mail|interia|onet|wp)';
const added = new RegExp(
  `^(?:(?:wysłano|wysłane|wysłany|sent|gesendet|envoyé|inviato|enviado|verzonden|skickat) (?:z|ze|from|von|mit|depuis|de|da|desde|vanaf|från) ${device}(?=$|[\\s’'.,]).{0,60}|von meinem .{1,40} gesendet|pobierz (?:aplikację )?outlook .{0,60}|uzyskaj outlook .{0,60}|get outlook for .{0,60}|télécharge[rz] outlook .{0,60})$`,
  'iu',
);
const line = /^(?:-- ?|—|–)$/;
/** A signature is short: what goes on for longer is a text that somebody divided by dashes. */
const [mostLines, widest] = [14, 120];
/** Nobody writes more lines by hand: what has more stays as it is. */
const mostCut = 20_000;

const isQuote = (text: string) => /^\s{0,8}>/.test(text);
const isEmpty = (text: string | undefined) => (text ?? '').trim() === '';
const isAdded = (text: string) => text.length < 160 && added.test(text.trim());

const joined = (lines: string[]) =>
  lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** "PS. …": written below the signature, and meant to be read. */
const isAfterthought = (text: string) =>
  /^\s{0,8}(?:p\.? ?s\.?(?=[\s:,–-])|post ?scriptum\b|dopisek:)/i.test(text);

type Borders = (at: number) => Border;

/** Each line is asked once, however often. */
function bordersOf(lines: string[]): Borders {
  const known = new Map<number, Border>();
  return (at) => {
    const before = known.get(at);
    if (before !== undefined) return before;
    const border = borderAt(lines, at);
    known.set(at, border);
    return border;
  };
}

/** The block below '-- ', up to what another has written or the end; 0 where it is no signature. */
function signatureAt(lines: string[], at: number, borders: Borders): number {
  if (at === 0 || !line.test((lines[at] ?? '').trimStart())) return 0;
  let [end, count] = [at + 1, 0];
  for (; end < lines.length; end += 1) {
    const text = lines[end] ?? '';
    if (isQuote(text) || isAfterthought(text) || borders(end) !== null) break;
    if (isEmpty(text)) continue;
    count += 1;
    if (count > mostLines || text.length > widest) return 0;
  }
  // A dash alone in a line is a list, or a pause, for others than programs.
  return count > 0 || (lines[at] ?? '').trim() === '--' ? end - at : 0;
}

/** Lines without signatures. */
function unsigned(lines: string[]): string[] {
  const keptLines: string[] = [];
  const borders = bordersOf(lines);
  let begun = false;
  for (let at = 0; at < lines.length; at += 1) {
    const text = lines[at] ?? '';
    if (begun) {
      const signature = signatureAt(lines, at, borders);
      if (signature > 0) {
        at += signature - 1;
        keptLines.push('');
        continue;
      }
      if (isAdded(text)) continue;
    }
    begun ||= !isEmpty(text);
    keptLines.push(text);
  }
  return keptLines;
}

/** What an introduction by a program has: an hour ("10:15", "o 10.15", "3 PM", "10 h 15"; "12.05" alone is a day) or an address. */
const exact =
  /\d{1,2}:\d{2}|\b(?:o|godz\.?|at|um) \d{1,2}\.\d{2}(?![.\d])|\d ?[ap]\.?m\b|\d ?h ?\d{2}\b|@/i;

/** Whether quoted lines follow, so that words between them are answers. */
function isQuotedBelow(lines: string[], at: number): boolean {
  const next = lines.slice(at, at + 12).find((text) => !isEmpty(text));
  return next !== undefined && isQuote(next);
}

/** What somebody has said themselves, above, between and below what they quote, in that order. */
function own(lines: string[]): string[] {
  const keptLines: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const text = lines[at] ?? '';
    if (isQuote(text)) continue;
    const border: Border = borderAt(lines, at);
    if (border === null) {
      keptLines.push(text);
      continue;
    }
    const introduced = border === 'introduced' ? introduction(lines, at) : 1;
    const isQuoted = isQuotedBelow(lines, at + introduced);
    // Who marks nothing as quoted tells what another said, in words of their own, where nothing is above it, or where it
    // lacks the hour and the address that programs write.
    const isTale =
      keptLines.every(isEmpty) || !exact.test(lines.slice(at, at + introduced).join(' '));
    if (border === 'introduced' && !isQuoted && isTale) {
      keptLines.push(text);
      continue;
    }
    // Below a head everything is another's; below an introduction only what is marked as quoted.
    if (border === 'head' || border === 'ours' || !isQuoted) break;
    at += introduced - 1;
  }
  // Underscores that Outlook draws above the answered letter.
  while (keptLines.length > 0 && /^[_\s]*$/.test(keptLines.at(-1) ?? 'x')) keptLines.pop();
  return keptLines;
}

/** What is left of an answer: its own words. A letter of quotes alone leaves nothing. */
export function ownWords(text: string): string {
  const lines = text.split('\n');
  return lines.length > mostCut ? text.trim() : joined(unsigned(own(lines)));
}

/** A fresh letter keeps what it forwards; only its signatures go. */
export function withoutSignature(text: string): string {
  const lines = text.split('\n');
  return lines.length > mostCut ? text.trim() : joined(unsigned(lines));
}
