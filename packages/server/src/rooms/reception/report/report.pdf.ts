import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { boldFont, plainFont } from '../../../kit/exports/pdf-fonts.ts';
import { besideLogo, drawLogo, type Letterhead } from '../../../kit/exports/pdf-letterhead.ts';
import { group, ornament, tag, taggedPdf } from '../../../kit/exports/pdf-tags.ts';
import type { ReportRow } from './report.queries.ts';
import type { ReportBelow, ReportColumn } from './report-columns.ts';

/** What stands above the table. */
export type ReportHead = {
  letterhead: Letterhead;
  /** Of the group, those that it is about. */
  companies: string;
  title: string;
  /** What it is narrowed to. */
  filters: string;
  /** How many rows, when, by whom. */
  making: string;
};

type Report = {
  head: ReportHead;
  columns: ReportColumn[];
  below?: ReportBelow | undefined;
  rows: AsyncIterable<ReportRow[]>;
  count: number;
  /** Lines below the table: numbers that no row holds. */
  notes: string[];
};

const margin = 32;
const page = { width: 841.89, height: 595.28 };
const width = page.width - 2 * margin;
/** Of a head whose filters are one line. */
const headHeight = 74;
/** Filters may name many records; the rows still begin on the first page. */
const mostOfFilters = 240;
const tableHead = 20;
/** Two lines of text. The same for every row, so that the number of pages is known beforehand, unless something stands below them. */
const rowHeight = 24;
const headOfBelow = 11;
const bottom = page.height - margin - 16;

/** Cells of a table are told apart for reading programs as far as somebody would read them; each costs 130 bytes. */
const mostInTable = 2000;

const rowsBelow = (top: number) => Math.floor((bottom - top - tableHead) / rowHeight);
const onOthers = rowsBelow(margin);
const pagesFor = (count: number, head: number) =>
  1 + Math.max(0, Math.ceil((count - rowsBelow(margin + head)) / onOthers));

/** How high the filters stand in the head, from one line on. */
function heightOfFilters(doc: PDFKit.PDFDocument, { filters }: ReportHead): number {
  doc.font('plain').fontSize(8);
  return Math.min(mostOfFilters, doc.heightOfString(filters, { width }));
}
const heightOfHead = (doc: PDFKit.PDFDocument, head: ReportHead): number =>
  headHeight + heightOfFilters(doc, head) - doc.currentLineHeight(true);

/** The report as a PDF, A4 on its side, sent page by page while the rows are still being read. */
export function pdfReport(report: Report): Readable {
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin,
    autoFirstPage: false,
    ...taggedPdf,
    info: { Title: `${report.head.title} – ${report.head.letterhead.name}` },
  });
  const out = new PassThrough();
  doc.pipe(out);
  doc.registerFont('plain', plainFont).registerFont('bold', boldFont);
  write(doc, report, out).then(
    () => doc.end(),
    (error: unknown) => out.destroy(error as Error),
  );
  return out;
}

async function write(doc: PDFKit.PDFDocument, report: Report, out: PassThrough): Promise<void> {
  // The notes' heading is a line too.
  const lines = report.notes.length > 0 ? ['Luki w numeracji', ...report.notes] : [];
  const top = heightOfHead(doc, report.head);
  const pages = report.below ? null : pagesFor(report.count + lines.length, top);
  const head = tableHead + (report.below ? headOfBelow : 0);
  let [number, written, y] = [0, 0, 0];
  let table: PDFKit.PDFStructureElement | undefined;
  const turn = () => {
    number += 1;
    y = startPage(doc, report, { number, pages, head });
    if (number === 1 && report.count <= mostInTable) table = tableOf(doc, report, y - head);
    else ornament(doc, () => writeHead(doc, report, y - head));
  };
  const takePlace = (height: number) => {
    if (y + height > bottom) turn();
    const place = y;
    y += height;
    written += 1;
    return place;
  };
  turn();
  for await (const rows of report.rows) {
    for (const row of rows) {
      const most = bottom - margin - head - rowHeight;
      const [below = nothing, ...further] = belowOf(doc, report, row, most);
      const y = takePlace(rowHeight + below.height);
      writeRow(doc, report.columns, { row, y, table, below });
      for (const below of further)
        writeRow(doc, [], { row, y: takePlace(4 + below.height), table, below });
      // Setting text is work for the processor: others get their turn in between.
      if (written % 10 === 0) await setImmediate();
    }
    // Who downloads slowly makes the reading of rows wait, not the memory grow.
    if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), once(out, 'close')]);
    if (out.destroyed) return;
  }
  table?.end();
  for (const [at, text] of lines.entries()) {
    const place = takePlace(rowHeight);
    doc
      .font(at === 0 ? 'bold' : 'plain')
      .fontSize(7.5)
      .fillColor('#1d1d1c');
    tag(doc, at === 0 ? 'H2' : 'P', () =>
      doc.text(text, margin, place + 7, { width, height: rowHeight - 9, ellipsis: true }),
    );
    if (written % 10 === 0) await setImmediate();
  }
}

/** What stands below a row, as it fits into a page. */
type Below = { text: string; height: number };
const nothing: Below = { text: '', height: 0 };

