import type { Days } from '@zaplecze/contract/kit/values/days';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import type { Db } from '../../../kit/database/database.ts';
import { oneOf } from '../../../kit/lists/list.ts';
import { meets } from '../requests/accepted.queries.ts';
import { minutesOf, takenDays } from './absence-days.rules.ts';
import { findNorms } from './norms.queries.ts';

/** An accepted absence, and the minutes that it takes of the days asked about. */
export type TakenAbsence = Days & {
  id: number;
  owner: number;
  type: number;
  hours: number | null;
  minutes: number;
};

/**
 * What accepted absences take of days, by their ids: those that make somebody absent, and those that a limit counts.
 *
 * @param people whose; everybody's where they are left out
 */
export async function findTaken(
  db: Db,
  range: Days,
  people?: readonly number[],
): Promise<Map<number, TakenAbsence>> {
  const absences = await db
    .selectFrom('calendarEntry as e')
    .innerJoin('calendarType as t', 't.id', 'e.type')
    .where('e.status', '=', absenceStatus.accepted)
    .where((of) => of.or([of('t.isVacation', '=', true), of('t.limited', '=', true)]))
    .where(meets(range))
    .$if(people !== undefined, (all) => all.where(oneOf('e.owner', [...(people ?? [])])))
    .select(['e.id', 'e.owner', 'e.type', 'e.dateFrom', 'e.dateTo', 'e.hours'])
    .select(['t.isVacation', 't.interruptsLeave as interrupts'])
    .execute();
  const theirs = Map.groupBy(absences, ({ owner }) => owner);
  const norms = await findNorms(db, [...theirs.keys()], range);
  const counted = [...theirs].flatMap(([owner, list]) => {
    const days = takenDays(
      list.map((one) => ({ ...one, waits: false })),
      norms(owner),
      range,
    );
    const of = Map.groupBy(days, ({ entry }) => entry);
    return list.map(({ isVacation: _, interrupts: __, ...one }) => ({
      ...one,
      minutes: minutesOf(of.get(one.id) ?? []),
    }));
  });
  return new Map(counted.map((one) => [one.id, one]));
}
