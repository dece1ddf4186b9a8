import { overlap } from '@zaplecze/contract/kit/lists/ranges';
import { type Days, daysOf } from '@zaplecze/contract/kit/values/days';
import type { Presence } from '@zaplecze/contract/rooms/absences/presence/calls';
import { sql } from 'kysely';
import { hiddenIds, question, together } from '../../../kit/database/combined-query.ts';
import type { Db } from '../../../kit/database/database.ts';
import { fullName } from '../../../kit/database/refs.ts';
import { dayStart } from '../../../kit/lists/list.ts';
import type { SubstitutePresence } from '../../people/index.ts';
import { listAgreedStandIns, standInsOf } from '../absences.queries.ts';
import { availabilityQuestions, type StandIn } from './availability.queries.ts';
import { availabilityBy } from './availability.rules.ts';
import {
  awayPeriods,
  chainOf,
  daysBeside,
  isAbsentOn,
  presenceOf,
  presenceRange,
  presentStandIns,
  type Substitution,
  standInPeriods,
} from './presence.rules.ts';

/** These people, their substitutes on a day (today) and later, and so on; for `= any`. */
export const withSubstitutes = (people: readonly number[], day?: string) => sql<number[]>`(array(
  with recursive reached(id) as (
    select unnest${hiddenIds([...people])}
    union
    select r."user" from replacement r join reached on r."replacedUser" = reached.id
    where r."dateTo" >= ${day === undefined ? sql`now()` : dayStart(day)}
  ) select id from reached))`;

export type TeamPresence = Awaited<ReturnType<typeof findPresence>>;

/**
 * How people stand on the days of a range, their substitutes along, who may be away as well: the one reader for whoever
 * asks about several days. `people`: those of them who work here, and their substitutes.
 */
export async function findPresence(db: Db, people: readonly number[], range: Days) {
  const users = withSubstitutes(people, range.dateFrom);
  const { substitutions, known, ...facts } = await together(db, {
    ...availabilityQuestions(db, users, presenceRange(range)),
    substitutions: question<Substitution>(standInsOf(db, range, users)),
    known: question<{ id: number; name: string }>(
      db
        .selectFrom('person as p')
        .where('p.active', '=', sql.lit(true))
        .where(sql<boolean>`p.id = any(${users})`)
        .select(['p.id', fullName('p').as('name')]),
    ),
  });
  const dayOf = availabilityBy(facts);
  const names = new Map(known.map((one) => [one.id, one]));
  return {
    range,
    people: names,
    substitutions,
    dayOf,
    awayPeriods: (person: number): Days[] =>
      names.has(person) ? awayPeriods(person, range, dayOf) : [],
    isAbsentOn: (person: number, day: string): boolean => isAbsentOn(person, day, dayOf),
    presenceOn: (person: number, day: string): Presence | null =>
      names.has(person) ? presenceOf(person, day, substitutions, dayOf) : null,
    /** Who does a person's work on a day and is there, should they be away on it. */
    standInsOn: (person: number, day: string) => presentStandIns(person, day, substitutions, dayOf),
    standIns: (person: number): StandIn[] => standInPeriods(person, range, substitutions, dayOf),
  };
}

/**
 * Who does people's work on days of a range and is there, each for the days on which they do in a row, as `findPresence` says it
 * for whoever needs nothing else: calendars, timelines. Also days beside the range, so that what begins before it is not cut.
 *
 * @param replaced whose; everybody's where it is left out
 */
export async function listStandIns(db: Db, range: Days, replaced?: number[]): Promise<StandIn[]> {
  const agreed = await listAgreedStandIns(db, range, replaced);
  if (agreed.length === 0) return [];
  const people = [...new Set(agreed.map((one) => one.replacedUser))];
  const days = daysBeside(range);
  const users = withSubstitutes(people, days.dateFrom);
  const { substitutions, ...facts } = await together(db, {
    ...availabilityQuestions(db, users, daysBeside(days)),
    substitutions: question<Substitution>(standInsOf(db, days, users)),
  });
  const dayOf = availabilityBy(facts);
  const byReplaced = Map.groupBy(substitutions, ({ replacedUser }) => replacedUser);
  return people
    .flatMap((person) => standInPeriods(person, days, chainOf(person, byReplaced), dayOf))
    .filter((one) => overlap(one, range));
}

/** When some people are not at work, and who does their work then and is there. */
export async function listAway(db: Db, users: readonly number[], range: Days) {
  const team = await findPresence(db, users, range);
  const list = users.flatMap((id) => {
    const user = team.people.get(id);
    return user ? team.awayPeriods(id).map((days) => ({ user, ...days })) : [];
  });
  return { list, replacements: users.flatMap((id) => team.standIns(id)) };
}

/** Who of the active people is not at work as ever on a day, by their ids; of some of them, where they are given. */
export async function presenceOn(
  db: Db,
  day: string,
  users?: readonly number[],
): Promise<Map<number, Presence>> {
  const wanted = users ?? (await listActive(db));
  const team = await findPresence(db, wanted, { dateFrom: day, dateTo: day });
  const found = wanted.flatMap((id) => team.presenceOn(id, day) ?? []);
  return new Map(found.map((one) => [one.user, one]));
}

/** Everybody who is not at work as ever on a day, with their names. */
export async function listPresence(db: Db, day: string): Promise<(Presence & { name: string })[]> {
  const everybody = await listActive(db);
  const team = await findPresence(db, everybody, { dateFrom: day, dateTo: day });
  return everybody.flatMap((id) => {
    const one = team.presenceOn(id, day);
    return one ? [{ ...one, name: team.people.get(id)?.name ?? '' }] : [];
  });
}

async function listActive(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('person').where('active', '=', true).select('id').execute();
  return rows.map(({ id }) => id);
}

/** What substitutions ask: whether a substitute can be there, and who is there for somebody. */
export const substitutePresence: SubstitutePresence = {
  awayUntil: async (db, person, range) => {
    const team = await findPresence(db, [person], range);
    const days = daysOf(range);
    const away = days.filter((day) => team.presenceOn(person, day)?.away);
    const there = days.some((day) => {
      const { norm, away: isAway } = team.dayOf(person, day);
      return norm > 0 && !isAway;
    });
    const [first] = away;
    return there || !first ? null : (team.presenceOn(person, first)?.until ?? null);
  },
  standInsOn: async (db, person, day) =>
    (await presenceOn(db, day, [person])).get(person)?.standIns ?? [],
};
