import { addDays } from '@zaplecze/contract/kit/values/time';
import type { Presence } from '@zaplecze/contract/rooms/absences/presence/calls';
import { sql } from 'kysely';
import { hiddenIds, question, together } from '../../../kit/database/combined-query.ts';
import type { Db } from '../../../kit/database/database.ts';
import { standInsOf } from '../absences.queries.ts';
import { availabilityQuestions, type StandIn } from './availability.queries.ts';
import { availabilityBy } from './availability.rules.ts';
import { presenceAhead, presenceOf } from './presence.rules.ts';

/** These people, their substitutes of today and later, and so on; for `= any`. */
export const withSubstitutes = (people: readonly number[]) => sql<number[]>`(array(
  with recursive reached(id) as (
    select unnest${hiddenIds([...people])}
    union
    select r."user" from replacement r join reached on r."replacedUser" = reached.id
    where r."dateTo" >= now()
  ) select id from reached))`;

/** Who of the active people is not at work as ever on a day, by their ids; of some of them, where they are given. */
export async function presenceOn(
  db: Db,
  day: string,
  users?: readonly number[],
): Promise<Map<number, Presence>> {
  const rows = await db.selectFrom('person').where('active', '=', true).select('id').execute();
  const everybody = rows.map(({ id }) => id);
  const range = { dateFrom: day, dateTo: addDays(day, presenceAhead) };
  const { standIns, ...facts } = await together(db, {
    ...availabilityQuestions(db, hiddenIds(everybody), range),
    standIns: question<StandIn>(standInsOf(db, { dateFrom: day, dateTo: day })),
  });
  const dayOf = availabilityBy(facts);
  const wanted = users ? everybody.filter((id) => users.includes(id)) : everybody;
  const found = wanted.flatMap((id) => presenceOf(id, day, standIns, dayOf) ?? []);
  return new Map(found.map((one) => [one.user, one]));
}
