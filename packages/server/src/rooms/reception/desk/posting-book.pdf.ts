import { createRequire } from 'node:module';
import type { PostingBook } from '@zaplecze/contract/rooms/reception/desk/calls';
import PDFDocument from 'pdfkit';

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
    lang: 'pl',
    info: { Title: `Pocztowa książka nadawcza – ${sender.name} – ${book.day}` },
  });
  doc.registerFont('plain', plainFont).registerFont('bold', boldFont);
  const pages = Math.max(1, Math.ceil(book.lines.length / linesOnPage));
  for (let number = 0; number < pages; number++) {
    doc.addPage();
    const lines = book.lines.slice(number * linesOnPage, (number + 1) * linesOnPage);
    head(doc, book, { sender, number: number + 1, pages });
    const top = margin + 58;
    tableHead(doc, top);
    lines.forEach((line, at) => {
      row(doc, top + headHeight + at * rowHeight, {
        ...line,
        place: number * linesOnPage + at + 1,
      });
    });
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
  doc.text('POCZTOWA KSIĄŻKA NADAWCZA', margin, margin);
  doc.font('plain').fontSize(9);
  const day = book.day.split('-').reverse().join('.');
  doc.text(`Data nadania: ${day}   ·   strona ${number} z ${pages}`, margin, margin + 2, {
    width,
    align: 'right',
  });
  doc.text(
    `Nadawca: ${[sender.name, sender.address].filter(Boolean).join(', ')}`,
    margin,
    margin + 26,
    {
      width,
      height: 24,
      ellipsis: true,
    },
  );
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

function tableHead(doc: PDFKit.PDFDocument, y: number): void {
  borders(doc, y, headHeight, headHeight - 12);
  for (const { column, x, own } of cells()) {
    doc.font('bold').fontSize(7).fillColor('#000');
    doc.text(column.header, x + 2, y + 4, { width: own - 4, height: 22, align: 'center' });
    if (!column.under) continue;
    doc.font('plain').fontSize(7);
    const [large, small] = column.under;
    doc.text(large, x, y + headHeight - 10, { width: own * 0.6, align: 'center' });
    doc.text(small, x + own * 0.6, y + headHeight - 10, { width: own * 0.4, align: 'center' });
  }
}

function row(doc: PDFKit.PDFDocument, y: number, line: Line): void {
  borders(doc, y, rowHeight, 0);
  doc.font('plain').fontSize(7.5).fillColor('#000');
  for (const { column, x, own } of cells()) {
    const text = column.text?.(line);
    if (text)
      doc.text(text, x + 3, y + 4, { width: own - 6, height: rowHeight - 6, ellipsis: true });
  }
}

function foot(doc: PDFKit.PDFDocument, book: PostingBook, last: boolean): void {
  const y = page.height - margin - 46;
  doc.font('plain').fontSize(8.5).fillColor('#000');
  const count = last
    ? `Nadano przesyłek: ${book.lines.length}`
    : 'Do przeniesienia na następną stronę';
  doc.text(count, margin, y);
  const dots = '…………………………………………';
  doc.text(`${dots}\nsporządził`, margin, y + 20, { width: width / 3, align: 'center' });
  doc.text(`${dots}\npodpis przyjmującego`, margin + width / 3, y + 20, {
    width: width / 3,
    align: 'center',
  });
  doc.text(`${dots}\ndatownik`, margin + (2 * width) / 3, y + 20, {
    width: width / 3,
    align: 'center',
  });
}
