import { addDays } from '@zaplecze/contract/kit/values/time';
import type { Presence } from '@zaplecze/contract/rooms/absences/presence/calls';
import { hiddenIds, question, together } from '../../../kit/database/combined-query.ts';
import type { Db } from '../../../kit/database/database.ts';
import { standInsOf } from '../absences.queries.ts';
import { availabilityQuestions, type StandIn } from './availability.queries.ts';
import { availabilityBy } from './availability.rules.ts';
import { presenceOf } from './presence.rules.ts';

/** So far ahead somebody's return is looked for. */
const daysAhead = 400;

/** Who of the active people is not at work as ever on a day, by their ids; of some of them, where they are given. */
export async function presenceOn(
  db: Db,
  day: string,
  users?: readonly number[],
): Promise<Map<number, Presence>> {
  const rows = await db.selectFrom('person').where('active', '=', true).select('id').execute();
  const everybody = rows.map(({ id }) => id);
  const range = { dateFrom: day, dateTo: addDays(day, daysAhead) };
  const { standIns, ...facts } = await together(db, {
    ...availabilityQuestions(db, hiddenIds(everybody), range),
    standIns: question<StandIn>(standInsOf(db, { dateFrom: day, dateTo: day })),
  });
  const dayOf = availabilityBy(facts);
  const wanted = users ? everybody.filter((id) => users.includes(id)) : everybody;
  const found = wanted.flatMap((id) => presenceOf(id, day, standIns, dayOf) ?? []);
  return new Map(found.map((one) => [one.user, one]));
}
