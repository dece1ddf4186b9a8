import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { employmentWords as words } from '@zaplecze/contract/rooms/absences/employment/forms';
import type { Db } from '../../../kit/database/database.ts';
import { invalid } from '../../../kit/http/calls/errors.ts';
import type { EmploymentEnd } from '../../people/index.ts';
import { keepingPastDays } from '../days/keep-past-days.ts';
import { mayKeepBooks } from '../requests/deciders.queries.ts';
import { daysInWords } from '../requests/notify-requests.ts';
import { listOutside, listTerms } from './employment.queries.ts';
import { nearestTerm } from './employment.rules.ts';
import { endTerm } from './employment.save.ts';

const termOf = async (db: Db, person: number) =>
  nearestTerm(await listTerms(db, [person]), warsawDay());

/**
 * Absences that lie outside of a person's employment, in words for whoever changes it: those to come, or from a day on.
 */
export const outsideOf = async (db: Db, person: number, since = warsawDay()): Promise<string[]> =>
  (await listOutside(db, person, since)).map(
    ({ name, ...days }) => `${name}, ${daysInWords(days)}`,
  );

/** What the deactivation of an account asks of employment: its last day, by which leave that is left is paid out (art. 171). */
export const employmentEnd: EmploymentEnd['employment'] = {
  find: async (db, user, person) => {
    const term = (await mayKeepBooks(db, user, person)) && (await termOf(db, person));
    return term ? { firstDay: term.firstDay, lastDay: term.lastDay } : null;
  },
  end: async (db, user, person, lastDay) => {
    const term = (await mayKeepBooks(db, user, person)) && (await termOf(db, person));
    if (!term) throw invalid({ lastDay: words.unknown });
    // The dialog shows no first day.
    if (lastDay < term.firstDay) throw invalid({ lastDay: words.orderOf(term.firstDay) });
    const change = { what: 'Zmiana zatrudnienia', people: [person], reason: words.ended };
    await keepingPastDays(db, user, change, () => endTerm(db, term, lastDay));
    // Of days that are over, too: they have just lost their working time.
    const [today, after] = [warsawDay(), addDays(lastDay, 1)];
    return await outsideOf(db, person, after < today ? after : today);
  },
};
