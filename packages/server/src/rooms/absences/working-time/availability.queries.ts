import { type Days, daysOf } from '@zaplecze/contract/kit/values/days';
import { type Expression, sql } from 'kysely';
import {
  hiddenIds,
  hiddenValue,
  question,
  together,
} from '../../../kit/database/combined-query.ts';
import type { Db } from '../../../kit/database/database.ts';
import { standInsOf } from '../absences.queries.ts';
import { acceptedAbsences, meetsTheirs } from '../requests/accepted.queries.ts';
import {
  type AvailabilityFacts,
  type AvailableDay,
  availableDays,
  patternOf,
} from './availability.rules.ts';

/**
 * What `availableDays` must know of people and days, as questions of a statement (`together`); whoever asks joins their answers
 * under the same names.
 *
 * @param users ids for `= any`
 */
export const availabilityQuestions = (db: Db, users: Expression<number[]>, range: Days) => ({
  patterns: question<AvailabilityFacts['patterns'][number]>(
    db
      .selectFrom('workingPattern as w')
      .where(sql<boolean>`(w.person is null or w.person = any(${users}))`)
      .where('w.validFrom', '<=', hiddenValue(range.dateTo, 'date'))
      .select(['w.person', 'w.validFrom', 'w.minutes', 'w.begins', 'w.holidays']),
  ),
  parts: question<AvailabilityFacts['parts'][number]>(
    db
      .selectFrom('employment as m')
      .where(sql<boolean>`m.person = any(${users})`)
      .select(['m.person', 'm.partTime', sql<string>`make_date(m.year, 1, 1)`.as('firstDay')])
      .select([sql<string | null>`null::date`.as('lastDay'), sql<boolean>`false`.as('term')])
      .unionAll(
        db
          .selectFrom('employmentTerm as t')
          .where(sql<boolean>`t.person = any(${users})`)
          // A lower norm by law shortens the company's days as a part of a post does.
          .select([
            't.person',
            sql<number>`round(t."partTime" * t."dayNorm" / 480, 4)`.as('partTime'),
          ])
          .select(['t.firstDay', 't.lastDay'])
          .select(sql<boolean>`true`.as('term')),
      ),
  ),
  freeDays: question<AvailabilityFacts['freeDays'][number]>(
    db
      .selectFrom('companyFreeDay as y')
      .where('y.day', '<=', hiddenValue(range.dateTo, 'date'))
      .select(['y.day', 'y.half']),
  ),
  absences: question<AvailabilityFacts['absences'][number]>(
    db
      .selectFrom(acceptedAbsences.as('e'))
      .where(sql<boolean>`e.owner = any(${users})`)
      .where(meetsTheirs(range))
      .select(['e.owner', 'e.dateFrom', 'e.dateTo', 'e.hours', 'e.name', 'e.isVacation'])
      .select('e.isPrivate')
      // Sickness says why somebody is away whom it meets on leave, a whole day before its part.
      .orderBy('e.interruptsLeave', 'desc')
      .orderBy(sql`e.hours is not null`)
      .orderBy('e.dateFrom')
      .orderBy('e.id'),
  ),
});

/** The roster of a person on a day, of the company for 0, in the shape that screens show. */
export async function findCurrentPattern(db: Db, person: number, day: string) {
  const range = { dateFrom: day, dateTo: day };
  const { patterns, parts } = await together(
    db,
    availabilityQuestions(db, hiddenIds([person]), range),
  );
  const [own, company] = [
    patterns.filter((one) => one.person === person),
    patterns.filter((one) => one.person === null),
  ];
  const { pattern, of } = patternOf({ own, company, parts }, day);
  const { minutes, begins, holidays } = pattern;
  return { minutes: [...minutes], begins, holidays, of };
}

export type StandIn = Days & { replacedUser: number; user: { id: number; name: string } };

/**
 * How much time people have on the days of a range, why not, where they work, and who stands in for them: the one answer
 * for everybody who says something of a person's day. One statement for any number of people. Minutes; Warsaw days.
 */
export async function availabilityOf(
  db: Db,
  people: number[],
  range: Days,
): Promise<(AvailableDay & { standIns: StandIn['user'][] })[]> {
  const users = hiddenIds(people);
  const { standIns, ...facts } = await together(db, {
    ...availabilityQuestions(db, users, range),
    standIns: question<StandIn>(standInsOf(db, range, users)),
  });
  const theirs = Map.groupBy(standIns, ({ replacedUser }) => replacedUser);
  return availableDays(people, daysOf(range), facts).map((one) => ({
    ...one,
    standIns: (theirs.get(one.person) ?? [])
      .filter(({ dateFrom, dateTo }) => dateFrom <= one.day && one.day <= dateTo)
      .map(({ user }) => user),
  }));
}
