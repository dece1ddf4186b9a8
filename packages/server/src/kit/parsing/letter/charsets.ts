import iconv from 'iconv-lite';

/*
 * Letters in charsets that browsers do not know (cp852 of old Polish programs, utf-7 of old Exchange): their parts are
 * written anew in UTF-8 before the letter is taken apart. All others are left as they came.
 */

function isStrange(charset: string): boolean {
  try {
    new TextDecoder(charset);
    return false;
  } catch {
    return iconv.encodingExists(charset);
  }
}

function unquoted(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1');
  const plain = body
    .replace(/[ \t]*=\r?\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return Buffer.from(plain, 'latin1');
}

const lines = (text: string) => (text.match(/.{1,76}/g) ?? []).join('\r\n');

/** `=?cp852?Q?…?=` in headers. */
function words(head: string): string {
  return head.replace(
    /=\?([\w.:-]{2,30})\?([bq])\?([^?\r\n]{0,400})\?=/gi,
    (whole, charset: string, way: string, text: string) => {
      if (!isStrange(charset)) return whole;
      const coded = way.toLowerCase() === 'b' ? text : text.replaceAll('_', ' ');
      const bytes = unquoted(coded, way.toLowerCase() === 'b' ? 'base64' : 'quoted-printable');
      return `=?utf-8?B?${Buffer.from(iconv.decode(bytes, charset)).toString('base64')}?=`;
    },
  );
}

/** A part, its head and its body, in UTF-8. */
function inUtf8(part: string): string {
  const gap = /\r?\n\r?\n/.exec(part);
  if (!gap) return words(part);
  const [head, body] = [words(part.slice(0, gap.index)), part.slice(gap.index + gap[0].length)];
  const charset = /^content-type:[^\n]*(?:\n[ \t][^\n]*){0,4}?charset="?([\w.:-]{2,30})/im.exec(
    head,
  )?.[1];
  if (!charset || !isStrange(charset) || !/^content-type:[ \t]*text\//im.test(head))
    return `${head}${gap[0]}${body}`;
  const encoding = /^content-transfer-encoding:[ \t]*"?([\w-]+)/im.exec(head)?.[1]?.toLowerCase();
  const text = iconv.decode(unquoted(body, encoding ?? ''), charset);
  const bare = head
    .replace(/^content-transfer-encoding:[^\n]*\n?/gim, '')
    .replace(new RegExp(`(charset="?)${charset.replace(/[.:]/g, '\\$&')}`, 'i'), '$1utf-8')
    .trimEnd();
  const coded = lines(Buffer.from(text).toString('base64'));
  return `${bare}\r\nContent-Transfer-Encoding: base64\r\n\r\n${coded}\r\n`;
}

/** A letter with all of its words in charsets that can be read; itself where they are. */
export function readable(raw: Buffer): Buffer {
  const text = raw.toString('latin1');
  const named = [...text.matchAll(/(?:charset="?|=\?)([\w.:-]{2,30})/gi)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  if (![...new Set(named)].some(isStrange)) return raw;
  // Parts end where a line begins with two dashes; bodies that have such lines are joined again as they were.
  const parts = text.split(/^(?=--)/m);
  return Buffer.from(parts.map(inUtf8).join(''), 'latin1');
}
