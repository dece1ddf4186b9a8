import { createHash } from 'node:crypto';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { readable } from './charsets.ts';
import { ownWords, withoutSignature } from './cut.rules.ts';
import { headOfForwarded } from './forwarded-head.ts';
import { unpackedWinmail, uudecoded } from './hidden-files.ts';
import type { Incoming, LetterFile } from './incoming.ts';
import { invitationWords } from './invitation.ts';
import { assertBounds, longestText } from './letter-bounds.ts';
import { wordsOfLetterHtml } from './letter-html.ts';
import { isLogo } from './logos.ts';

/** Letters within letters whose words are told; deeper ones are files alone. */
const deepest = 6;

function headersOf({ headers }: Email): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const { key, value } of headers) {
    const before = all.get(key);
    if (before) before.push(value);
    else all.set(key, [value]);
  }
  return all;
}

/** Of a header no longer than honest ones are; each word that has an @ within. */
const addressesIn = (text: string): string[] =>
  text
    .slice(0, 2_000)
    .split(/[\s<>,;:"()]+/)
    .filter((word) => /^[^@]+@[^@]+$/.test(word));

/** Addresses of the envelope come first: an alias is in no To of a letter that was sent on. */
function recipients(mail: Email, headers: Map<string, string[]>): string[] {
  const envelope = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];
  const told = envelope
    .flatMap((name) => (headers.get(name) ?? []).slice(0, 10))
    .flatMap(addressesIn);
  const named = [...(mail.to ?? []), ...(mail.cc ?? [])]
    .slice(0, 500)
    .flatMap((one) => (one.group ? one.group : [one]));
  const all = [...told, ...named.map(({ address }) => address ?? '')];
  return [...new Set(all.map((address) => address.trim().toLowerCase()))].filter(Boolean);
}

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content as ArrayBuffer);

const endings: Record<string, string> = {
  'text/calendar': 'ics',
  'message/rfc822': 'eml',
  'image/jpeg': 'jpg',
  'text/plain': 'txt',
  'image/svg+xml': 'svg',
};

function nameOfPart({ filename, mimeType }: Attachment, at: number): string {
  const type = mimeType.toLowerCase();
  if (type === 'text/calendar') return 'zaproszenie.ics';
  if (filename)
    return type === 'message/rfc822' && !/\.eml$/i.test(filename) ? `${filename}.eml` : filename;
  if (type === 'message/rfc822') return `list-${at + 1}.eml`;
  const ending = endings[type] ?? /\/([a-z0-9]{2,5})$/.exec(type)?.[1] ?? 'bin';
  return `zalacznik-${at + 1}.${ending}`;
}

type Parts = { words: string[]; files: LetterFile[] };

/** What one attachment says and brings. */
async function partOf(part: Attachment, at: number, depth: number): Promise<Parts> {
  const content = bytesOf(part);
  if (content.length === 0) return { words: [], files: [] };
  const name = nameOfPart(part, at);
  const type = part.mimeType.toLowerCase();
  const file = { name, content };
  if (type === 'text/calendar') {
    const words = invitationWords(content);
    return { words: words ? [words] : [], files: [file] };
  }
  if (type === 'message/rfc822') {
    const inner = await readForwarded(content, depth);
    return { words: inner.words, files: [file, ...inner.files] };
  }
  if (type === 'application/ms-tnef' || /^winmail\.dat$/i.test(name)) {
    const files = unpackedWinmail(content);
    const closed = `[${name}: plik programu Outlook; jeśli potrzebujesz jego zawartości, poproś o list bez formatu RTF]`;
    return files ? { words: [], files } : { words: [closed], files: [file] };
  }
  const within =
    part.disposition !== 'attachment' && (part.related || part.disposition === 'inline');
  const logo = Boolean(within) && type.startsWith('image/') && isLogo(content);
  return { words: [], files: [logo ? { ...file, logo } : file] };
}

/** What a letter within a letter says, with its head, and its files: nobody can open them in it without a mail program. */
async function readForwarded(content: Uint8Array, depth: number): Promise<Parts> {
  if (depth >= deepest) return { words: [], files: [] };
  const inner = await taken(Buffer.from(content), depth + 1).catch(() => null);
  if (!inner) return { words: [], files: [] };
  const { text, files } = inner;
  return { words: [`${headOfForwarded(inner)}\n\n${text}`], files };
}

