import { type Days, daysOf } from '@zaplecze/contract/kit/values/days';
import type { OwnDays } from '@zaplecze/contract/rooms/absences/calls';
import { hiddenIds, together } from '../../../kit/database/combined-query.ts';
import type { Db } from '../../../kit/database/database.ts';
import { oneOf } from '../../../kit/lists/list.ts';
import { availabilityQuestions } from './availability.queries.ts';
import { availabilityBy } from './availability.rules.ts';

/**
 * How days of a range differ from the company's for people with a roster of their own: whoever has the company's is left out, so a
 * month of hundreds costs what those few do. Days without employment differ from nothing.
 */
export async function listOwnDays(db: Db, people: number[], range: Days): Promise<OwnDays[]> {
  const own = await db
    .selectFrom('workingPattern as w')
    .where(oneOf('w.person', people))
    .where('w.validFrom', '<=', range.dateTo)
    .select('w.person')
    .distinct()
    .execute();
  const theirs = own.flatMap(({ person }) => (person === null ? [] : [person]));
  if (theirs.length === 0) return [];
  const facts = await together(db, availabilityQuestions(db, hiddenIds(theirs), range));
  const dayOf = availabilityBy({ ...facts, absences: [] });
  return theirs.map((person) => {
    const days = daysOf(range)
      .map((day) => dayOf(person, day))
      .filter(({ employed }) => employed);
    const daysWith = (holds: (one: (typeof days)[number]) => boolean) =>
      days.filter(holds).map(({ day }) => day);
    return {
      person,
      off: daysWith(({ norm, workday }) => norm === 0 && workday),
      on: daysWith(({ norm, workday }) => norm > 0 && !workday),
      owed: daysWith(({ owes }) => owes),
    };
  });
}
