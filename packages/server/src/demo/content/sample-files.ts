import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Db } from '../../kit/database/database.ts';
import { newStorageKey, type Storage } from '../../kit/files/storage.ts';

/** Letters beyond Latin-1, put where the WinAnsi encoding has signs that no document here needs. */
const polish: [string, string][] = [
  ['ą', 'aogonek'],
  ['ć', 'cacute'],
  ['ę', 'eogonek'],
  ['ł', 'lslash'],
  ['ń', 'nacute'],
  ['ś', 'sacute'],
  ['ź', 'zacute'],
  ['ż', 'zdotaccent'],
  ['Ą', 'Aogonek'],
  ['Ć', 'Cacute'],
  ['Ę', 'Eogonek'],
  ['Ł', 'Lslash'],
  ['Ń', 'Nacute'],
  ['Ś', 'Sacute'],
  ['Ź', 'Zacute'],
  ['Ż', 'Zdotaccent'],
];
const firstCode = 0x80;
const signs: Record<string, string> = { '–': '-', '„': '"', '”': '"' };

const encode = (line: string) =>
  [...line]
    .map((sign) => {
      const at = polish.findIndex(([letter]) => letter === sign);
      return at === -1 ? (signs[sign] ?? sign) : String.fromCharCode(firstCode + at);
    })
    .join('')
    .replace(/[\\()]/g, '\\$&');

/** A page of text as a PDF that any reader opens, its cross-references right. */
export function pdfOf(title: string, lines: string[]): Buffer {
  const text = [
    'BT /F2 18 Tf 56 770 Td',
    `(${encode(title)}) Tj /F1 11 Tf 0 -34 Td 16 TL`,
    ...lines.map((line) => `(${encode(line)}) Tj T*`),
    'ET 0.8 w 56 750 m 539 750 l S',
  ].join('\n');
  const encoding = `<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences[${firstCode} ${polish
    .map(([, name]) => `/${name}`)
    .join('')}]>>`;
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding 7 0 R>>`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(pl-PL)>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>',
    `<</Length ${Buffer.byteLength(text, 'latin1')}>>\nstream\n${text}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    encoding,
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  body += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}

/** A picture such as a scanner or a telephone makes: a sheet with stripes for its lines. */
export async function pngOf(seed: number): Promise<Buffer> {
  const [width, height] = [620, 877];
  const pixels = Buffer.alloc(width * height, 0xff);
  for (let line = 0; line < 30; line += 1) {
    const end = 90 + ((seed * 37 + line * 113) % 440);
    if (line % 9 === 8) continue;
    for (let y = 0; y < 6; y += 1) {
      pixels.fill(
        line === 0 ? 0x22 : 0x77,
        (70 + line * 25 + y) * width + 60,
        (70 + line * 25 + y) * width + 60 + end,
      );
    }
  }
  return await sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** Keeps a file hung on a record; gives its id. */
export async function keepFile(
  db: Db,
  storage: Storage,
  file: {
    fileName: string;
    content: Buffer;
    contentType: string;
    author: number;
    created: Date;
    to: string;
    id?: number;
  },
): Promise<number> {
  const { fileName, content, contentType, author, created, to, id } = file;
  const storageKey = newStorageKey();
  const stored = await storage.put(storageKey, Readable.from([content]), { contentType });
  const row = await db
    .insertInto('file')
    .values({
      ...{ fileName, contentType, storageKey, ...stored, created, createdBy: author },
      attachedTo: to,
      attachedId: id ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
