import type { ParsedLetter } from '../../kit/parsing/letter/incoming.ts';

const says = ({ headers }: ParsedLetter, name: string, what: RegExp): boolean =>
  (headers.get(name) ?? []).some((value) => what.test(value.trim()));

const subjects =
  /^(?:autoodpowiedź|automatyczna odpowiedź|odpowiedź automatyczna|out of office|automatic reply|auto(?:matic)?[- ]?reply|abwesenheitsnotiz|automatische antwort|poza biurem)(?![\p{L}\p{N}])/iu;

/** Programs name themselves as the writer; "no" is what persons' programs say there. */
const isAutomatic = (letter: ParsedLetter) => says(letter, 'auto-submitted', /^(?!no\b)/i);

/** An answer that a program gives in somebody's name, as the letter itself says (RFC 3834). */
function isAnswerOfProgram(letter: ParsedLetter): boolean {
  return (
    says(letter, 'auto-submitted', /^auto-replied\b/i) ||
    says(letter, 'precedence', /^auto_reply\b/i) ||
    ['x-autoreply', 'x-autorespond', 'x-auto-response'].some((name) => letter.headers.has(name)) ||
    (subjects.test(letter.subject) &&
      (isAutomatic(letter) || letter.headers.has('x-ms-exchange-generated-message-source')))
  );
}

/** A subject as those of programs, in a letter that groups and ticket systems mark alike. */
const resemblesAnswer = (letter: ParsedLetter): boolean =>
  subjects.test(letter.subject) &&
  ['x-auto-response-suppress', 'precedence'].some((name) => letter.headers.has(name));

/** What a mail server sends back, to a letter that it could not deliver. */
const isReturned = (letter: ParsedLetter): boolean =>
  says(letter, 'content-type', /^multipart\/report\b/i) ||
  /^(mailer-daemon|postmaster)@/.test(letter.from.address);

/** So do returned letters come, and those that a mail server sends on in its own name. */
const hasNoReturn = (letter: ParsedLetter): boolean => says(letter, 'return-path', /^<\s*>$/);

const isSpam = (letter: ParsedLetter): boolean =>
  says(letter, 'x-spam-flag', /^yes\b/i) || says(letter, 'x-spam-status', /^yes\b/i);

/** That our own letter has come back to us: by its sender, or by its name, which ends with our host. */
function isOwn({ from, messageId }: ParsedLetter, own: string[]): boolean {
  const ours = own.map((address) => `@${address.split('@').at(-1)}>`);
  const isNamed =
    messageId.startsWith('<zaplecze.') && ours.includes(messageId.replace(/^[^@]*/, ''));
  return own.includes(from.address) || isNamed;
}

/**
 * Why nothing is made of a letter and nobody told, or null: it is surely a machine's, and one that nobody wrote into.
 *
 * @param own addresses that the product writes from and is answered at, in small letters
 */
export function refusedSilently(letter: ParsedLetter, own: string[]): string | null {
  if (isOwn(letter, own)) return 'Własny list programu';
  if (isReturned(letter)) return 'Zwrot niedoręczonego listu';
  if (isAnswerOfProgram(letter)) return 'Automatyczna odpowiedź';
  return letter.from.address.includes('@') ? null : 'Bez adresu nadawcy';
}

type Doubt = {
  why: string /** Of somebody whom we do not know it is refused. */;
  ofStrangers: 'refused' | 'waits';
};

/** What a letter of somebody we know waits with: filters err, and servers that send letters on mark them like returned ones. */
export function doubtOf(letter: ParsedLetter): Doubt | null {
  if (isSpam(letter)) return { why: 'Oznaczony jako spam', ofStrangers: 'refused' };
  if (hasNoReturn(letter))
    return {
      why: 'Przyszedł bez adresu zwrotnego, jak listy niedoręczone',
      ofStrangers: 'refused',
    };
  if (resemblesAnswer(letter))
    return { why: 'Może być automatyczną odpowiedzią', ofStrangers: 'waits' };
  return null;
}

/** Whether it went through a list or a group, which may have changed who is answered. */
export const isOfList = (letter: ParsedLetter): boolean =>
  letter.headers.has('list-id') || says(letter, 'precedence', /^list\b/i);

/** What a program may have written, though of somebody we know: a group's letter, a notice of an office. */
export function writtenByProgram(letter: ParsedLetter): string | null {
  if (isAutomatic(letter)) return 'Wysłał go program nadawcy';
  if (/^(no-?reply|nie-?odpowiadaj|do-?not-?reply)@/.test(letter.from.address))
    return 'Nadawca nie czyta odpowiedzi';
  return says(letter, 'precedence', /^(bulk|junk)\b/i) ? 'Wysłany do wielu osób naraz' : null;
}

/** Whether the mail server has found that the letter is not of whom it says. */
export const isForged = (letter: ParsedLetter): boolean =>
  says(letter, 'authentication-results', /\bdmarc=fail\b/i);