/** The letters of a text, addresses apart: the same in both parts however they are laid out. */
const lettersOf = (text: string) =>
  text.replace(/(?:https?|mailto):[^\s<>()]{0,2000}/g, '').replace(/[^\p{L}\p{N}]+/gu, '');
/** How much a text says. */
const signs = (text: string) => lettersOf(text).length;

type Body = { text: string /** What the other part alone says. */; besides: string };

/** Words of the letter itself: plain ones, or those of its HTML where these say more. */
function bodyOf(mail: Email): Body {
  const plain = (mail.text ?? '').trim();
  if (!mail.html) return { text: plain, besides: '' };
  const { text, tabled, addresses } = wordsOfLetterHtml(mail.html);
  if (plain === '') return { text, besides: '' };
  // Plain parts are often a stub, or the words of a table without its cells, or of links without their addresses.
  const missing = addresses.some((address) => !plain.includes(address));
  const more = signs(text) > signs(plain) * 1.1;
  const [said, other] = (tabled || missing || more) && text !== '' ? [text, plain] : [plain, text];
  return { text: said, besides: saidBy(other, said) };
}

/** So many lines of the part that is not shown are looked for in the one that is. */
const mostLines = 1_000;
/** A shorter line is a sign of its layout ("Logo", "1/2"), not words that somebody would miss. */
const fewLetters = 8;

/** The lines of one part that the other one lacks. */
function saidBy(other: string, said: string): string {
  const known = lettersOf(said).toLowerCase();
  return other
    .split('\n')
    .slice(0, mostLines)
    .filter((line) => {
      const letters = lettersOf(line).toLowerCase();
      return letters.length >= fewLetters && !known.includes(letters);
    })
    .join('\n')
    .trim();
}

/** Never in the database: NUL bytes and halves of characters. */
const clean = (text: string) =>
  text.replaceAll('\u0000', '').toWellFormed().replace(/\r\n?/g, '\n').trim();

/** The name of a letter that brought none. */
export const nameOf = (raw: Uint8Array): string =>
  `<${createHash('sha256').update(raw).digest('hex')}@bez-nazwy>`;

async function taken(raw: Buffer, depth: number): Promise<Incoming> {
  const mail = await PostalMime.parse(readable(raw), {
    maxNestingDepth: 50,
    forceRfc822Attachments: true,
  });
  const headers = headersOf(mail);
  const from = mail.from && 'address' in mail.from ? mail.from : undefined;
  const parts: Parts[] = [];
  for (const [at, part] of mail.attachments.entries()) parts.push(await partOf(part, at, depth));
  const own = bodyOf(mail);
  const body = uudecoded(clean(own.text));
  const beside = parts.flatMap(({ words }) => words);
  const besides = own.besides && `--- W drugiej postaci listu ---\n${clean(own.besides)}`;
  const whole = (words: string, ...more: string[]) =>
    [words, ...more, ...beside].filter(Boolean).join('\n\n').slice(0, longestText).toWellFormed();
  const files = [...parts.flatMap((one) => one.files), ...body.files];
  const hash = createHash('sha256').update(
    JSON.stringify([from?.address, mail.subject, body.text]),
  );
  for (const { content } of files) hash.update(content);
  return {
    messageId: mail.messageId?.trim() || nameOf(raw),
    content: hash.digest('hex'),
    from: { name: clean(from?.name ?? ''), address: clean(from?.address ?? '').toLowerCase() },
    to: recipients(mail, headers),
    subject: clean((mail.subject ?? '').slice(0, 2_000))
      .replace(/\s+/g, ' ')
      .slice(0, 250)
      .toWellFormed(),
    text: whole(body.text, besides),
    answer: whole(ownWords(body.text)),
    fresh: whole(withoutSignature(body.text)),
    files,
    before:
      `${mail.inReplyTo ?? ''} ${mail.references ?? ''}`.slice(0, 50_000).match(/<[^<>\s]+>/g) ??
      [],
    headers,
  };
}

/**
 * Takes a letter apart, whatever its encodings.
 *
 * @throws Error for what is no letter at all, or TooEntangled for what no mail program writes
 */
export async function readLetter(raw: Buffer): Promise<Incoming> {
  assertBounds(raw);
  return await taken(raw, 0);
}
