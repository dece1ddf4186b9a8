import { type Days, daysOf } from '@zaplecze/contract/kit/values/days';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import type { Db } from '../../../kit/database/database.ts';
import { oneOf } from '../../../kit/lists/list.ts';
import { type CountedAbsence, takenDays } from './absence-days.rules.ts';
import { findNorms } from './norms.queries.ts';

type Entry = Days & { id: number; owner: number; hours: number | null; status: number };

/**
 * Entries as they are lived: leave without the days that sickness gives back, work elsewhere without those that their person is
 * away for. An entry in parts comes once for each of them, in the order of days; one of which nothing is left not at all.
 *
 * @param entries all that these people have in the range
 */
export async function splitByTaken<E extends Entry>(
  db: Db,
  entries: E[],
  range: Days,
): Promise<E[]> {
  if (entries.length === 0) return [];
  const ids = entries.map(({ id }) => id);
  const [types, norms] = await Promise.all([
    db
      .selectFrom('calendarEntry as e')
      .innerJoin('calendarType as t', 't.id', 'e.type')
      .where(oneOf('e.id', ids))
      .select(['e.id', 't.id as type', 't.isVacation', 't.interruptsLeave as interrupts'])
      .execute(),
    findNorms(db, [...new Set(entries.map(({ owner }) => owner))], range),
  ]);
  const typeOf = new Map(types.map(({ id, ...type }) => [id, type]));
  const counted = (entry: E): (CountedAbsence & { owner: number })[] => {
    const type = typeOf.get(entry.id);
    return type ? [{ ...entry, ...type, waits: entry.status === absenceStatus.requested }] : [];
  };
  const away = Map.groupBy(
    entries.flatMap(counted).filter(({ isVacation }) => isVacation),
    ({ owner }) => owner,
  );
  return entries.flatMap((entry) => {
    const [one] = counted(entry);
    if (!one) return [];
    const norm = norms(entry.owner);
    const others = away.get(entry.owner) ?? [];
    const allDays = takenDays(one.isVacation ? others : [...others, one], norm, range);
    const days = new Set(allDays.flatMap((day) => (day.entry === entry.id ? [day.day] : [])));
    return spansOf(entry, days, norm).map((span) => ({ ...entry, ...span }));
  });
}

/** The days of an entry parted by those of work that it does not take; days off alone are no part, unless it has no others. */
function spansOf(entry: Days, ownDays: Set<string>, norm: (day: string) => number): Days[] {
  const all = daysOf(entry);
  if (all.every((day) => norm(day) === 0)) return [entry];
  const spans: Days[] = [];
  let span: Days | undefined;
  let hasTaken = false;
  const close = () => {
    if (span && hasTaken) spans.push(span);
    span = undefined;
    hasTaken = false;
  };
  for (const day of all) {
    const isTaken = ownDays.has(day);
    if (norm(day) > 0 && !isTaken) {
      close();
      continue;
    }
    const dateFrom: string = span?.dateFrom ?? day;
    span = { dateFrom, dateTo: day };
    hasTaken ||= isTaken;
  }
  close();
  return spans;
}
