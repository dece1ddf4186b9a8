import { addressOf } from '@zaplecze/contract/addresses';
import { counted } from '@zaplecze/contract/kit/words';
import { notificationKinds } from '@zaplecze/contract/notifications.forms';
import type { Message } from '../../kit/mail/mail.ts';
import type { Config } from '../../kit/operations/config.ts';
import { escapeHtml, plainText } from '../../kit/records/html.ts';
import type { DecisionLinks } from './decisions.ts';

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

const button = (main: boolean) =>
  `display:inline-block;padding:10px 20px;margin:0 8px 8px 0;border:1px solid #0b6e75;border-radius:4px;${
    main ? 'background:#0b6e75;color:#ffffff' : 'background:#ffffff;color:#0b6e75'
  };font-weight:600;text-decoration:none`;

/** Buttons that lead to a page which asks for a confirming click; mailboxes that open links by themselves do nothing. */
function waysOf({ publicUrl }: Config, { acts, note }: DecisionLinks) {
  const ways = acts.map(({ label, address }) => ({ label, url: `${publicUrl}${address}` }));
  return {
    text: `\n\n${ways.map(({ label, url }) => `${label}: ${url}`).join('\n')}\n\n${note}`,
    html: `<p>${ways
      .map(({ label, url }, at) => {
        const href = escapeHtml(url);
        return `<a href="${href}" style="${button(at === 0)}">${escapeHtml(label)}</a>`;
      })
      .join(' ')}</p><p><small>${escapeHtml(note)}</small></p>`,
  };
}

/**
 * One notification as a letter. Its subject is what the notification says, so that a mailbox tells
 * one client's task from another's.
 */
export function letter(
  config: Config,
  to: Recipient,
  { content, links = null }: Notified & { links?: DecisionLinks | null },
): Message {
  const end = footer(config);
  const ways = links ? waysOf(config, links) : { text: '', html: '' };
  return {
    to: { name: to.name, address: to.email },
    subject: `${config.productName}: ${plainText(content).replace(/\s+/g, ' ')}`,
    text: `${plainText(content)}\n\n${config.publicUrl}${screenOf(content)}${ways.text}${end.text}`,
    html: `<p>${absolute(content, config)}</p>${ways.html}${end.html}`,
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
