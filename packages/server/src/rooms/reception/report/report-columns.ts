import { type CustomField, customHeading } from '@zaplecze/contract/kit/fields/custom-fields';
import { type Field, headingOf } from '@zaplecze/contract/kit/fields/field-kinds';
import { warsawOffset } from '@zaplecze/contract/kit/values/time';
import {
  guestFields as guest,
  parcelFields as parcel,
} from '@zaplecze/contract/rooms/reception/fields';
import { type Category, directions } from '@zaplecze/contract/rooms/reception/lists';
import { customText } from '../../../kit/custom-fields/value-words.ts';
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
  custom: {},
});

const address = ({ clientAddress, clientPostal, clientCity }: ReportRow) =>
  [clientAddress, [clientPostal, clientCity].filter(Boolean).join(' ')].filter(Boolean).join(', ');

const column = (field: Field, share: number, text: ReportColumn['text']): ReportColumn => ({
  header: headingOf(field),
  share,
  text,
});
const moment = (value: string | null) => (value ? formatInstant(value) : '');
const directionOf = (row: ReportRow) => directions.find(({ id }) => id === row.direction);

export const reportColumns: Record<Category, ReportColumn[]> = {
  parcel: [
    column(parcel.sysNumber, 11, (row) => row.sysNumber),
    column(parcel.operationDate, 9, (row) => moment(row.operationDate)),
    column(parcel.direction, 8, (row) => directionOf(row)?.name ?? ''),
    column(parcel.type, 9, (row) => row.typeName),
    column(parcel.description, 16, (row) => row.description),
    column(parcel.client, 15, (row) => row.partyName),
    { header: 'Adres', share: 14, text: address },
    column(parcel.company, 12, (row) => row.companyName),
    column(parcel.user, 9, (row) => row.userName),
    column(parcel.taskNumber, 11, (row) => row.taskNumber),
  ],
  guest: [
    column(guest.fullName, 18, (row) => row.fullName),
    column(guest.user, 16, (row) => row.userName),
    column(guest.client, 22, (row) => row.partyName),
    column(guest.operationDate, 11, (row) => moment(row.operationDate)),
    column(guest.exitDate, 11, (row) => moment(row.exitDate)),
    column(guest.description, 22, (row) => row.description),
  ],
};

const textOf = (field: CustomField, { custom }: ReportRow) => customText(field, custom[field.key]);

/** The own fields of the company in a workbook: a column each. */
export const customReportColumns = (fields: readonly CustomField[]): ReportColumn[] =>
  fields.map((field) => ({
    ...{ header: customHeading(field), share: 12, text: (row) => textOf(field, row) },
  }));

/** What stands below each row, as wide as the page and as high as it is long. */
export type ReportBelow = Pick<ReportColumn, 'header' | 'text'>;

/** The own fields of the company on paper, where a row has no place for a column of each. */
export function customReportBelow(fields: readonly CustomField[]): ReportBelow | undefined {
  if (fields.length === 0) return undefined;
  const all = (row: ReportRow) =>
    fields.flatMap((field) => {
      const text = textOf(field, row);
      return text ? [`${field.label}: ${text}`] : [];
    });
  return { header: 'Pola własne', text: (row) => all(row).join('; ') };
}
