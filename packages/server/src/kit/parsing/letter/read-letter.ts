import { createHash } from 'node:crypto';
import { cleanLine, cleanLines } from '@zaplecze/contract/kit/fields/clean';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { senderAddress } from '../../mail/sender-address.ts';
import { withKnownCharsets } from './charsets.ts';
import { ownWords, withoutSignature } from './cut.rules.ts';
import { headOfForwarded } from './forwarded-head.ts';
import { decodeUuencoded, unpackedWinmail } from './hidden-files.ts';
import type { LetterFile, ParsedLetter } from './incoming.ts';
import { invitationWords } from './invitation.ts';
import { recipients } from './letter-addresses.ts';
import { assertBounds, longestText } from './letter-bounds.ts';
import { wordsOfLetterHtml } from './letter-html.ts';
import { isLogo } from './logos.ts';
import { shortName, wordsOfOddPart } from './odd-parts.ts';
import { onlyIn } from './two-parts.ts';

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
  if (filename) {
    const name =
      type === 'message/rfc822' && !/\.eml$/i.test(filename) ? `${filename}.eml` : filename;
    return shortName(name);
  }
  if (type === 'message/rfc822') return `list-${at + 1}.eml`;
  const ending = endings[type] ?? /\/([a-z0-9]{2,5})$/.exec(type)?.[1] ?? 'bin';
  return `zalacznik-${at + 1}.${ending}`;
}

type Parts = { words: string[]; files: LetterFile[] };

/** What one attachment says and brings. */
async function partOf(part: Attachment, at: number, depth: number): Promise<Parts> {
  const content = bytesOf(part);
  const name = nameOfPart(part, at);
  // An empty part without a name is a program's mistake, one with a name is somebody's file.
  if (content.length === 0)
    return { words: part.filename ? [`[plik bez zawartości: ${name}]`] : [], files: [] };
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
  if (depth >= deepest) return { words: ['[Dalsze przekazane listy są w pliku .eml]'], files: [] };
  const inner = await parse(Buffer.from(content), depth + 1).catch(() => null);
  if (!inner) return { words: [], files: [] };
  const { text, files } = inner;
  return { words: [`${headOfForwarded(inner)}\n\n${text}`], files };
}

type Body = { text: string /** What the other part alone says. */; besides: string };

/** How much a text says. */
const signs = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').length;

/** Words of the letter itself: plain ones, or those of its HTML where these say more. */
function bodyOf(mail: Email): Body {
  const plain = (mail.text ?? '').trim();
  if (!mail.html) return { text: plain, besides: '' };
  const { text, tabled, addresses } = wordsOfLetterHtml(mail.html);
  if (plain === '') return { text, besides: '' };
  // Plain parts are often a stub, or the words of a table without its cells, or of links without their addresses.
  const missing = addresses.some((address) => !plain.includes(address));
  const more = signs(text) > signs(plain) * 1.1;
  const [better, other] =
    (tabled || missing || more) && text !== '' ? [text, plain] : [plain, text];
  return { text: better, besides: onlyIn(other, better) };
}

/** Never in the database: NUL bytes and halves of characters; as all text that comes in, nothing that is unseen. */
const clean = (text: string) => cleanLines(text.toWellFormed());

/** Signs of a subject that are its letter's, and its issue's, name. */
const longestSubject = 250;

/** A subject short enough to be a name, and the whole of one that goes on for longer: people write all they want there. */
function subjectOf(mail: Email): { subject: string; whole: string } {
  const whole = cleanLine((mail.subject ?? '').toWellFormed());
  if (whole.length <= longestSubject) return { subject: whole, whole: '' };
  const start = whole.slice(0, longestSubject - 1).toWellFormed();
  const end = start.lastIndexOf(' ');
  const subject = `${(end > start.length / 2 ? start.slice(0, end) : start).trimEnd()}…`;
  return { subject, whole: `Temat: ${whole}` };
}

/** The name of a letter that brought none. */
const letterName = (raw: Uint8Array): string =>
  `<${createHash('sha256').update(raw).digest('hex')}@bez-nazwy>`;

const goesOn = '\n\n[Dalszy ciąg jest w pliku list.eml]';

/** Words that are kept; where a text goes on past them it says so. */
const bounded = (text: string): string =>
  text.length <= longestText
    ? text.toWellFormed()
    : `${text.slice(0, longestText - goesOn.length).toWellFormed()}${goesOn}`;

async function parse(raw: Buffer, depth: number): Promise<ParsedLetter> {
  const { letter, elsewhere } = withKnownCharsets(raw);
  const mail = await PostalMime.parse(letter, {
    maxNestingDepth: 50,
    forceRfc822Attachments: true,
  });
  const headers = headersOf(mail);
  const from = mail.from && 'address' in mail.from ? mail.from : undefined;
  const parts: Parts[] = [];
  for (const [at, part] of mail.attachments.entries()) parts.push(await partOf(part, at, depth));
  const own = bodyOf(mail);
  const odd =
    own.text === '' ? mail.attachments.map((part) => wordsOfOddPart(part, bytesOf(part))) : [];
  const body = decodeUuencoded(clean([own.text, ...odd].filter(Boolean).join('\n\n')));
  const beside = [...parts.flatMap(({ words }) => words), ...elsewhere].map(clean);
  const besides = own.besides && `--- W drugiej postaci listu ---\n${clean(own.besides)}`;
  const { subject, whole: topic } = subjectOf(mail);
  const whole = (...words: string[]) => bounded([...words, ...beside].filter(Boolean).join('\n\n'));
  const files = [...parts.flatMap((one) => one.files), ...body.files];
  const hashWords = [from?.address, mail.subject, body.text];
  const more = [besides, ...beside].filter(Boolean);
  const hash = createHash('sha256').update(
    JSON.stringify(more.length ? [...hashWords, more] : hashWords),
  );
  for (const { content } of files) hash.update(content);
  return {
    messageId: mail.messageId?.trim() || letterName(raw),
    content: hash.digest('hex'),
    from: {
      name: cleanLine((from?.name ?? '').toWellFormed()),
      address: senderAddress(from?.address ?? ''),
    },
    to: recipients(mail, headers),
    subject,
    text: whole(topic, body.text, besides),
    answer: whole(ownWords(body.text)),
    fresh: whole(topic, withoutSignature(body.text)),
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
export async function readLetter(raw: Buffer): Promise<ParsedLetter> {
  assertBounds(raw);
  return await parse(raw, 0);
}
