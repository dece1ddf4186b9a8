import { PassThrough, type Readable } from 'node:stream';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { usualSilence } from '@zaplecze/contract/rooms/reports/clients/calls';
import PDFDocument from 'pdfkit';
import { besideLogo, drawLogo, type Letterhead } from '../../../kit/exports/pdf-letterhead.ts';
import { ornament, tag, taggedPdf } from '../../../kit/exports/pdf-tags.ts';
import type { MonthlyFigures } from './monthly.queries.ts';
import {
  bars,
  columns,
  fonts,
  heading,
  money,
  note,
  number,
  type Pen,
  page,
  percent,
  tiles,
  width,
} from './monthly-drawing.ts';

export type MonthlyHead = {
  letterhead: Letterhead;
  month: string;
  scope: string;
  made: string;
};

const monthName = new Intl.DateTimeFormat('pl', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
/** 'październik 2026' */
const monthWords = (month: string) => monthName.format(new Date(`${month}-15T12:00:00Z`));
const shortMonth = (month: string) => `${month.slice(5)}.${month.slice(2, 4)}`;
const sum = <R>(rows: R[], of: (row: R) => number) => rows.reduce((all, row) => all + of(row), 0);
const offers = (count: number) => countWords(count, 'oferta', 'oferty', 'ofert');
/** So many rows without a period are named. */
const mostHoles = 12;

/** The report of a month, A4, its charts as vectors. */
export function monthlyPdf(head: MonthlyHead, figures: MonthlyFigures): Readable {
  const title = `Raport miesięczny: ${monthWords(head.month)}`;
  const pen = new PDFDocument({
    ...{ size: 'A4', margin: page.margin, bufferPages: true, ...taggedPdf },
    info: { Title: `${title} – ${head.letterhead.name}` },
  });
  const out = new PassThrough();
  pen.pipe(out);
  for (const [name, file] of Object.entries(fonts)) pen.registerFont(name, file);
  drawLogo(pen, head.letterhead, { right: page.margin + width, top: page.margin });
  const room = besideLogo(head.letterhead, width);
  pen.font('bold').fontSize(10).fillColor('#0b6e75');
  tag(pen, 'P', () => pen.text(head.letterhead.name, { width: room }));
  pen.fontSize(18).fillColor('#1d1d1c');
  tag(pen, 'H1', () => pen.text(title, { width: room }));
  note(
    pen,
    `${head.scope}. Sporządzono ${head.made}. Kwoty w pełnych złotych, sumy liczone z groszami.`,
    room,
  );
  write(pen, figures);
  numberPages(pen, head.letterhead.name);
  pen.end();
  return out;
}

function write(pen: Pen, all: MonthlyFigures): void {
  const now = all.timeliness.at(-1);
  const limited = (now?.onTime ?? 0) + (now?.late ?? 0);
  const accepted = sum(all.wins, (row) => row.accepted);
  const decided = accepted + sum(all.wins, (row) => row.refused);
  pen.moveDown(0.5);
  tiles(pen, [
    {
      says: limited ? percent((now?.onTime ?? 0) / limited) : '–',
      words: 'zadań oddanych na czas w miesiącu',
    },
    { says: money(all.value.at(-1)?.value ?? 0), words: 'wartość planowana miesiąca' },
    {
      says: decided ? percent(accepted / decided) : '–',
      words: 'skuteczność ofert w 12 miesiącach',
    },
    { says: money(sum(all.expected, (row) => row.expected)), words: 'spodziewane w tym kwartale' },
    { says: money(sum(all.risk, (row) => row.value)), words: 'wartość zagrożona, na dziś' },
  ]);
  work(pen, all);
  sales(pen, all);
  revenue(pen, all);
  care(pen, all);
}

function work(pen: Pen, { timeliness }: MonthlyFigures): void {
  heading(pen, 'Na czas oddane zadania', 130);
  note(pen, 'Zakończone w miesiącu: od dołu na czas, kreskowane po terminie, szare bez terminu.');
  columns(
    pen,
    timeliness.map(({ name, onTime, late, noLimit }) => ({
      words: shortMonth(name),
      parts: [
        { value: onTime, tone: 'good' },
        { value: late, tone: 'bad', hatched: true },
        { value: noLimit, tone: 'rest' },
      ],
    })),
    number,
  );
}

function sales(pen: Pen, { funnel, wins, refusals, waiting, expected }: MonthlyFigures): void {
  heading(pen, 'Oferty utworzone w miesiącu', 80);
  bars(
    pen,
    funnel.map(({ status, count, value }) => ({
      words: status.name,
      value: count,
      says: `${offers(count)}, ${money(value)}`,
    })),
  );
  heading(pen, 'Skuteczność ofert w 12 miesiącach', 60);
  note(pen, 'Przyjęte wśród przyjętych i odmów, według usługi; kreskowane to odmowy.');
  bars(
    pen,
    wins.slice(0, 12).map((row) => ({
      words: row.name || 'Bez usługi',
      value: row.accepted + row.refused,
      part: row.refused,
      tone: 'good',
      says: `${percent(row.accepted / (row.accepted + row.refused))} (${row.accepted} z ${row.accepted + row.refused})`,
    })),
  );
  if (refusals.length > 0) {
    heading(pen, 'Dlaczego odmówiono, 12 miesięcy', 40);
    bars(
      pen,
      refusals.map(({ name, count, value }) => ({
        words: name || 'Bez powodu',
        value: count,
        tone: name ? 'bad' : 'rest',
        says: `${offers(count)}, ${money(value)}`,
      })),
    );
  }
  heading(pen, 'Oferty, które czekają, na dziś', 80);
  note(pen, 'Według dni od złożenia; kreskowane są po dniu ważności.');
  bars(
    pen,
    waiting.map(({ from, to, count, value, expired }) => ({
      words: to === null ? `ponad ${from - 1} dni` : `${from}–${to} dni`,
      value: count,
      part: expired,
      says: `${offers(count)}, ${money(value)}`,
    })),
  );
  if (expected.length === 0) return;
  heading(pen, 'Spodziewana wartość tego kwartału', 40);
  note(
    pen,
    'Przyjęte w kwartale i ważne oferty, które czekają, razy skuteczność ich usługi z 12 miesięcy.',
  );
  bars(
    pen,
    expected.map((row) => ({
      words: row.name || 'Bez usługi',
      value: row.expected,
      tone: 'good',
      says: money(row.expected),
    })),
  );
}

function revenue(pen: Pen, { value, clients, risk, subscriptions }: MonthlyFigures): void {
  heading(pen, 'Wartość planowana projektów', 130);
  columns(
    pen,
    value.map((row) => ({
      words: shortMonth(row.name),
      parts: [{ value: row.value, tone: 'now' }],
    })),
    number,
  );
  if (clients.length > 0) {
    heading(pen, 'Klienci o największej wartości w miesiącu', 60);
    bars(
      pen,
      clients.map((row) => ({
        words: row.rest ? 'Pozostali klienci' : row.name,
        value: row.value,
        tone: row.rest ? 'rest' : 'now',
        says: `${money(row.value)}, ${percent(row.share)}`,
      })),
    );
  }
  if (risk.length > 0) {
    heading(pen, 'Wartość zagrożona, na dziś', 40);
    note(
      pen,
      'Projekty otwarte; kreskowana część to te, których zadanie jest po terminie albo nie zostanie na czas wykonane.',
    );
    bars(
      pen,
      risk.map((row) => ({
        words: row.rest ? 'Pozostałe spółki' : row.name || 'Bez spółki',
        value: row.openValue,
        part: row.value,
        tone: 'rest',
        says: `${money(row.value)} z ${money(row.openValue)}`,
      })),
    );
  }
  const holes = subscriptions.filter(({ missing }) => missing > 0);
  if (holes.length === 0) return;
  heading(pen, 'Abonamenty, w których brakuje okresów', 40);
  bars(
    pen,
    holes.slice(0, mostHoles).map((row) => ({
      words: [row.client.name, row.service.name, row.mark].filter(Boolean).join(', '),
      value: row.missing,
      tone: 'bad',
      says: `brakuje ${number(row.missing)}`,
    })),
  );
  if (holes.length > mostHoles) note(pen, `I jeszcze ${number(holes.length - mostHoles)}.`);
}

function care(pen: Pen, { care: counts }: MonthlyFigures): void {
  heading(pen, 'Klienci, o których trzeba zadbać, na dziś', 70);
  note(pen, `Z ${number(counts.total)} aktywnych i potencjalnych.`);
  bars(pen, [
    { words: 'Bez opiekuna', value: counts.noCarer, says: number(counts.noCarer), tone: 'bad' },
    {
      words: `Bez kontaktu od ${usualSilence} dni`,
      value: counts.silent,
      says: number(counts.silent),
      tone: 'bad',
    },
    {
      words: 'Z otwartymi zgłoszeniami',
      value: counts.openIssues,
      says: number(counts.openIssues),
    },
    {
      words: 'Odmówili oferty w 12 miesiącach',
      value: counts.refused,
      says: number(counts.refused),
    },
  ]);
}

function numberPages(pen: Pen, company: string): void {
  const { count } = pen.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    pen.switchToPage(at);
    // The foot stands below the margin, where text would else open another page.
    pen.page.margins.bottom = 0;
    pen.font('plain').fontSize(8).fillColor('#5c5c58');
    const y = page.height - page.margin + 8;
    ornament(pen, () => {
      pen.text(company, page.margin, y, { lineBreak: false });
      pen.text(`Strona ${at + 1} z ${count}`, page.margin, y, { width, align: 'right' });
    });
  }
}
