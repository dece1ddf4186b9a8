import { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import { boldFont, plainFont } from './pdf-fonts.ts';
import { besideLogo, drawLogo, type Letterhead } from './pdf-letterhead.ts';
import { group, ornament, tag, taggedPdf } from './pdf-tags.ts';

/** A part of a document: a heading, a paragraph, or facts, each a label and what stands beside it. */
export type PdfPart = { heading: string } | { text: string } | { facts: [string, string][] };

export type PdfPages = {
  /** In small letters above the title, with the logo beside: whose document it is. */
  letterhead: Letterhead;
  title: string;
  /** Below the title: when and by whom. */
  lines: string[];
  parts: PdfPart[];
};

const margin = 48;
const ink = '#1d1d1c';
const grey = '#5c5c58';
const labelWidth = 130;

/** A document to read, print and sign: A4 upright, its parts one below the other, pages numbered. */
export function pdfPages({ letterhead, title, lines, parts }: PdfPages): Readable {
  const company = letterhead.name;
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    ...taggedPdf,
    info: { Title: `${title} – ${company}` },
  });
  doc.registerFont('plain', plainFont).registerFont('bold', boldFont);
  const width = doc.page.width - 2 * margin;
  drawLogo(doc, letterhead, { right: margin + width, top: margin });
  const beside = { width: besideLogo(letterhead, width) };
  doc.font('bold').fontSize(9).fillColor('#0b6e75');
  tag(doc, 'P', () => doc.text(company, beside));
  doc.font('bold').fontSize(16).fillColor(ink);
  tag(doc, 'H1', () => doc.text(title, beside));
  doc.moveDown(0.3).font('plain').fontSize(8.5).fillColor(grey);
  for (const line of lines) tag(doc, 'P', () => doc.text(line));
  for (const part of parts) write(doc, part, width);
  number(doc, company, width);
  doc.end();
  return Readable.from(doc as unknown as AsyncIterable<Buffer>);
}

function write(doc: PDFKit.PDFDocument, part: PdfPart, width: number): void {
  if ('heading' in part) {
    // A heading does not stand alone at the end of a page.
    if (doc.y > doc.page.height - margin - 80) doc.addPage();
    doc.moveDown(1).font('bold').fontSize(11.5).fillColor(ink);
    tag(doc, 'H2', () => doc.text(part.heading, margin, doc.y, { width }));
    doc.moveDown(0.3);
  } else if ('text' in part) {
    doc.font('plain').fontSize(9.5).fillColor(ink);
    tag(doc, 'P', () => doc.text(part.text, margin, doc.y, { width }));
    doc.moveDown(0.3);
  } else {
    const list = group(doc, 'L');
    for (const [label, value] of part.facts) fact(doc, { label, value, width, list });
    list.end();
  }
}

function fact(
  doc: PDFKit.PDFDocument,
  line: { label: string; value: string; width: number; list: PDFKit.PDFStructureElement },
): void {
  const { label, value, width, list } = line;
  const beside = width - labelWidth;
  doc.font('plain').fontSize(9.5);
  const height = Math.max(
    doc.heightOfString(value || '–', { width: beside }),
    doc.heightOfString(label, { width: labelWidth - 10 }),
  );
  if (doc.y + Math.min(height, 200) > doc.page.height - margin) doc.addPage();
  const top = doc.y;
  const page = doc.bufferedPageRange().count;
  const item = group(doc, 'LI', list);
  const put = (type: string, draw: () => void) => tag(doc, type, draw, { within: item });
  doc.fillColor(grey);
  put('Lbl', () => doc.text(label, margin, top, { width: labelWidth - 10 }));
  doc.fillColor(ink);
  put('LBody', () => doc.text(value || '–', margin + labelWidth, top, { width: beside }));
  item.end();
  // What went on over a page ends where it ends; else the longer of the two counts.
  if (doc.bufferedPageRange().count === page) doc.y = top + height;
  doc.y += 4;
}

function number(doc: PDFKit.PDFDocument, company: string, width: number): void {
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    doc.switchToPage(at);
    // The foot stands below the margin, where text would else open another page.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - margin + 12;
    doc.font('plain').fontSize(8).fillColor(grey);
    ornament(doc, () => {
      doc.text(company, margin, y, { width: width / 2, lineBreak: false });
      const right = { width, align: 'right', lineBreak: false } as const;
      doc.text(`Strona ${at + 1} z ${count}`, margin, y, right);
    });
  }
}
