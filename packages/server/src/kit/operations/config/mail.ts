import { isIP } from 'node:net';
import { address, problem, text } from './fields.ts';

const mailbox = /^(?:[^<>@\r\n]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/;

/** What the product is called and how its letters go out. */
export const mailSettings = {
  PRODUCT_NAME: text(60, 'Zaplecze').default('Zaplecze'),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://uzytkownik:haslo@poczta.firma.pl:465').optional(),
  MAIL_FROM: text(320, 'Zaplecze <zaplecze@firma.pl>')
    .regex(mailbox, problem('musi być adresem e-mail', 'Zaplecze <zaplecze@firma.pl>'))
    .optional(),
};

function hostOf(publicUrl: string): string {
  const host = new URL(publicUrl).hostname;
  return host.startsWith('[') || isIP(host) !== 0 ? 'localhost' : host;
}

/** `Name <address>`, `<address>` or a bare address; the product's name stands in for a missing one. */
export function senderOf(
  given: string | undefined,
  productName: string,
  publicUrl: string,
): { name: string; address: string } {
  const value = given ?? `<no-reply@${hostOf(publicUrl)}>`;
  const [, name = '', bare = value] = /^([^<]*)<([^>]*)>$/.exec(value) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1') || productName, address: bare };
}
