import { groupThousands } from '@zaplecze/contract/kit/values/words';
import { boldFont, plainFont } from '../../../kit/exports/pdf-fonts.ts';
import { ornament, tag } from '../../../kit/exports/pdf-tags.ts';

/*
 * Charts on paper, drawn as lines and areas. Every chart has its numbers beside its bars, and parts differ by more
 * than colour: it is printed in grey, too.
 */

export const fonts = { plain: plainFont, bold: boldFont };

export const page = { width: 595.28, height: 841.89, margin: 40 };
export const width = page.width - 2 * page.margin;
const ink = '#1d1d1c';
const faint = '#5c5c58';
const tones = {
  now: '#0b6e75',
  good: '#2f8f6b',
  bad: '#c8553d',
  warn: '#d9a23b',
  rest: '#a19d96',
} as const;
export type Tone = keyof typeof tones;

export type Pen = PDFKit.PDFDocument;

export const number = (value: number) => groupThousands(Math.round(value));
export const money = (value: number) => `${number(value)} zł`;
export const percent = (share: number) => `${Math.round(100 * share)}%`;

/** The place for the next part, on a new page when so much does not fit on this one. */
function room(pen: Pen, height: number): number {
  if (pen.y + height > page.height - page.margin - 20) pen.addPage();
  return pen.y;
}

export function heading(pen: Pen, text: string, above: number): void {
  room(pen, above + 30);
  pen.moveDown(0.8).font('bold').fontSize(11).fillColor(ink);
  tag(pen, 'H2', () => pen.text(text, page.margin, pen.y, { width }));
  pen.moveDown(0.3);
}

export function note(pen: Pen, text: string, room = width): void {
  pen.font('plain').fontSize(8).fillColor(faint);
  tag(pen, 'P', () => pen.text(text, page.margin, pen.y, { width: room }));
  pen.moveDown(0.4);
}

const words = 150;
const says = 130;
const lineHeight = 15;

/** The filled area of a bar, hatched when it has to differ without colour. */
function area(pen: Pen, box: [number, number, number, number], tone: Tone, hatched = false): void {
  const [x, y, w, h] = box;
  if (w <= 0) return;
  pen.rect(x, y, w, h).fill(tones[tone]);
  if (!hatched) return;
  pen.save().rect(x, y, w, h).clip();
  for (let at = x - h; at < x + w; at += 4) pen.moveTo(at, y + h).lineTo(at + h, y);
  pen.lineWidth(1).strokeColor('#ffffff').stroke().restore();
}

export type Bar = {
  words: string;
  value: number;
  says: string;
  tone?: Tone;
  /** The part of it that stands out, from the left. */
  part?: number;
};

/** Bars that lie, one below the other, from zero to the greatest; words that need more lines have them. */
export function bars(pen: Pen, rows: Bar[]): void {
  const most = Math.max(...rows.map(({ value }) => value), 1);
  const place = width - words - says - 16;
  for (const row of rows) {
    pen.font('plain').fontSize(8);
    const high = Math.max(lineHeight, pen.heightOfString(row.words, { width: words }) + 5);
    const y = room(pen, high);
    const wide = (value: number) => (place * value) / most;
    pen.font('plain').fontSize(8).fillColor(ink);
    tag(pen, 'P', () => {
      pen.text(row.words, page.margin, y + 2, { width: words });
      pen.text(row.says, page.margin + width - says, y + 2, {
        ...{ width: says, height: 11, align: 'right', lineBreak: false },
      });
    });
    const x = page.margin + words + 8;
    const { part = 0 } = row;
    // The numbers beside them say it.
    ornament(pen, () => {
      area(pen, [x, y + 2, wide(row.value), 9], row.tone ?? 'now');
      if (part) area(pen, [x, y + 2, wide(part), 9], 'bad', true);
    });
    pen.x = page.margin;
    pen.y = y + high;
  }
}

export type ChartColumn = {
  words: string;
  parts: { value: number; tone: Tone; hatched?: boolean }[];
};

/** Stacked vertical bars, with the sum above each. */
export function columns(pen: Pen, rows: ChartColumn[], format: (value: number) => string): void {
  const height = 96;
  const top = room(pen, height + 30) + 12;
  const sums = rows.map(({ parts }) => parts.reduce((all, { value }) => all + value, 0));
  const most = Math.max(...sums, 1);
  const step = width / rows.length;
  const floor = top + height;
  const alt = rows.map((row, at) => `${row.words}: ${format(sums[at] ?? 0)}`).join('; ');
  const draw = () => drawColumns(pen, rows, { floor, format, sums, most, step, height });
  tag(pen, 'Figure', draw, { alt });
  pen.x = page.margin;
  pen.y = floor + 16;
}

type Chart = {
  /** Where the columns stand. */
  floor: number;
  height: number;
  step: number;
  sums: number[];
  most: number;
  format: (value: number) => string;
};

function drawColumns(pen: Pen, rows: ChartColumn[], chart: Chart): void {
  const { floor, format, sums, most, step, height } = chart;
  for (const [at, { words: under, parts }] of rows.entries()) {
    const x = page.margin + at * step;
    let y = floor;
    for (const { value, tone, hatched } of parts) {
      const high = (height * value) / most;
      y -= high;
      if (high > 0) area(pen, [x + step * 0.18, y, step * 0.64, high], tone, hatched);
    }
    pen.font('plain').fontSize(6.5).fillColor(ink);
    pen.text(format(sums[at] ?? 0), x, y - 9, { width: step, align: 'center', lineBreak: false });
    pen.fillColor(faint);
    pen.text(under, x, floor + 3, { width: step, align: 'center', lineBreak: false });
  }
  pen.moveTo(page.margin, floor).lineTo(page.margin + width, floor);
  pen.lineWidth(0.5).strokeColor(faint).stroke();
}

/** The greatest size up to `size` at which a text is one line of that width, in points. */
function sizeWithin(pen: Pen, text: string, size: number, wide: number): number {
  pen.fontSize(size);
  return Math.min(size, (size * wide) / pen.widthOfString(text));
}

/** The few numbers above all, beside one another; a long one is written smaller, never cut. */
export function tiles(pen: Pen, tilesOf: { says: string; words: string }[]): void {
  const y = room(pen, 44);
  const step = width / tilesOf.length;
  for (const [at, tile] of tilesOf.entries()) {
    const x = page.margin + at * step;
    pen.font('bold').fillColor(tones.now);
    pen.fontSize(sizeWithin(pen, tile.says, 14, step - 8));
    tag(pen, 'P', () => {
      pen.text(tile.says, x, y, { lineBreak: false });
      pen.font('plain').fontSize(7.5).fillColor(faint);
      pen.text(tile.words, x, y + 19, { width: step - 8, height: 22 });
    });
  }
  pen.x = page.margin;
  pen.y = y + 44;
}
