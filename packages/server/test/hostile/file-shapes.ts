import { crc32, deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import type { Shape } from './text-shapes.ts';

/* Files that are small to send and large to read, and such as are not what they say. */

export type SentFile = { name: string; content: Buffer };

const megabyte = 1024 * 1024;

const zipped = (parts: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))),
  );

function workbook(sheet: string, parts: Record<string, string> = {}): Buffer {
  return zipped({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="A" sheetId="1" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...parts,
  });
}

/** Made when it is first sent, then kept: what is packed is small, and packing it costs more than sending it. */
function once(name: string, make: () => Buffer): () => SentFile {
  let content: Buffer | undefined;
  return () => {
    content ??= make();
    return { name, content };
  };
}

const xlsx = (make: () => Buffer) => once('a.xlsx', make);
const cell = (text: string) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`;

const docx = (xml: () => string) =>
  once('a.docx', () => zipped({ '[Content_Types].xml': '<Types/>', 'word/document.xml': xml() }));

const csv = (text: string | Buffer) => ({ name: 'a.csv', content: Buffer.from(text) });

/** One part of a PNG; readers that check its sum are few, but the decoder here is one. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** A white picture of one bit a pixel: a hundred million pixels are some ten kilobytes. */
function png(width: number, height: number, parts: Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = Buffer.alloc(Math.min((Math.ceil(width / 8) + 1) * height, 64 * megabyte));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...parts,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
const picture = (make: () => Buffer, name = 'a.png') => once(name, make);

/** A picture that moves: as many frames as told, of one pixel each. */
function gif(frames: number, width = 1): Buffer {
  const size = Buffer.from([width & 255, width >> 8, width & 255, width >> 8]);
  const head = Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
  ]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])]);
}

function pdf(objects: string[], more = ''): SentFile {
  const parts = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`);
  return {
    name: 'a.pdf',
    content: Buffer.from(
      `%PDF-1.7\n${parts.join('')}trailer<</Root 1 0 R>>\n${more}%%EOF`,
      'latin1',
    ),
  };
}
const packed = (content: Buffer) =>
  `<</Length ${content.length}/Filter/FlateDecode>>stream\n${content.toString('latin1')}\nendstream`;
const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<<>>>>';

