import type { Incoming } from './parse.ts';

const says = ({ headers }: Incoming, name: string, what: RegExp): boolean =>
  (headers.get(name) ?? []).some((value) => what.test(value.trim()));

const subjects =
  /^(?:autoodpowiedź|automatyczna odpowiedź|odpowiedź automatyczna|out of office|automatic reply|auto(?:matic)?[- ]?reply|abwesenheitsnotiz|automatische antwort|poza biurem)\b/i;

/** Letters that a program wrote by itself: nobody is to be answered, and nothing is to be made of them. */
function isAutomatic(letter: Incoming): boolean {
  const has = (name: string) => letter.headers.has(name);
  return (
    says(letter, 'auto-submitted', /^(?!no\b)/i) ||
    says(letter, 'precedence', /^(bulk|junk|list|auto_reply)\b/i) ||
    has('x-auto-response-suppress') ||
    has('x-autoreply') ||
    has('x-autorespond') ||
    has('x-auto-response') ||
    subjects.test(letter.subject)
  );
}

/** What a mail server sends back, to a letter that it could not deliver. */
const isReturned = (letter: Incoming): boolean =>
  says(letter, 'return-path', /^<\s*>$/) ||
  says(letter, 'content-type', /^multipart\/report\b/i) ||
  /^(mailer-daemon|postmaster|no-?reply|nie-?odpowiadaj)@/.test(letter.from.address);

const isSpam = (letter: Incoming): boolean =>
  says(letter, 'x-spam-flag', /^yes\b/i) || says(letter, 'x-spam-status', /^yes\b/i);

/** That our own letter has come back to us. */
const isOwn = (letter: Incoming, own: string[]): boolean =>
  own.includes(letter.from.address) || /^<zaplecze\.[^<>]+>$/.test(letter.messageId);

/**
 * Why nothing is made of a letter and nobody told, or null when a person has written it.
 *
 * @param own addresses that the product writes from and is answered at
 */
export function refusedSilently(letter: Incoming, own: string[]): string | null {
  if (isOwn(letter, own)) return 'Własny list programu';
  if (isSpam(letter)) return 'Oznaczony jako spam';
  if (isReturned(letter)) return 'Zwrot albo list bez nadawcy, który czyta odpowiedzi';
  if (isAutomatic(letter)) return 'Automatyczna odpowiedź';
  if (letter.headers.has('list-id') || letter.headers.has('list-unsubscribe'))
    return 'Z listy dyskusyjnej albo biuletyn';
  return letter.from.address.includes('@') ? null : 'Bez adresu nadawcy';
}

/** Whether the mail server has found that the letter is not of whom it says. */
export const isForged = (letter: Incoming): boolean =>
  says(letter, 'authentication-results', /\bdmarc=fail\b/i);
