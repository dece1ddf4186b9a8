import iconv from 'iconv-lite';
import { oldCharsetOf } from '../old-charset.ts';
import { headerIn, leavesOf, parameterIn, pointedAt } from './letter-parts.ts';

/*
 * Letters whose words no reader of letters makes out by itself: in charsets that browsers do not know (cp852 of old
 * Polish programs, utf-7 of old Exchange), in one that stands in their HTML alone or nowhere, or encoded otherwise than
 * they say. Such parts are written anew in UTF-8 before the letter is taken apart; all others are left as they came.
 */

function isStrange(charset: string): boolean {
  try {
    new TextDecoder(charset);
    return false;
  } catch {
    return charset !== '' && iconv.encodingExists(charset);
  }
}

/** Charsets that a program writes when it does not know which one it has. */
const unsure = /^(?:|utf-?8|us-ascii|ascii|unknown(?:-8bit)?|x-unknown|8bit|binary|default)$/i;

/** Whether these are words in UTF-8, some broken signs aside. */
function isUtf8(bytes: Buffer): boolean {
  const text = bytes.toString('utf8');
  let [broken, right] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) broken += 1;
    else if (code > 0x7f) right += 1;
  }
  return broken <= right / 8;
}

/** Bytes as words, whatever they are in. `charset`: what is said of them. */
export function decodeText(bytes: Buffer, charset = ''): string {
  if (charset !== '' && !unsure.test(charset) && iconv.encodingExists(charset))
    return iconv.decode(bytes, charset);
  return isUtf8(bytes) ? bytes.toString('utf8') : iconv.decode(bytes, oldCharsetOf(bytes));
}

type Uncoded = { bytes: Buffer /** Its encoding is another than it says. */; wrongly: boolean };

/** Lines of base64, and what a list's program has written below them as it is. */
function unbased(body: string): Uncoded {
  const all = body.split('\n').map((line) => line.trim());
  const first = all.findIndex((line) => /[^A-Za-z0-9+/=]/.test(line));
  if (first < 0) return { bytes: Buffer.from(body, 'base64'), wrongly: false };
  const coded = all.slice(0, first).join('');
  const bytes = Buffer.from(coded, 'base64');
  // Words of four letters look like base64, too; what they would say has signs that no words have.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they tell words from noise.
  const isNoise = /[\0-\x08\x0e-\x1f]/.test(bytes.toString('latin1')) || !isUtf8(bytes);
  if (coded === '' || coded.length % 4 > 0 || isNoise)
    return { bytes: Buffer.from(body, 'latin1'), wrongly: true };
  const rest = Buffer.from(`\r\n${all.slice(first).join('\r\n')}`, 'latin1');
  return { bytes: Buffer.concat([bytes, rest]), wrongly: true };
}

function uncoded(body: string, encoding: string): Uncoded {
  if (encoding === 'base64') return unbased(body);
  if (encoding !== 'quoted-printable')
    return { bytes: Buffer.from(body, 'latin1'), wrongly: false };
  const plain = body
    .replace(/[ \t]*=\r?\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return { bytes: Buffer.from(plain, 'latin1'), wrongly: false };
}

const lines = (text: string) => (text.match(/.{1,76}/g) ?? []).join('\r\n');

/** A head whose words can be read: `=?cp852?Q?…?=`, and letters that stand there as bytes of an old charset. */
function readableHead(head: string): string {
  const decoded = head.replace(
    /=\?([\w.:-]{2,30})\?([bq])\?([^?\r\n]{0,400})\?=/gi,
    (whole, charset: string, way: string, text: string) => {
      if (!isStrange(charset)) return whole;
      const coded = way.toLowerCase() === 'b' ? text : text.replaceAll('_', ' ');
      const { bytes } = uncoded(coded, way.toLowerCase() === 'b' ? 'base64' : 'quoted-printable');
      return `=?utf-8?B?${Buffer.from(iconv.decode(bytes, charset)).toString('base64')}?=`;
    },
  );
  const bytes = Buffer.from(decoded, 'latin1');
  return isUtf8(bytes) ? decoded : Buffer.from(decodeText(bytes)).toString('latin1');
}

/** The charset that HTML says of itself. */
const ofMeta = (html: string): string =>
  /<meta\b[^>]{0,300}charset[ \t]*=[ \t]*["']?([\w.:-]{2,30})/i.exec(html.slice(0, 20_000))?.[1] ??
  '';

/** The words of a part in UTF-8; null for one that can be read as it came, or is a file. */
function wordsOfPart(head: string, body: string): string | null {
  const type = headerIn(head, 'content-type');
  if (type !== '' && !/^(?:text\/|multipart\/|[^/]*$)/i.test(type)) return null;
  if (/^attachment\b/i.test(headerIn(head, 'content-disposition'))) return null;
  const charset = parameterIn(type, 'charset');
  const encoding = /[\w-]+/.exec(headerIn(head, 'content-transfer-encoding'))?.[0] ?? '';
  const { bytes, wrongly } = uncoded(body, encoding.toLowerCase());
  if (isStrange(charset)) return iconv.decode(bytes, charset);
  if (!unsure.test(charset)) return wrongly ? decodeText(bytes, charset) : null;
  if (isUtf8(bytes)) return wrongly ? bytes.toString('utf8') : null;
  const meta = /^text\/html\b/i.test(type) ? ofMeta(bytes.toString('latin1')) : '';
  return decodeText(bytes, meta);
}

/** A part, its head and its body, in UTF-8. */
function readablePart(head: string, between: string, body: string): string {
  const readable = readableHead(head);
  const type = headerIn(readable, 'content-type');
  // A multipart that names no border is its words.
  const isWhole = /^multipart\//i.test(type);
  const text =
    wordsOfPart(head, body) ?? (isWhole ? decodeText(Buffer.from(body, 'latin1')) : null);
  if (text === null) return `${readable}${between}${body}`;
  const kind = (isWhole ? '' : type).replace(/;[ \t]*charset[ \t]*=[ \t]*(?:"[^"]*"|[^\s;]*)/i, '');
  const bare = readable
    .replace(/^content-(?:transfer-encoding|type):[^\n]*(?:\n[ \t][^\n]*){0,40}\n?/gim, '')
    .trimEnd();
  const heads = [bare, `Content-Type: ${kind || 'text/plain'}; charset=utf-8`].filter(Boolean);
  const coded = lines(Buffer.from(text).toString('base64'));
  return `${heads.join('\r\n')}\r\nContent-Transfer-Encoding: base64\r\n\r\n${coded}\r\n`;
}

type Readable = {
  letter: Buffer /** Files that it only points at, in words. */;
  elsewhere: string[];
};

/** A letter with all of its words in charsets that can be read; itself where they are. */
export function withKnownCharsets(raw: Buffer): Readable {
  const text = raw.toString('latin1');
  const pieces: string[] = [];
  const elsewhere: string[] = [];
  let done = 0;
  for (const { head, body } of leavesOf(text)) {
    // What stands between parts are borders, and heads of what holds them.
    pieces.push(readableHead(text.slice(done, head[0])));
    const between = text.slice(head[1], body[0]);
    const own = text.slice(...head);
    pieces.push(readablePart(own, between, text.slice(...body)));
    elsewhere.push(pointedAt(own));
    done = body[1];
  }
  const all = [...pieces, text.slice(done)].join('');
  const letter = all === text ? raw : Buffer.from(all, 'latin1');
  return { letter, elsewhere: elsewhere.filter(Boolean) };
}
