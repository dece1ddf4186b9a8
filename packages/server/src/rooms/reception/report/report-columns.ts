import { warsawOffset } from '@zaplecze/contract/kit/values/time';
import { type Category, directions } from '@zaplecze/contract/rooms/reception/lists';
import type { Hole } from '../gaps.queries.ts';
import type { ReportRow } from './report.queries.ts';

/** A column of the report; `share` is its part of the page's width. */
export type ReportColumn = { header: string; share: number; text: (row: ReportRow) => string };

/** '21.11.2026 14:30' of Warsaw. */
export function formatInstant(instant: string | number): string {
  const time = new Date(instant).getTime();
  const wall = new Date(time + warsawOffset(time) * 60_000).toISOString();
  const [year, month, day] = wall.slice(0, 10).split('-');
  return `${day}.${month}.${year} ${wall.slice(11, 16)}`;
}

/** What became of a number that no parcel holds: 'przesyłka usunięta, 22.11.2026, Jan Kowalski'. */
const fateOf = ({ movedTo, at, who }: Hole) =>
  [
    movedTo === null ? 'przesyłka usunięta' : `przesyłka przeniesiona do ${movedTo}`,
    formatInstant(at).slice(0, 10),
    who,
  ]
    .filter(Boolean)
    .join(', ');

/** A hole in the numbering as a line of its own. */
export const gapLine = (hole: Hole) => `Numer ${hole.number} zwolniony: ${fateOf(hole)}`;

/** A hole in the numbering as a row among the parcels' rows. */
export const gapRow = (hole: Hole): ReportRow => ({
  id: 0,
  fullName: '',
  description: `Numer zwolniony: ${fateOf(hole)}`,
  partyName: '',
  clientCity: null,
  clientAddress: null,
  clientPostal: null,
  userName: '',
  companyName: hole.companyName,
  typeName: '',
  operationDate: hole.operationDate,
  exitDate: null,
  direction: hole.direction,
  taskNumber: '',
  sysNumber: hole.number,
});

/** '21.11.2026' of a day YYYY-MM-DD. */
export const shortDay = (day: string) => day.split('-').reverse().join('.');

const address = ({ clientAddress, clientPostal, clientCity }: ReportRow) =>
  [clientAddress, [clientPostal, clientCity].filter(Boolean).join(' ')].filter(Boolean).join(', ');

export const reportColumns: Record<Category, ReportColumn[]> = {
  parcel: [
    { header: 'Nr systemowy', share: 11, text: (row) => row.sysNumber },
    { header: 'Data', share: 9, text: (row) => formatInstant(row.operationDate) },
    {
      header: 'Kierunek',
      share: 8,
      text: (row) => directions.find(({ id }) => id === row.direction)?.name ?? '',
    },
    { header: 'Rodzaj', share: 9, text: (row) => row.typeName },
    { header: 'Opis przesyłki', share: 16, text: (row) => row.description },
    { header: 'Nadawca / Odbiorca', share: 15, text: (row) => row.partyName },
    { header: 'Adres', share: 14, text: address },
    { header: 'Spółka', share: 12, text: (row) => row.companyName },
    { header: 'Osoba', share: 9, text: (row) => row.userName },
    { header: 'Nr przesyłki', share: 11, text: (row) => row.taskNumber },
  ],
  guest: [
    { header: 'Imię i nazwisko', share: 18, text: (row) => row.fullName },
    { header: 'Do kogo', share: 16, text: (row) => row.userName },
    { header: 'Firma', share: 22, text: (row) => row.partyName },
    { header: 'Wejście', share: 11, text: (row) => formatInstant(row.operationDate) },
    {
      header: 'Wyjście',
      share: 11,
      text: (row) => (row.exitDate ? formatInstant(row.exitDate) : ''),
    },
    { header: 'Notatka', share: 22, text: (row) => row.description },
  ],
};
