import { addDays, isPast, warsawDay } from '@zaplecze/contract/kit/time';
import type { Reason } from '@zaplecze/contract/radar';
import type { Db } from '../../kit/database/database.ts';
import { listAway, listStandIns } from '../absences/index.ts';
import type { PersonFacts, Step, Subject } from './facts.ts';
import { findPeople, type Wanted } from './people.queries.ts';
import { byHarm, type Harm, harmOf, reasonsOf } from './radar.rules.ts';
import { type Team, teamOf } from './team.rules.ts';
import { calendarFrom } from './working-days.ts';

/** Absences that begin later than this are nobody's worry yet. */
const daysAhead = 400;

/** People with their work and the days on which they are there, from today on; in two round trips. */
export async function findTeam(db: Db, wanted: Wanted, now: number): Promise<Team> {
  const today = warsawDay(now);
  const calendar = calendarFrom(today);
  const found = await findPeople(db, wanted, calendar);
  const ids = found.map(({ id }) => id);
  const range = { dateFrom: today, dateTo: addDays(today, daysAhead) };
  const [away, standIns] = await Promise.all([
    listAway(db, ids, range),
    listStandIns(db, range, ids),
  ]);
  const people = new Map<number, PersonFacts>(
    found.map((person) => [person.id, { ...person, away: [], standIns: [] }]),
  );
  for (const { user, dateFrom, dateTo } of away)
    people.get(user.id)?.away.push({ dateFrom, dateTo });
  for (const { replacedUser, user, dateFrom, dateTo } of standIns) {
    people.get(replacedUser)?.standIns.push({ user: user.id, dateFrom, dateTo });
  }
  const { colleagues } = wanted === 'everybody' ? {} : wanted;
  const departments = colleagues?.people.map((id) => people.get(id)?.department ?? 0) ?? [];
  return teamOf(people, calendar, new Set([...departments, ...(colleagues?.of ?? [])]));
}

/** Work with what the radar says of it: why it is in danger, the first reason first, and how much harm that is. */
export type Danger<S extends Subject = Subject> = { subject: S; reasons: Reason[]; harm: Harm };

const peopleOf = (steps: readonly Step[]) => [...new Set(steps.flatMap(({ people }) => people))];
const before = (subjects: readonly Subject[]) => subjects.flatMap((subject) => subject.before);

/** Looks at open work; the greatest harm first. What to do about it is another question, of fewer: `remedies`. */
export async function dangersOf<S extends Subject>(
  db: Db,
  subjects: readonly S[],
  now = Date.now(),
): Promise<Danger<S>[]> {
  if (subjects.length === 0) return [];
  const wanted = { people: peopleOf(subjects), known: peopleOf(before(subjects)) };
  const team = await findTeam(db, wanted, now);
  return subjects
    .map((subject) => lookAt(subject, reasonsOf(subject, team, now), now))
    .sort(byHarm);
}

/** The same dangers in their order, with the cheapest thing to do about each reason. */
export async function withRemedies<S extends Subject>(
  db: Db,
  dangers: readonly Danger<S>[],
  now = Date.now(),
): Promise<Danger<S>[]> {
  if (dangers.length === 0) return [];
  const subjects = dangers.map(({ subject }) => subject);
  // Where somebody has it, it is their colleagues who could take it.
  const departments = subjects.map(({ people, department }) =>
    people.length > 0 ? null : department,
  );
  const of = [...new Set(departments.filter((department) => department !== null))];
  const own = peopleOf(subjects);
  const people = [...own, ...peopleOf(before(subjects))];
  const team = await findTeam(db, { people, colleagues: { people: own, of } }, now);
  return subjects.map((subject) => lookAt(subject, reasonsOf(subject, team, now, true), now));
}

function lookAt<S extends Subject>(subject: S, reasons: Reason[], now: number): Danger<S> {
  const late = subject.limit !== null && isPast(subject.limit, now);
  return { subject, reasons, harm: harmOf(subject, reasons, late) };
}
