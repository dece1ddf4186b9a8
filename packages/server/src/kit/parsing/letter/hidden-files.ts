import type { LetterFile } from './incoming.ts';

/* Files that do not stand in a letter as attachments: written into its words by uuencode, packed in winmail.dat. */

const begins = /^begin [0-7]{3,4} (\S.{0,200})$/;

function decoded(line: string): Buffer {
  const values = [...line].map((sign) => (sign.charCodeAt(0) - 32) & 63);
  const bytes = Buffer.alloc(values[0] ?? 0);
  for (let [at, from] = [0, 1]; at < bytes.length; at += 3, from += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = values.slice(from, from + 4);
    const three = [(a << 2) | (b >> 4), (b << 4) | (c >> 2), (c << 6) | d];
    for (let one = 0; one < 3 && at + one < bytes.length; one += 1)
      bytes[at + one] = (three[one] ?? 0) & 255;
  }
  return bytes;
}

/** Words without the files that are written in them. */
export function decodeUuencoded(text: string): { text: string; files: LetterFile[] } {
  if (!/^begin [0-7]{3,4} \S/m.test(text)) return { text, files: [] };
  const files: LetterFile[] = [];
  const lines: string[] = [];
  let open: { name: string; lines: string[]; parts: Buffer[] } | null = null;
  const restore = () => {
    if (open) for (const one of open.lines) lines.push(one);
    open = null;
  };
  for (const line of text.split('\n')) {
    const name: string | undefined = open ? undefined : begins.exec(line)?.[1];
    if (name !== undefined) open = { name: name.trim(), lines: [line], parts: [] };
    else if (!open) lines.push(line);
    else if (line === 'end' && open.parts.length > 0) {
      files.push({ name: open.name, content: Buffer.concat(open.parts) });
      lines.push(`[plik: ${open.name}]`);
      open = null;
    } else {
      open.lines.push(line);
      // A line of such a file says how long it is; any other means that somebody wrote "begin" in words.
      const length = line === '' || line === '`' ? 0 : (line.charCodeAt(0) - 32) & 63;
      const coded =
        /^[ -`]*$/.test(line) &&
        line.length <= 64 &&
        line.length >= 1 + Math.ceil((length * 4) / 3);
      if (length === 0) continue;
      if (coded) open.parts.push(decoded(line));
      else restore();
    }
  }
  restore();
  return { text: lines.join('\n'), files };
}

const tnef = 0x223e9f78;
const attribute = { title: 0x8010, data: 0x800f, begins: 0x9002 };

/** Files of a winmail.dat, as Outlook packs them; null for what is none, or has none. */
export function unpackedWinmail(content: Uint8Array): LetterFile[] | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.length < 6 || bytes.readUInt32LE(0) !== tnef) return null;
  const files: LetterFile[] = [];
  let one: { name: string; content?: Buffer } | null = null;
  const keep = () => {
    if (one?.content?.length) files.push({ name: one.name || 'plik', content: one.content });
  };
  for (let at = 6; at + 9 <= bytes.length; ) {
    const id = bytes.readUInt16LE(at + 1);
    const length = bytes.readUInt32LE(at + 5);
    const [from, to] = [at + 9, at + 9 + length];
    if (to > bytes.length) break;
    const value = bytes.subarray(from, to);
    if (id === attribute.begins) {
      keep();
      one = { name: '' };
    } else if (one && id === attribute.title) {
      const name = value.subarray(0, Math.max(0, value.length - 1));
      one.name = new TextDecoder('windows-1250').decode(name).replaceAll('\0', '');
    } else if (one && id === attribute.data) one.content = Buffer.from(value);
    at = to + 2;
  }
  keep();
  return files.length > 0 ? files : null;
}
