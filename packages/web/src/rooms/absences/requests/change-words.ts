import type { AbsenceChange, CalendarEntry } from '@zaplecze/contract/rooms/absences/calls';
import { formatDays, formatHours } from '../../../kit/records/format.ts';

type Days = Pick<CalendarEntry, 'dateFrom' | 'dateTo' | 'hours' | 'hoursFrom'>;

/** Of one's own accepted days that are all over, and of those that have begun. */
export const overWords = 'Te dni już minęły. Zmienia je kierownik, podając powód.';
export const begunWords =
  'Dni, które minęły, zmienia kierownik, podając powód. Te od dziś możesz skrócić albo wydłużyć.';

/** '1–5.12.2026', '1.12.2026, 4 godz. od 8:30'. */
export function whenWords({ hours, hoursFrom, ...range }: Days): string {
  if (!hours) return formatDays(range);
  return `${formatDays(range)}, ${formatHours(hours)}${hoursFrom ? ` od ${hoursFrom}` : ''}`;
}

/** What a change asks for instead of an entry: 'odwołanie', '1–8.12.2026', 'praca zdalna, 1–5.12.2026'. */
export function changeWords(change: AbsenceChange, entry: { type: { id: number } }): string {
  const { type, dateFrom, dateTo, hours, hoursFrom } = change;
  if (!type || dateFrom === null || dateTo === null) return 'odwołanie';
  const when = whenWords({ dateFrom, dateTo, hours, hoursFrom });
  return type.id === entry.type.id ? when : `${type.name}, ${when}`;
}
