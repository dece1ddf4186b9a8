import { addressOf } from '@zaplecze/contract/addresses';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { notificationKinds } from '@zaplecze/contract/rooms/notifications/forms';
import { answerAbove } from '../../../kit/mail/answer-above.ts';
import { composeLetter, type Letter } from '../../../kit/mail/letter.ts';
import type { Message } from '../../../kit/mail/mail.ts';
import type { Config } from '../../../kit/operations/config.ts';
import { escapeHtml, plainText } from '../../../kit/records/html.ts';
import type { DecisionLinks } from '../decisions.ts';

type Notified = { kind: string; content: string };
type Recipient = { name: string; firstName: string; email: string };

/** Name of a kind, as subjects and titles have it. */
export const titleOf = (kind: string): string =>
  notificationKinds.find((one) => one.kind === kind)?.name ?? 'Powiadomienie';

/** The path of the screen that a notification leads to; only paths of the product count. */
export function screenOf(content: string): string {
  const path = plainText(/href="([^"]*)"/.exec(content)?.[1] ?? '');
  return /^\/(?!\/)/.test(path) ? path : addressOf('notifications');
}

const settingsOf = ({ publicUrl }: Config) => ({
  label: 'Zmień kanały powiadomień',
  url: `${publicUrl}${addressOf('notificationSettings')}`,
});

/** Content comes from our own composing; its links, which are paths, get the product's address. */
const wordsOf = (content: string, { publicUrl }: Config) => ({
  html: content.replaceAll('href="/', `href="${escapeHtml(publicUrl)}/`),
  text: plainText(content),
});

/** What the button that opens a screen is called. */
function openLabel(path: string): string {
  if (/^\/(yourIssues|issue\/view)\/\d/.test(path)) return 'Otwórz zgłoszenie';
  if (/^\/task\/\d/.test(path)) return 'Otwórz zadanie';
  if (path.startsWith('/project/view/')) return 'Otwórz projekt';
  if (path.startsWith('/offer/view/')) return 'Otwórz ofertę';
  return 'Otwórz w programie';
}

/** What a letter tells beside the notification's own words. */
export type Beside = {
  /** Ways to decide from outside; buttons that lead to a page which asks for a confirming click. */
  links?: DecisionLinks | null;
  facts?: { label: string; value: string }[];
  /** The comment that it is about, in its words. */
  quote?: string | null;
  /** Where an answer goes; null: nobody reads answers to it. */
  replyTo?: string | null;
};

function notes({ links, replyTo }: Beside): string[] {
  const answers = 'Możesz po prostu odpowiedzieć na ten list: odpowiedź stanie się komentarzem.';
  return [...(links ? [links.note] : []), ...(replyTo ? [answers] : [])];
}

/** The record that a letter is about, as the name of its thread; null for what is about several or none. */
export function threadOf(content: string): string | null {
  const path = screenOf(content);
  return /\d/.test(path) && !/[?]/.test(path) ? path.replace(/#.*/, '') : null;
}

const oneLine = (html: string) => plainText(html).replace(/\s+/g, ' ').trim();

/** Of a record its name, the same in each letter about it, as mail programs want of what stands together. */
function subjectOf(content: string, path: string): string {
  const kind = /^Otwórz (zgłoszenie|zadanie|projekt|ofertę)$/.exec(openLabel(path))?.[1];
  const name = oneLine(/<a href="[^"]*">(.*?)<\/a>/s.exec(content)?.[1] ?? '');
  if (kind === undefined || name === '' || threadOf(content) === null) return oneLine(content);
  const place = oneLine(
    /<\/a>( (?:w projekcie|dla klienta) .{1,300}?)(?: \(|: |$)/s.exec(content)?.[1] ?? '',
  );
  return [`${named[kind] ?? kind} „${name}”`, place].filter(Boolean).join(' ');
}
const named: Record<string, string> = {
  zgłoszenie: 'zgłoszenie',
  zadanie: 'zadanie',
  projekt: 'projekt',
  ofertę: 'oferta',
};

/**
 * One notification as a letter. Its subject is what the notification says, so that a mailbox tells
 * one client's task from another's.
 */
export function letter(
  config: Config,
  to: Recipient,
  { content, first, ...beside }: Notified & Beside & { id: number; first: string | null },
): Message {
  const path = screenOf(content);
  const open = { label: openLabel(path), url: `${config.publicUrl}${path}` };
  const { links = null, facts = [], replyTo = null, quote = null } = beside;
  const acts = (links?.acts ?? []).map(({ label, address }) => ({
    label,
    url: `${config.publicUrl}${address}`,
  }));
  const outgoing: Letter = {
    ...(replyTo && { answerAbove }),
    firstName: to.firstName,
    words: [wordsOf(content, config)],
    ...(quote && { quote }),
    facts,
    buttons: [...acts, open],
    notes: notes(beside),
    why: 'Ten list przyszedł, bo tak ustawiono kanały powiadomień.',
    settings: settingsOf(config),
  };
  return {
    to: { name: to.name, address: to.email },
    subject: `${config.productName}: ${subjectOf(content, path)}`,
    ...composeLetter(config.productName, outgoing),
    id: `powiadomienie-${beside.id}`,
    ...(first && { thread: first }),
    unsubscribe: settingsOf(config).url,
    ...(replyTo && { replyTo }),
  };
}

/** A day's unread notifications as one letter; `count` may be more than are listed. */
export function digestLetter(
  config: Config,
  to: Recipient,
  { unread, count, words }: { unread: Notified[]; count: number; words: string },
): Message {
  const more = count - unread.length;
  const settings = settingsOf(config);
  const outgoing: Letter = {
    preheader: unread
      .map(({ content }) => plainText(content))
      .join(' · ')
      .slice(0, 200),
    firstName: to.firstName,
    words: [
      `Czeka na Ciebie ${countWords(count, 'powiadomienie', 'powiadomienia', 'powiadomień')}:`,
    ],
    list: unread.map(({ content }) => ({
      words: wordsOf(content, config),
      url: `${config.publicUrl}${screenOf(content)}`,
    })),
    ...(more > 0 && { rest: `oraz ${countWords(more, 'inne', 'inne', 'innych')}` }),
    buttons: [
      { label: 'Wszystkie powiadomienia', url: `${config.publicUrl}${addressOf('notifications')}` },
    ],
    why: 'Ten list przychodzi raz dziennie, w dni robocze, gdy coś jest nieprzeczytane.',
    settings: { ...settings, label: 'Wyłącz dzienny list' },
  };
  return {
    to: { name: to.name, address: to.email },
    subject: `${config.productName}: ${words}`,
    ...composeLetter(config.productName, outgoing),
    unsubscribe: settings.url,
  };
}
