import { addressOf } from '@zaplecze/contract/addresses';
import { counted } from '@zaplecze/contract/kit/words';
import { notificationKinds } from '@zaplecze/contract/notifications.forms';
import type { Message } from '../../kit/mail/mail.ts';
import type { Config } from '../../kit/operations/config.ts';
import { escapeHtml, plainText } from '../../kit/records/html.ts';

type Notified = { kind: string; content: string };
type Recipient = { name: string; email: string };

/** Name of a kind, as subjects and titles have it. */
export const titleOf = (kind: string): string =>
  notificationKinds.find((one) => one.kind === kind)?.name ?? 'Powiadomienie';

/** The path of the screen that a notification leads to; only paths of the product count. */
export function screenOf(content: string): string {
  const path = plainText(/href="([^"]*)"/.exec(content)?.[1] ?? '');
  return /^\/(?!\/)/.test(path) ? path : addressOf('notifications');
}

const settings = ({ publicUrl }: Config) => `${publicUrl}${addressOf('notificationSettings')}`;

const footer = (config: Config) => ({
  text: `\n\nKanały powiadomień zmienisz tutaj: ${settings(config)}\n`,
  html: `<p><small><a href="${escapeHtml(settings(config))}">Zmień kanały powiadomień</a></small></p>`,
});

/** Content comes from our own composing; its links, which are paths, get the product's address. */
const absolute = (content: string, { publicUrl }: Config) =>
  content.replaceAll('href="/', `href="${escapeHtml(publicUrl)}/`);

/**
 * One notification as a letter. Its subject is what the notification says, so that a mailbox tells
 * one client's task from another's.
 */
export function letter(config: Config, to: Recipient, { content }: Notified): Message {
  const end = footer(config);
  return {
    to: { name: to.name, address: to.email },
    subject: `${config.productName}: ${plainText(content).replace(/\s+/g, ' ')}`,
    text: `${plainText(content)}\n\n${config.publicUrl}${screenOf(content)}${end.text}`,
    html: `<p>${absolute(content, config)}</p>${end.html}`,
  };
}

/** A day's unread notifications as one letter; `count` may be more than are listed. */
export function digestLetter(
  config: Config,
  to: Recipient,
  { unread, count, words }: { unread: Notified[]; count: number; words: string },
): Message {
  const end = footer(config);
  const more = count - unread.length;
  const all = `${config.publicUrl}${addressOf('notifications')}`;
  const rest = more > 0 ? `oraz ${counted(more, 'inne', 'inne', 'innych')}` : '';
  return {
    to: { name: to.name, address: to.email },
    subject: `${config.productName}: ${words}`,
    text: `${unread
      .map(({ content }) => `- ${plainText(content)}\n  ${config.publicUrl}${screenOf(content)}`)
      .join('\n')}\n${rest}\n\nWszystkie powiadomienia: ${all}${end.text}`,
    html: `<ul>${unread.map(({ content }) => `<li>${absolute(content, config)}</li>`).join('')}</ul><p>${rest}</p><p><a href="${escapeHtml(all)}">Wszystkie powiadomienia</a></p>${end.html}`,
  };
}
