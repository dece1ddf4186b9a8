import type { Days } from '@zaplecze/contract/kit/values/days';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { countWords } from '@zaplecze/contract/kit/values/words';
import { durationWords } from '@zaplecze/contract/rooms/absences/patterns/words';
import type { Db } from '../../../kit/database/database.ts';
import { invalid } from '../../../kit/http/calls/errors.ts';
import type { User } from '../../../kit/http/guard.ts';
import { saveRow } from '../../../kit/records/rows.ts';
import { daysInWords, notifyOther } from '../requests/notify-requests.ts';
import { findTaken, type TakenAbsence } from './past-days.queries.ts';

/* What was taken of days that are over changes with the rosters, days off and terms that it is counted by. */

type Written = {
  /** What is written, as the history of the absences has it: 'Zmiana grafiku pracy'. */
  what: string;
  /** Whose days; everybody's where they are left out. */
  people?: readonly number[];
  /** The first day that changes. */
  since?: string;
  /** The last one; those up to yesterday where it is left out. */
  until?: string;
  reason: string | null | undefined;
};

type Changed = TakenAbsence & { was: number };

const mostNamed = 3;

/**
 * Writes what days of work are counted by. Where accepted absences then take more or less of days that are over, that needs
 * a reason: it stands in the history of each such absence, and each of their people reads it; of the writer's own those who decide
 * about them do.
 *
 * @throws HttpError 400 on `reason` where it is missing
 */
export async function keepingPastDays<T>(
  db: Db,
  user: User,
  { what, people, since = '0001-01-01', until, reason }: Written,
  write: () => Promise<T>,
): Promise<T> {
  const yesterday = addDays(warsawDay(), -1);
  const dateTo = until !== undefined && until < yesterday ? until : yesterday;
  const range: Days = { dateFrom: since, dateTo };
  if (since > dateTo) return await write();
  const before = await findTaken(db, range, people);
  const answer = await write();
  if (before.size === 0) return answer;
  const after = await findTaken(db, range, people);
  const changed = [...after.values()].flatMap((one) => {
    const was = before.get(one.id)?.minutes ?? 0;
    return one.minutes === was ? [] : [{ ...one, was }];
  });
  if (changed.length === 0) return answer;
  const theirs = Map.groupBy(changed, ({ owner }) => owner);
  if (!reason) throw invalid({ reason: neededFor(theirs.size) });
  for (const one of changed)
    await saveRow(db, 'calendarEntry', one.id, {
      reason: `${what}, ${minutesInWords(one)}: ${reason}`,
    });
  for (const list of theirs.values()) await notifyOfPastDays(db, user, list, `${what}: ${reason}`);
  return answer;
}

const neededFor = (people: number) =>
  `To zmieni nieobecności, które już minęły (${countWords(people, 'osoba', 'osoby', 'osób')}). Podaj powód, który te osoby przeczytają`;

const minutesInWords = ({ minutes, was }: Changed) =>
  `${durationWords(minutes)} zamiast ${durationWords(was)}`;

/** One notice for all absences of a person, about the first of them. */
async function notifyOfPastDays(
  db: Db,
  user: User,
  list: readonly Changed[],
  why: string,
): Promise<void> {
  const [first] = [...list].sort((a, b) => b.dateFrom.localeCompare(a.dateFrom));
  if (!first) return;
  const named = list
    .slice(0, mostNamed)
    .map((one) => `${daysInWords(one)}: ${minutesInWords(one)}`);
  const more = list.length - named.length;
  const words = more > 0 ? [...named, `i jeszcze ${more}`] : named;
  await notifyOther(db, user, first, `${words.join('; ')} (${why})`);
}
