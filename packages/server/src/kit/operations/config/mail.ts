import { isIP } from 'node:net';
import { address, problem, text, whole } from './fields.ts';

const mailbox = /^(?:[^<>@\r\n]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/;

/** What the product is called and how its letters go out. */
export const mailSettings = {
  PRODUCT_NAME: text(60, 'Zaplecze').default('Zaplecze'),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://uzytkownik:haslo@poczta.firma.pl:465').optional(),
  IMAP_URL: address(
    ['imap:', 'imaps:'],
    'imaps://zaplecze%40firma.pl:haslo@poczta.firma.pl:993/INBOX',
  ).optional(),
  MAIL_REPLY_TO: text(320, 'odpowiedzi@firma.pl')
    .regex(
      /^[^\s<>@,;+"]{1,25}@[^\s<>@,;]+$/,
      problem('musi być adresem e-mail do 25 znaków przed @, bez +', 'odpowiedzi@firma.pl'),
    )
    .optional(),
  LETTER_KEEP_DAYS: whole(30, 3660, 365, '365'),
  MAIL_FROM: text(320, 'Zaplecze <zaplecze@firma.pl>')
    .regex(mailbox, problem('musi być adresem e-mail', 'Zaplecze <zaplecze@firma.pl>'))
    .optional(),
};

/** Answers to an address whose mailbox nobody reads would be lost. */
export const mailInProblems = (settings: Record<string, string>): string[] =>
  settings.MAIL_REPLY_TO && !settings.IMAP_URL
    ? ['MAIL_REPLY_TO: wymaga IMAP_URL, czyli skrzynki, do której przychodzą odpowiedzi']
    : [];

function hostOf(publicUrl: string): string {
  const host = new URL(publicUrl).hostname;
  return host.startsWith('[') || isIP(host) !== 0 ? 'localhost' : host;
}

/** `Name <address>`, `<address>` or a bare address; the product's name stands in for a missing one. */
export function senderOf(
  setting: string | undefined,
  productName: string,
  publicUrl: string,
): { name: string; address: string } {
  const value = setting ?? `<no-reply@${hostOf(publicUrl)}>`;
  const [, name = '', bare = value] = /^([^<]*)<([^>]*)>$/.exec(value) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1') || productName, address: bare };
}