export const fileShapes: Shape<SentFile>[] = [
  {
    name: 'XLSX: 90 MB of spaces',
    make: xlsx(() => workbook('', { 'xl/sharedStrings.xml': ' '.repeat(90 * megabyte) })),
  },
  {
    name: 'XLSX: a sheet of 40 MB',
    make: xlsx(() => workbook(' '.repeat(40 * megabyte))),
    sharp: true,
  },
  { name: 'XLSX: 200 000 rows', make: xlsx(() => workbook(cell('a').repeat(200_000))) },
  { name: 'XLSX: 19 000 rows', make: xlsx(() => workbook(cell('Nazwa').repeat(19_000))) },
  {
    name: 'XLSX: nested 100 000 deep',
    make: xlsx(() => workbook('<row>'.repeat(100_000))),
    sharp: true,
  },
  {
    name: 'XLSX: a cell far away',
    make: xlsx(() => workbook('<row r="999999999"><c r="ZZZZZZZZ1"><v>1</v></c></row>')),
  },
  {
    name: 'XLSX: entities of entities',
    make: xlsx(() =>
      workbook(cell('&a;'), {
        'xl/sharedStrings.xml': `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(1000)}">${Array.from({ length: 12 }, (_, at) => `<!ENTITY a${at} "${`&a${at - 1};`.repeat(20)}">`).join('')}]><sst><si><t>&a11;</t></si></sst>`,
      }),
    ),
    sharp: true,
  },
  {
    name: 'XLSX: one text in a million cells',
    make: xlsx(() =>
      workbook(`<row>${'<c t="s"><v>0</v></c>'.repeat(90)}</row>`.repeat(10_000), {
        'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(9_000)}</t></si></sst>`,
      }),
    ),
  },
  {
    name: 'XLSX: 20 000 sheets',
    make: xlsx(() =>
      workbook('', {
        'xl/workbook.xml': `<workbook><sheets>${'<sheet name="A" sheetId="1" r:id="a"/>'.repeat(20_000)}</sheets></workbook>`,
      }),
    ),
  },
  {
    name: 'XLSX: 8 000 files inside',
    make: xlsx(() =>
      zipped(Object.fromEntries(Array.from({ length: 8_000 }, (_, at) => [`${at}`, '']))),
    ),
    sharp: true,
  },
  { name: 'XLSX: cut', make: xlsx(() => workbook(cell('a').repeat(500)).subarray(0, 900)) },
  {
    name: 'XLSX: no archive',
    make: xlsx(() => Buffer.from(`PK\u0003\u0004${'\0'.repeat(100_000)}`)),
  },
  { name: 'DOCX: 90 MB of spaces', make: docx(() => ' '.repeat(90 * megabyte)) },
  { name: 'DOCX: nested 100 000 deep', make: docx(() => '<w:p>'.repeat(100_000)), sharp: true },
  {
    name: 'DOCX: a million words',
    make: docx(() => '<w:p><w:r><w:t>a </w:t></w:r></w:p>'.repeat(300_000)),
  },
  { name: 'CSV: one line of 9 MB', make: () => csv('a'.repeat(9 * megabyte)) },
  { name: 'CSV: quotes', make: () => csv('"'.repeat(9 * megabyte + 1)), sharp: true },
  { name: 'CSV: an open quote', make: () => csv(`a;b\n"${'a;b\n'.repeat(2_000_000)}`) },
  { name: 'CSV: separators', make: () => csv(';'.repeat(9 * megabyte)), sharp: true },
  { name: 'CSV: empty lines', make: () => csv('\n'.repeat(9 * megabyte)), sharp: true },
  { name: 'CSV: 3 million rows', make: () => csv('a\n'.repeat(3_000_000)) },
  { name: 'CSV: bytes of no charset', make: () => csv(Buffer.alloc(megabyte, 0xf8)) },
  {
    name: 'CSV: half of a UTF-16',
    make: () => csv(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.alloc(999_999, 0xd8)])),
  },
  {
    name: 'CSV: 19 000 rows of 90 columns',
    make: () => csv(`${'a;'.repeat(90)}\n`.repeat(19_000)),
  },
  { name: 'PNG: 900 million pixels', make: picture(() => png(30_000, 30_000)), sharp: true },
  { name: 'PNG: 49 million pixels', make: picture(() => png(7_000, 7_000)), sharp: true },
  { name: 'PNG: a line of 40 million', make: picture(() => png(1, 40_000_000)) },
  { name: 'PNG: sizes of nothing', make: picture(() => png(0, 0)) },
  { name: 'PNG: sizes past any', make: picture(() => png(2_147_483_647, 2_147_483_647)) },
  {
    name: 'PNG: a profile of 60 MB',
    make: picture(() =>
      png(9, 9, [
        chunk(
          'iCCP',
          Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(60 * megabyte))]),
        ),
      ]),
    ),
  },
  {
    name: 'PNG: 20 000 texts',
    make: picture(() => png(9, 9, Array(20_000).fill(chunk('tEXt', Buffer.from('a\0b'))))),
  },
  {
    name: 'PNG: a JPEG inside',
    make: picture(() =>
      Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.alloc(9_000, 0xff)]),
    ),
  },
  { name: 'GIF: 100 000 frames', make: picture(() => gif(100_000), 'a.gif'), sharp: true },
  { name: 'GIF: 60 000 frames of a large one', make: picture(() => gif(60_000, 65_535), 'a.gif') },
  {
    name: 'JPEG: nothing but marks',
    make: picture(
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(megabyte, 0xff)]),
      'a.jpg',
    ),
  },
  {
    name: 'WEBP: cut',
    make: picture(
      () => Buffer.concat([Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8L'), Buffer.alloc(100)]),
      'a.webp',
    ),
  },
  {
    name: 'SVG: entities of entities',
    make: () => ({
      name: 'a.svg',
      content: Buffer.from(
        `<!DOCTYPE svg [${Array.from({ length: 12 }, (_, at) => `<!ENTITY a${at} "${`&a${at - 1};`.repeat(20)}">`).join('')}]><svg>&a11;</svg>`,
      ),
    }),
  },
  {
    name: 'SVG: as a PNG',
    make: picture(() => Buffer.from('<svg width="99999" height="99999"/>')),
  },
  {
    name: 'PDF: 60 MB packed',
    make: once(
      'a.pdf',
      () =>
        pdf([
          '<</Pages 2 0 R>>',
          pages,
          page,
          packed(deflateSync(Buffer.alloc(60 * megabyte, '(a)Tj '))),
        ]).content,
    ),
    sharp: true,
  },
  {
    name: 'PDF: pages of pages',
    make: () => pdf(['<</Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 999999999>>']),
    sharp: true,
  },
  {
    name: 'PDF: nested 100 000 deep',
    make: () => pdf([`<</Pages ${'['.repeat(100_000)}>>`, pages]),
  },
  {
    name: 'PDF: 100 000 objects',
    make: () => pdf(['<</Pages 2 0 R>>', pages, page, ...Array(100_000).fill('<<>>')]),
  },
  {
    name: 'PDF: a table that leads to itself',
    make: () => pdf(['<</Pages 2 0 R>>', pages], 'xref\n0 999999999\nstartxref\n9\n'),
  },
  {
    name: 'PDF: packed in itself 40 times',
    make: () =>
      pdf([
        '<</Pages 2 0 R>>',
        pages,
        page,
        `<</Length 9/Filter[${'/FlateDecode'.repeat(40)}]>>stream\nabcdefghi\nendstream`,
      ]),
  },
  {
    name: 'PDF: nothing else',
    make: () => ({ name: 'a.pdf', content: Buffer.from(`%PDF-1.7${' '.repeat(megabyte)}`) }),
  },
  { name: 'empty', make: () => ({ name: 'a.csv', content: Buffer.alloc(0) }) },
];

const types: Record<string, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv',
  png: 'image/png',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};

/** A file within a field, as calls of programs have it. */
export const dataUri = ({ name, content }: SentFile) =>
  `data:${types[name.split('.').at(-1) ?? ''] ?? 'text/plain'};base64,${content.toString('base64')}`;
