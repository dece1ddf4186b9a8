import type { Incoming } from '../../kit/parsing/letter/incoming.ts';

const says = ({ headers }: Incoming, name: string, what: RegExp): boolean =>
  (headers.get(name) ?? []).some((value) => what.test(value.trim()));

const subjects =
  /^(?:autoodpowiedź|automatyczna odpowiedź|odpowiedź automatyczna|out of office|automatic reply|auto(?:matic)?[- ]?reply|abwesenheitsnotiz|automatische antwort|poza biurem)\b/i;

/** An answer that a program gives in somebody's name, as the letter itself says (RFC 3834). */
function isAnswerOfProgram(letter: Incoming): boolean {
  const marked = [
    'auto-submitted',
    'x-auto-response-suppress',
    'precedence',
    'x-ms-exchange-generated-message-source',
  ];
  return (
    says(letter, 'auto-submitted', /^auto-replied\b/i) ||
    says(letter, 'precedence', /^auto_reply\b/i) ||
    ['x-autoreply', 'x-autorespond', 'x-auto-response'].some((name) => letter.headers.has(name)) ||
    (subjects.test(letter.subject) && marked.some((name) => letter.headers.has(name)))
  );
}

/** What a mail server sends back, to a letter that it could not deliver. */
const isReturned = (letter: Incoming): boolean =>
  says(letter, 'return-path', /^<\s*>$/) ||
  says(letter, 'content-type', /^multipart\/report\b/i) ||
  /^(mailer-daemon|postmaster)@/.test(letter.from.address);

const isSpam = (letter: Incoming): boolean =>
  says(letter, 'x-spam-flag', /^yes\b/i) || says(letter, 'x-spam-status', /^yes\b/i);

/** That our own letter has come back to us. */
const isOwn = (letter: Incoming, own: string[]): boolean =>
  own.includes(letter.from.address) || /^<zaplecze\.[^<>]+>$/.test(letter.messageId);

/**
 * Why nothing is made of a letter and nobody told, or null: it is surely a machine's, and one that nobody wrote into.
 *
 * @param own addresses that the product writes from and is answered at
 */
export function refusedSilently(letter: Incoming, own: string[]): string | null {
  if (isOwn(letter, own)) return 'Własny list programu';
  if (isSpam(letter)) return 'Oznaczony jako spam';
  if (isReturned(letter)) return 'Zwrot niedoręczonego listu';
  if (isAnswerOfProgram(letter)) return 'Automatyczna odpowiedź';
  return letter.from.address.includes('@') ? null : 'Bez adresu nadawcy';
}

const isList = (letter: Incoming) =>
  letter.headers.has('list-id') || says(letter, 'precedence', /^(bulk|junk|list)\b/i);

/** What a program may have written, though of somebody we know: a group's letter, a notice of an office. */
export function writtenByProgram(letter: Incoming): string | null {
  if (says(letter, 'auto-submitted', /^(?!no\b)/i)) return 'Wysłał go program nadawcy';
  if (/^(no-?reply|nie-?odpowiadaj|do-?not-?reply)@/.test(letter.from.address))
    return 'Nadawca nie czyta odpowiedzi';
  return says(letter, 'precedence', /^(bulk|junk)\b/i) ? 'Wysłany do wielu osób naraz' : null;
}

/** Why a letter is no answer of a person to a notice: answers go by no list, and no program gives them. */
export const noAnswer = (letter: Incoming): string | null =>
  isList(letter) ? 'Z listy dyskusyjnej albo biuletyn' : writtenByProgram(letter);

/** Whether the mail server has found that the letter is not of whom it says. */
export const isForged = (letter: Incoming): boolean =>
  says(letter, 'authentication-results', /\bdmarc=fail\b/i);
