import { createHash } from 'node:crypto';
import { convert } from 'html-to-text';
import PostalMime, { type Email } from 'postal-mime';

/** A letter as it came, taken apart. */
export type Incoming = {
  /** Its own name, made of its content where it brought none. */
  messageId: string;
  from: { name: string; address: string };
  /** Everywhere it was sent to, in small letters. */
  to: string[];
  subject: string;
  text: string;
  files: { name: string; content: Buffer }[];
  /** Names of the letters before it. */
  before: string[];
  /** All headers by their names in small letters, the topmost of a name first. */
  headers: Map<string, string[]>;
};

/** Pictures that stand within a letter are mostly signatures' logos, when they are this small. */
const smallestPicture = 15_000;

/** What HTML says, lines as they are seen; links with their words only, pictures not. */
export const textOfHtml = (html: string): string =>
  convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'h3', options: { uppercase: false } },
      { selector: 'table', options: { uppercaseHeaderCells: false } },
    ],
    limits: { maxInputLength: 2_000_000, maxDepth: 100 },
  });

function headersOf({ headers }: Email): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const { key, value } of headers) all.set(key, [...(all.get(key) ?? []), value]);
  return all;
}

/** Of a header no longer than honest ones are: looking for addresses in a long word takes its square. */
const addressesIn = (text: string): string[] =>
  text.slice(0, 2_000).match(/[^\s<>,;:"()]+@[^\s<>,;:"()]+/g) ?? [];

/** Addresses of the envelope come first: an alias is in no To of a letter that was sent on. */
function recipients(mail: Email, headers: Map<string, string[]>): string[] {
  const envelope = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];
  const told = envelope.flatMap((name) => headers.get(name) ?? []).flatMap(addressesIn);
  const named = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap((one) =>
    one.group ? one.group : [one],
  );
  const all = [...told, ...named.map(({ address }) => address ?? '')];
  return [...new Set(all.map((address) => address.trim().toLowerCase()))].filter(Boolean);
}

function filesOf({ attachments }: Email): Incoming['files'] {
  return attachments.flatMap(({ filename, mimeType, disposition, related, content }, at) => {
    const bytes =
      typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);
    const within = disposition !== 'attachment' && (related || disposition === 'inline');
    const picture = /^image\//.test(mimeType);
    if (within && picture && bytes.length < smallestPicture) return [];
    if (bytes.length === 0) return [];
    const ending = /\/([a-z0-9]{2,5})$/.exec(mimeType)?.[1]?.replace('jpeg', 'jpg') ?? 'bin';
    return [{ name: filename || `zalacznik-${at + 1}.${ending}`, content: bytes }];
  });
}

/** The name of a letter that brought none. */
export const nameOf = (raw: Buffer): string =>
  `<${createHash('sha256').update(raw).digest('hex')}@bez-nazwy>`;

/**
 * Takes a letter apart, whatever its encodings.
 *
 * @throws Error for what is no letter at all
 */
export async function parseLetter(raw: Buffer): Promise<Incoming> {
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 50 });
  const headers = headersOf(mail);
  const from = mail.from && 'address' in mail.from ? mail.from : undefined;
  const text = mail.text?.trim() ? mail.text : mail.html ? textOfHtml(mail.html) : '';
  const own = mail.messageId?.trim();
  return {
    messageId: own || nameOf(raw),
    from: { name: from?.name ?? '', address: (from?.address ?? '').trim().toLowerCase() },
    to: recipients(mail, headers),
    subject: (mail.subject ?? '').replace(/\s+/g, ' ').trim().slice(0, 250),
    // Never in the database: NUL bytes and halves of characters.
    text: text.replaceAll('\u0000', '').toWellFormed().replace(/\r\n?/g, '\n').trim(),
    files: filesOf(mail),
    before: `${mail.inReplyTo ?? ''} ${mail.references ?? ''}`.match(/<[^<>\s]+>/g) ?? [],
    headers,
  };
}
