import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { toHundredths } from '@zaplecze/contract/kit/values/amounts';
import { doubledMoment, warsawOffset } from '@zaplecze/contract/kit/values/time';
import { zipStream } from './zip.ts';

/*
 * Not a library: of those that stream, exceljs brings 23 MB for this file; write-excel-file held 672 MB for
 * 50,000 rows, this 146 (docs/decisions/0031-own-or-library.md).
 */

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Text as it may stand in XML; control characters, which XML cannot hold, are left out. Excel
 * would read `_x0041_` as a letter, so its first mark is written in that same way.
 */
const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is meant
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Excel's own limit of a cell. */
const longest = 32_767;

/**
 * Style 0 is plain, 1 text that stays text when it is edited, 2 the heading, 3 money, 4 a day,
 * 5 a day with its hour.
 */
const styles = `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf xfId="0"/><xf xfId="0" numFmtId="49" applyNumberFormat="1" quotePrefix="1"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const fixed: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${packaged}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styles,
};

/**
 * What stands in a cell: a text, a plain number, an amount of PLN, a day (YYYY-MM-DD) or an
 * instant, which is shown as Warsaw's clock shows it.
 */
export type Cell =
  | string
  | { number: number }
  | { money: number }
  | { day: string }
  | { moment: string }
  | null;

type Workbook = {
  name: string;
  columns: { header: string; width: number }[];
  /** Rows batch by batch. */
  rows: AsyncIterable<Cell[][]>;
};

/** What programs and search of a disk show of the file: what it is of, and when it was made. */
const properties = (title: string) =>
  `<cp:coreProperties xmlns:cp="${packaged}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title><dc:language>pl-PL</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">${new Date().toISOString().slice(0, 19)}Z</dcterms:created></cp:coreProperties>`;

/** Rows that are written in one go: other requests are answered between them. */
const rowsAtOnce = 100;

/**
 * A workbook of one sheet as a stream of bytes. Every text is an inline string, and its style says
 * so: no value can ever be read as a formula, not even once the cell is edited.
 */
export function xlsxStream({ name, columns, rows }: Workbook): Readable {
  const parts = {
    ...fixed,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'docProps/core.xml': properties(name),
  };
  return zipStream([
    ...Object.entries(parts).map(([path, xml]) => ({ path, content: declaration + xml })),
    {
      path: 'xl/worksheets/sheet1.xml',
      content: async () => Readable.from(sheetXml(columns, rows)),
      compress: true,
    },
  ]);
}

async function* sheetXml(
  columns: Workbook['columns'],
  rows: Workbook['rows'],
): AsyncGenerator<Buffer> {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const letters = columns.map((_, at) => columnName(at));
  let number = 0;
  const rowXml = (cells: Cell[], style: number) => {
    number += 1;
    const written = cells.map((cell, at) => cellXml(cell, `r="${letters[at]}${number}"`, style));
    return `<row r="${number}">${written.join('')}</row>`;
  };
  const header = rowXml(
    columns.map((column) => column.header),
    2,
  );
  yield Buffer.from(
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${header}`,
  );
  for await (const batch of rows) {
    for (let from = 0; from < batch.length; from += rowsAtOnce) {
      const some = batch.slice(from, from + rowsAtOnce);
      yield Buffer.from(some.map((row) => rowXml(row, 1)).join(''));
      await setImmediate();
    }
  }
  yield Buffer.from('</sheetData></worksheet>');
}

/** The spreadsheet's days since 1899-12-30 of a moment whose wall clock is given as if it were UTC. */
const serial = (wall: number) => wall / 86_400_000 + 25_569;

/** How a spreadsheet calls a column: 'A' for 0, 'AB' for 27. */
function columnName(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last;
}

/** `place` as its attribute: not all readers count rows and cells that do not say where they stand. */
function cellXml(cell: Cell, place: string, style: number): string {
  if (cell === null) return `<c ${place}/>`;
  if (typeof cell === 'string') {
    return `<c ${place} t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(cell.slice(0, longest))}</t></is></c>`;
  }
  if ('number' in cell) return `<c ${place}><v>${cell.number}</v></c>`;
  if ('money' in cell) return `<c ${place} s="3"><v>${toHundredths(cell.money)}</v></c>`;
  if ('day' in cell) return `<c ${place} s="4"><v>${serial(Date.parse(cell.day))}</v></c>`;
  const time = Date.parse(cell.moment);
  const doubled = doubledMoment(time);
  // A spreadsheet's number has no zone: the hour that comes twice is a text, which files that come in are read by.
  if (doubled) return cellXml(doubled, place, style);
  // Whole seconds: spreadsheets would else round a moment to the next minute or the one before.
  const wall = Math.floor((time + warsawOffset(time) * 60_000) / 1000) * 1000;
  return `<c ${place} s="5"><v>${serial(wall)}</v></c>`;
}