/** Its parts: of what is longer than a page the next page goes on. */
function belowOf(
  doc: PDFKit.PDFDocument,
  { below }: Report,
  row: ReportRow,
  most: number,
): Below[] {
  const words = below?.text(row).replace(/\s+/g, ' ') ?? '';
  doc.font('plain').fontSize(7.5);
  const heightOf = (text: string) => doc.heightOfString(text, { width }) + 3;
  const parts: Below[] = [];
  for (let rest = words; rest !== ''; ) {
    const text = heightOf(rest) <= most ? rest : longestPart(rest, (one) => heightOf(one) <= most);
    parts.push({ text, height: heightOf(text) });
    rest = rest.slice(text.length).trimStart();
  }
  return parts;
}

/** The most of a text, to the end of a word, that fits; a single word that is longer than a page is parted anywhere. */
function longestPart(text: string, fits: (part: string) => boolean): string {
  let [fitting, over] = [1, text.length];
  while (over - fitting > 1) {
    const middle = Math.floor((fitting + over) / 2);
    if (fits(text.slice(0, middle))) fitting = middle;
    else over = middle;
  }
  const space = text.lastIndexOf(' ', fitting);
  return text.slice(0, space > 0 ? space : fitting);
}

/** `pages`: how many there will be, where that is known; `head`: the height of the table's head. */
type Page = { number: number; pages: number | null; head: number };

/** Head, table head and foot of a page; gives where its first row begins. */
function startPage(doc: PDFKit.PDFDocument, report: Report, { number, pages, head }: Page): number {
  doc.addPage();
  const { letterhead, companies } = report.head;
  const company = [...new Set([letterhead.name, companies])].join(' · ');
  // The foot stands below the margin, where text would else open another page.
  doc.page.margins.bottom = 0;
  doc.font('plain').fontSize(8).fillColor('#5c5c58');
  ornament(doc, () =>
    doc
      .text(
        `Strona ${number}${pages === null ? '' : ` z ${pages}`}`,
        margin,
        page.height - margin,
        {
          ...{ width, align: 'right' },
        },
      )
      .text(company, margin, page.height - margin, { width: width / 2 }),
  );
  let y = margin;
  if (number === 1) {
    drawLogo(doc, report.head.letterhead, { right: margin + width, top: y });
    doc.font('bold').fontSize(10).fillColor('#0b6e75');
    const room = besideLogo(letterhead, width);
    const oneLine = { width: room, height: 12, ellipsis: true };
    tag(doc, 'P', () => doc.text(company, margin, y, oneLine));
    doc.font('bold').fontSize(16).fillColor('#1d1d1c');
    tag(doc, 'H1', () => doc.text(report.head.title, margin, y + 15));
    doc.font('plain').fontSize(8).fillColor('#5c5c58');
    const { filters, making } = report.head;
    const height = heightOfFilters(doc, report.head);
    tag(doc, 'P', () =>
      doc.text(filters, margin, y + 38, { width, height: height + 1, ellipsis: true }),
    );
    tag(doc, 'P', () => doc.text(making, margin, y + 38 + height, oneLineBelow));
    y += heightOfHead(doc, report.head);
  }
  ornament(doc, () => line(doc, y + head - 2, '#1d1d1c'));
  return y + head;
}

const oneLineBelow = { width, height: 12, ellipsis: true };

type Put = (draw: () => void) => void;

function writeHead(
  doc: PDFKit.PDFDocument,
  { columns, below }: Report,
  y: number,
  put: Put = (draw) => draw(),
): void {
  doc.font('bold').fontSize(8).fillColor('#1d1d1c');
  cells(columns, (column, x, cell) =>
    put(() => doc.text(column.header, x, y + 5, { width: cell, lineBreak: false })),
  );
  if (below) put(() => doc.text(below.header, margin, y + 5 + headOfBelow, { width }));
}

/** The table that all pages go on with, its headings written once. */
function tableOf(doc: PDFKit.PDFDocument, report: Report, y: number): PDFKit.PDFStructureElement {
  const table = group(doc, 'Table');
  const row = group(doc, 'TR', table);
  writeHead(doc, report, y, (draw) => tag(doc, 'TH', draw, { within: row, scope: 'Column' }));
  row.end();
  return table;
}

type Placed = {
  row: ReportRow;
  y: number;
  table: PDFKit.PDFStructureElement | undefined;
  below: Below;
};

function writeRow(
  doc: PDFKit.PDFDocument,
  columns: ReportColumn[],
  { row, y, table, below }: Placed,
): void {
  const { text: own, height } = below;
  // What goes on from the page before has no cells above it.
  const top = columns.length > 0 ? rowHeight : 4;
  doc.font('plain').fontSize(7.5).fillColor('#1d1d1c');
  const write = (put: Put) => {
    cells(columns, (column, x, cell) => {
      const text = column.text(row).replace(/\s+/g, ' ');
      const room = { width: cell, height: rowHeight - 4, ellipsis: true };
      put(() => {
        if (text) doc.text(text, x, y + 2, room);
      });
    });
    if (own) put(() => doc.fillColor('#5c5c58').text(own, margin, y + top - 2, { width }));
  };
  if (table) {
    const within = group(doc, 'TR', table);
    write((draw) => tag(doc, 'TD', draw, { within }));
    within.end();
  } else tag(doc, 'P', () => write((draw) => draw()));
  ornament(doc, () => line(doc, y + top + height - 1, '#dcdcd8'));
}

function cells(
  columns: ReportColumn[],
  put: (column: ReportColumn, x: number, width: number) => void,
): void {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  let x = margin;
  for (const column of columns) {
    const own = (width * column.share) / all;
    put(column, x, own - 6);
    x += own;
  }
}

const line = (doc: PDFKit.PDFDocument, y: number, color: string) =>
  doc
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.5)
    .strokeColor(color)
    .stroke();
