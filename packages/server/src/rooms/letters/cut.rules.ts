import { answerAbove } from '../notifications/index.ts';

/*
 * What somebody has written, without what their program put below it: the letter that is answered, and the signature.
 * Programs mark neither; they are known by the lines that they begin with, in Polish, English and German.
 */

/** 'W dniu 23.11.2026 o 10:15, Zaplecze napisał(a):'; long ones are broken into two or three lines. */
const wrote = [
  /^W dniu .{4,300}(?:napisał|napisała|napisał\(a\)|napisali|pisze|pisał|pisała):$/i,
  /^(?:pon|wt|śr|czw|pt|sob|niedz|ndz|dnia)\.?,? .{4,300}(?:napisał|napisała|napisał\(a\)|pisze):$/i,
  /^Wiadomość napisana .{4,300}:$/i,
  /^(?:wiadomość|użytkownik) .{1,300}(?:napisał|napisała|napisał\(a\)|przesłał|przesłała):?$/i,
  /^.{1,200}<[^<>\s]+@[^<>\s]+> .{0,60}(?:napisał|napisała|napisał\(a\)|wrote|schrieb):$/i,
  /^\d{1,2}[./ -].{4,200}(?:napisał|napisała|napisał\(a\)|pisze|wrote|schrieb):?$/i,
  /^On .{4,300}wrote:$/i,
  /^Am .{4,300}schrieb.{0,200}:$/i,
];

/** '-----Oryginalna wiadomość-----', 'Begin forwarded message:' and the like. */
const divided =
  /^(?:[-_]{2,}\s*)?(?:oryginalna wiadomość|wiadomość oryginalna|original message|ursprüngliche nachricht|wiadomość przekazana(?: dalej)?|przekazana wiadomość|forwarded message|begin forwarded message:)(?:\s*[-_]{2,})?$/i;

/** Heads of the answered letter, as Outlook writes them above it. */
const from = /^\*?(?:od|from|von|nadawca):\*? .*\S/i;
const sent =
  /^\*?(?:wysłano|wysłane|data|sent|date|gesendet|datum|do|to|an|temat|subject|betreff):\*? /i;

/** A signature: the line of old, or what telephones add. */
const signature =
  /^(?:-- ?|(?:wysłano|wysłane|wysłany|sent|gesendet|von meinem) (?:z|ze|from|von|mit|iphone)\b.{0,80}(?:gesendet)?|pobierz (?:aplikację )?outlook .*|get outlook for .*)$/i;

const plain = (line: string) => line.replace(/^[>\s\u00a0]+/, '').trim();

/** Whether an introduction begins in a line; below an empty one it may go on in the next two. */
const introduces = (lines: string[], at: number): boolean =>
  [1, 2, 3].some((count) => {
    const parts = lines.slice(at, at + count).map((line) => line.trim());
    const free = at === 0 || lines[at - 1]?.trim() === '';
    const whole = parts.join(' ');
    if (parts.includes('') || (count > 1 && !free) || whole.length > 600) return false;
    return wrote.some((form) => form.test(whole));
  });

const headOf = (lines: string[], at: number): boolean =>
  from.test(lines[at]?.trim() ?? '') &&
  lines.slice(at + 1, at + 5).filter((line) => sent.test(line.trim())).length >= 2;

/** Where what somebody has written ends. */
function endOf(lines: string[]): number {
  const at = lines.findIndex((line, place) => {
    const words = line.trim();
    return (
      plain(line).includes(answerAbove) ||
      divided.test(words) ||
      introduces(lines, place) ||
      headOf(lines, place)
    );
  });
  return at < 0 ? lines.length : at;
}

/** The lines above a signature; one in the first line is what somebody has written. */
function unsigned(lines: string[]): string[] {
  const at = lines.findIndex((line, place) => place > 0 && signature.test(line.trimStart()));
  return at < 0 ? lines : lines.slice(0, at);
}

const isQuote = (line: string) => /^\s*>/.test(line);

/** What stands below and between the quoted lines: some write their answer there. */
function below(lines: string[]): string[] {
  const first = lines.findIndex(isQuote);
  return first < 0 ? [] : lines.slice(first).filter((line) => !isQuote(line));
}

const joined = (lines: string[]) =>
  lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** What is left of an answer: its own words. A letter of quotes alone leaves nothing. */
export function ownWords(text: string): string {
  const lines = text.split('\n');
  const end = endOf(lines);
  const above = lines.slice(0, end);
  // Underscores that Outlook draws above the answered letter.
  while (/^[_\s]*$/.test(above.at(-1) ?? 'x')) above.pop();
  const said = joined(unsigned(above).filter((line) => !isQuote(line)));
  return said || joined(unsigned(below(lines.slice(end))));
}

/** A fresh letter keeps what it forwards; only its signature goes. */
export const withoutSignature = (text: string): string =>
  unsigned(text.split('\n')).join('\n').trim();
