import { createRequire } from 'node:module';
import type { PostingBook } from '@zaplecze/contract/rooms/reception/desk/calls';
import PDFDocument from 'pdfkit';
import { group, ornament, tag, taggedPdf } from '../../../kit/exports/pdf-tags.ts';

const fontFile = createRequire(import.meta.url).resolve;
const plainFont = fontFile('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf');
const boldFont = fontFile('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf');

const margin = 28;
const page = { width: 841.89, height: 595.28 };
const width = page.width - 2 * margin;
const headHeight = 34;
const rowHeight = 26;
/** As many lines fit on a page above its sums. */
const linesOnPage = 13;

/** The columns of Poczta Polska's book; those without a text are filled in at the post office. */
type Line = PostingBook['lines'][number] & { place: number };
type Column = {
  header: string;
  share: number;
  under?: [string, string];
  text?: (line: Line) => string;
};
const columns: Column[] = [
  { header: 'Lp.', share: 4, text: ({ place }) => String(place) },
  { header: 'ADRESAT\n(imię i nazwisko lub nazwa)', share: 22, text: ({ party }) => party },
  { header: 'Dokładne miejsce doręczenia', share: 24, text: ({ address }) => address },
  { header: 'Kwota zadekl. wartości', share: 9, under: ['zł', 'gr'] },
  { header: 'Masa', share: 8, under: ['kg', 'g'] },
  { header: 'Nr nadawczy', share: 16, text: ({ taskNumber }) => taskNumber ?? '' },
  { header: 'Uwagi', share: 13, text: ({ type, sysNumber }) => `${type}\n${sysNumber}` },
  { header: 'Opłata', share: 8, under: ['zł', 'gr'] },
  { header: 'Kwota pobrania', share: 9, under: ['zł', 'gr'] },
];
const all = columns.reduce((sum, { share }) => sum + share, 0);

export type Sender = { name: string; address: string };

/** The book of posted mail of a day, A4 on its side, to be stamped at the post office. */
export function postingBookPdf(book: PostingBook, sender: Sender): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    autoFirstPage: false,
    ...taggedPdf,
    info: { Title: `Pocztowa książka nadawcza – ${sender.name} – ${book.day}` },
  });
  doc.registerFont('plain', plainFont).registerFont('bold', boldFont);
  const pages = Math.max(1, Math.ceil(book.lines.length / linesOnPage));
  for (let number = 0; number < pages; number++) {
    doc.addPage();
    const lines = book.lines.slice(number * linesOnPage, (number + 1) * linesOnPage);
    head(doc, book, { sender, number: number + 1, pages });
    const top = margin + 58;
    const table = group(doc, 'Table');
    tableHead(doc, top, table);
    lines.forEach((line, at) => {
      const place = number * linesOnPage + at + 1;
      row(doc, top + headHeight + at * rowHeight, { line: { ...line, place }, table });
    });
    table.end();
    foot(doc, book, number + 1 === pages);
  }
  doc.end();
  return doc;
}

function head(
  doc: PDFKit.PDFDocument,
  book: PostingBook,
  { sender, number, pages }: { sender: Sender; number: number; pages: number },
): void {
  doc.font('bold').fontSize(14).fillColor('#000');
  tag(doc, 'H1', () => doc.text('POCZTOWA KSIĄŻKA NADAWCZA', margin, margin));
  doc.font('plain').fontSize(9);
  const day = book.day.split('-').reverse().join('.');
  const right = { width, align: 'right' } as const;
  const when = `Data nadania: ${day}   ·   strona ${number} z ${pages}`;
  tag(doc, 'P', () => doc.text(when, margin, margin + 2, right));
  const from = `Nadawca: ${[sender.name, sender.address].filter(Boolean).join(', ')}`;
  const room = { width, height: 24, ellipsis: true };
  tag(doc, 'P', () => doc.text(from, margin, margin + 26, room));
}

function* cells(): Generator<{ column: Column; x: number; own: number }> {
  let x = margin;
  for (const column of columns) {
    const own = (width * column.share) / all;
    yield { column, x, own };
    x += own;
  }
}

/** The borders of a row's cells; amounts have a line between the larger and the smaller coin. */
function borders(doc: PDFKit.PDFDocument, y: number, height: number, split: number): void {
  doc.lineWidth(0.6).strokeColor('#000');
  for (const { column, x, own } of cells()) {
    doc.rect(x, y, own, height).stroke();
    if (column.under)
      doc
        .moveTo(x + own * 0.6, y + split)
        .lineTo(x + own * 0.6, y + height)
        .stroke();
  }
}

function tableHead(doc: PDFKit.PDFDocument, y: number, table: PDFKit.PDFStructureElement): void {
  ornament(doc, () => borders(doc, y, headHeight, headHeight - 12));
  const within = group(doc, 'TR', table);
  for (const { column, x, own } of cells()) {
    const put = () => {
      doc.font('bold').fontSize(7).fillColor('#000');
      doc.text(column.header, x + 2, y + 4, { width: own - 4, height: 22, align: 'center' });
      if (!column.under) return;
      doc.font('plain').fontSize(7);
      const [large, small] = column.under;
      doc.text(large, x, y + headHeight - 10, { width: own * 0.6, align: 'center' });
      doc.text(small, x + own * 0.6, y + headHeight - 10, { width: own * 0.4, align: 'center' });
    };
    tag(doc, 'TH', put, { within, scope: 'Column' });
  }
  within.end();
}

function row(
  doc: PDFKit.PDFDocument,
  y: number,
  { line, table }: { line: Line; table: PDFKit.PDFStructureElement },
): void {
  ornament(doc, () => borders(doc, y, rowHeight, 0));
  const within = group(doc, 'TR', table);
  doc.font('plain').fontSize(7.5).fillColor('#000');
  for (const { column, x, own } of cells()) {
    const text = column.text?.(line);
    const room = { width: own - 6, height: rowHeight - 6, ellipsis: true };
    const put = () => {
      if (text) doc.text(text, x + 3, y + 4, room);
    };
    tag(doc, 'TD', put, { within });
  }
  within.end();
}

function foot(doc: PDFKit.PDFDocument, book: PostingBook, last: boolean): void {
  const y = page.height - margin - 46;
  doc.font('plain').fontSize(8.5).fillColor('#000');
  const count = last
    ? `Nadano przesyłek: ${book.lines.length}`
    : 'Do przeniesienia na następną stronę';
  tag(doc, 'P', () => doc.text(count, margin, y));
  const third = { width: width / 3, align: 'center' } as const;
  for (const [at, words] of ['sporządził', 'podpis przyjmującego', 'datownik'].entries()) {
    const x = margin + (at * width) / 3;
    tag(doc, 'P', () => doc.text(`…………………………………………\n${words}`, x, y + 20, third));
  }
}
