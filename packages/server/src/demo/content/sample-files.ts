import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import type { Db } from '../../kit/database/database.ts';
import { type Cell, xlsxStream } from '../../kit/exports/xlsx.ts';
import { newStorageKey, type Storage } from '../../kit/files/storage.ts';
import { organization } from './company-data.ts';

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

/** So many letters of the text fit beside each other, by and large; a line that is longer goes on in the next one. */
const lettersInLine = 86;

function wrapped(line: string): string[] {
  const lines = [''];
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length + 1 > lettersInLine) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

const { name, street, postalCode, city, nip, phone, email } = organization;
const sender = `${street}, ${postalCode} ${city}  |  NIP ${nip}  |  ${phone}  |  ${email}`;

/** A page of text as a PDF that any reader opens, its cross-references right; `letter`: on the group's own paper. */
export function pdfOf(title: string, lines: string[], { letter = false } = {}): Buffer {
  const head = [
    `BT 0.04 0.43 0.46 rg /F2 13 Tf 56 792 Td (${encode(name)}) Tj ET`,
    `BT 0.36 0.34 0.32 rg /F1 8 Tf 56 44 Td (${encode(sender)}) Tj ET 0.6 w 56 58 m 539 58 l S`,
  ];
  const text = [
    ...(letter ? head : []),
    `BT 0 g /F2 18 Tf 56 ${letter ? 742 : 770} Td`,
    `(${encode(title)}) Tj /F1 11 Tf 0 -34 Td 16 TL`,
    ...lines.flatMap(wrapped).map((line) => `(${encode(line)}) Tj T*`),
    `ET 0.8 w 56 ${letter ? 722 : 750} m 539 ${letter ? 722 : 750} l S`,
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

const xml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const office = 'http://schemas.openxmlformats.org';
const wordParts: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
};

/** A letter as Word writes it: its title bold, a paragraph a line. */
export function docxOf(title: string, lines: string[]): Buffer {
  const paragraph = (text: string, look = '') =>
    `<w:p><w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${xml(text)}</w:t></w:r></w:p>`;
  const body = [
    paragraph(title, '<w:b/><w:sz w:val="32"/>'),
    ...lines.map((line) => paragraph(line)),
  ];
  const document = `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`;
  const parts = Object.entries({ ...wordParts, 'word/document.xml': document }).map(
    ([path, text]) => [
      path,
      strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`),
    ],
  );
  return Buffer.from(zipSync(Object.fromEntries(parts), { mtime: '2025-01-01' }));
}

/** A sheet of amounts as Excel writes it. */
export const xlsxOf = (sheet: string, headers: string[], rows: Cell[][]): Promise<Buffer> =>
  buffer(
    xlsxStream({
      name: sheet,
      columns: headers.map((header) => ({ header, width: 22 })),
      rows: (async function* () {
        yield rows;
      })(),
    }),
  );

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
