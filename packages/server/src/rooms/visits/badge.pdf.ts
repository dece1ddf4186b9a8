import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import qrCode from 'qrcode';
import type { Letterhead } from '../../kit/exports/pdf-letterhead.ts';
import { ornament, tag, taggedPdf } from '../../kit/exports/pdf-tags.ts';

const fontFile = createRequire(import.meta.url).resolve;
const plainFont = fontFile('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf');
const boldFont = fontFile('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf');

/** A usual badge in its holder, 90 × 55 mm, in points. */
const card = { width: 255, height: 156 };
const margin = 14;
const code = 74;

export type Badge = {
  letterhead: Letterhead;
  fullName: string;
  party: string;
  host: string;
  day: string;
  people: number;
  code: string;
};

/** A guest's badge to print, with the QR code by which the reception notes the exit. */
export function badgePdf(badge: Badge): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: [card.width, card.height],
    margin: 0,
    ...taggedPdf,
    info: { Title: `Identyfikator – ${badge.fullName}` },
  });
  doc.registerFont('plain', plainFont).registerFont('bold', boldFont);
  const text = card.width - 3 * margin - code;
  const one = { lineBreak: false, ellipsis: true };
  ornament(doc, () => doc.rect(0, 0, card.width, 26).fill('#0b6e75'));
  doc.font('bold').fontSize(11).fillColor('#ffffff');
  tag(doc, 'H1', () => doc.text('GOŚĆ', margin, 8, one));
  doc.font('plain').fontSize(8);
  const beside = { width: card.width - 2 * margin - 60, height: 10, ellipsis: true };
  tag(doc, 'P', () =>
    doc.text(badge.letterhead.name, margin + 60, 10, { ...beside, align: 'right' }),
  );
  doc.font('bold').fontSize(15).fillColor('#1d1d1c');
  tag(doc, 'P', () =>
    doc.text(badge.fullName, margin, 38, { width: text, height: 38, ellipsis: true }),
  );
  doc.font('plain').fontSize(9).fillColor('#3a3a38');
  const lines = [
    badge.party,
    badge.host && `Do: ${badge.host}`,
    badge.people > 1 ? `${badge.day}, osób: ${badge.people}` : badge.day,
  ].filter(Boolean);
  tag(doc, 'P', () =>
    doc.text(lines.join('\n'), margin, 82, { width: text, height: 58, ellipsis: true }),
  );
  const { logo } = badge.letterhead;
  if (logo)
    ornament(doc, () => doc.image(logo, margin, 122, { fit: [text, 22], valign: 'bottom' }));
  tag(doc, 'Figure', () => drawCode(doc, badge.code, { x: card.width - margin - code, y: 42 }), {
    alt: `Kod QR: ${badge.code}`,
  });
  doc.font('plain').fontSize(6).fillColor('#3a3a38');
  tag(doc, 'P', () =>
    doc.text(badge.code, card.width - margin - code, 42 + code + 6, {
      width: code,
      align: 'center',
    }),
  );
  doc.end();
  return doc;
}

function drawCode(
  doc: PDFKit.PDFDocument,
  words: string,
  { x, y }: { x: number; y: number },
): void {
  const { modules } = qrCode.create(words, { errorCorrectionLevel: 'M' });
  const step = code / modules.size;
  doc.fillColor('#000000');
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) doc.rect(x + column * step, y + row * step, step, step).fill();
    }
  }
}
