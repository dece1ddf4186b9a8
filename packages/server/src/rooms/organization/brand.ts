import { setTimeout as pause } from 'node:timers/promises';
import { accentOf, accentStyle } from '@zaplecze/contract/kit/values/accent';
import type { Organization } from '@zaplecze/contract/rooms/organization/calls';
import type { Db } from '../../kit/database/database.ts';
import { signLetter } from '../../kit/mail/letter.ts';
import type { Message } from '../../kit/mail/mail.ts';
import { escapeHtml } from '../../kit/records/html.ts';
import { findOrganization } from './organization.queries.ts';

/** How long the page waits for the company's looks, in milliseconds: it must come without a database too. */
const patience = 400;

function headOf(organization: Organization | null): string {
  if (!organization) return '';
  const { name, logo, accent } = organization;
  const identityLines = [
    `<meta name="company-name" content="${escapeHtml(name)}" />`,
    logo && `<meta name="company-logo" content="${escapeHtml(logo)}" />`,
    accent && `<style>${accentStyle(accent)}</style>`,
  ];
  return identityLines.filter(Boolean).join('');
}

/**
 * What the company's looks put into the head of every page: name, logo and colour, there before
 * anything is drawn. Asked for with each page; while the database is away, the last that was known.
 */
export function pageHead(db: Db): () => Promise<string> {
  let last = '';
  const read = async () => {
    last = headOf(await findOrganization(db));
  };
  return async () => {
    await Promise.race([read().catch(() => undefined), pause(patience)]);
    return last;
  };
}

/** Puts the company's name and address under a letter, and its colour on the buttons. */
export async function signMessage(db: Db, message: Message): Promise<Message> {
  const organization = await findOrganization(db);
  if (!organization) return message;
  const { name, street, postalCode, city, nip, phone, email, accent } = organization;
  const place = [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const more = [nip && `NIP ${nip}`, phone && `tel. ${phone}`, email].filter(Boolean).join(', ');
  const lines = [name, place, more].filter((line) => line !== '');
  const shades = accent === null ? null : accentOf(accent);
  const main = shades?.shades[6];
  const colours = shades && main ? { main, pale: shades.dark.anchor } : undefined;
  return { ...message, ...signLetter(message, { lines, ...(colours && { colours }) }) };
}
