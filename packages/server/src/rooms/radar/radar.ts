import type { Workdays } from '@zaplecze/contract/kit/values/holidays';
import { addDays, isPast, warsawDay } from '@zaplecze/contract/kit/values/time';
import { workingTimeOf } from '@zaplecze/contract/rooms/absences/patterns/roster';
import type { Presence } from '@zaplecze/contract/rooms/absences/presence/calls';
import type { Reason } from '@zaplecze/contract/rooms/radar/calls';
import type { Db } from '../../kit/database/database.ts';
import { availabilityBy, findWorkdays, presenceOf, presenceRange } from '../absences/index.ts';
import { dueOf } from './course.rules.ts';
import type { OpenStep, PersonFacts, Subject } from './facts.ts';
import { byHarm, type Harm, harmOf } from './harm.rules.ts';
import { findPeople, type PeopleFilter } from './people.queries.ts';
import { needsTime, reasonsOf } from './radar.rules.ts';
import { type Team, teamOf } from './team.rules.ts';
import { calendarFrom } from './working-days.ts';

/** Absences that begin later than this are nobody's worry yet. */
const daysAhead = 400;

/** `works`: when the company does, where it is known already. */
type Moment = { now: number; works?: Workdays };

/** A person's time in hours, each day worked out once. */
function timeBy(dayOf: (day: string) => { norm: number; left: number }): PersonFacts['time'] {
  const known = new Map<string, { norm: number; free: number }>();
  return (day) => {
    const found = known.get(day);
    if (found) return found;
    const { norm, left } = dayOf(day);
    const hours = { norm: norm / 60, free: left / 60 };
    known.set(day, hours);
    return hours;
  };
}

/** People with their work and the days on which they are there, from today on. */
export async function findTeam(
  db: Db,
  wanted: PeopleFilter,
  { now, works }: Moment,
): Promise<Team & { presenceOn: (id: number, day: string) => Presence | null }> {
  const today = warsawDay(now);
  const calendar = calendarFrom(today, works ?? (await findWorkdays(db)));
  const range = presenceRange({ dateFrom: today, dateTo: addDays(today, daysAhead) });
  const { people: found, standIns, ...facts } = await findPeople(db, wanted, calendar, range);
  const dayOf = availabilityBy(facts, now);
  const people = new Map<number, PersonFacts>(
    found.map((person) => [
      person.id,
      {
        ...{ ...person, away: [], standIns: [], time: timeBy((day) => dayOf(person.id, day)) },
        awayUntil: (day) => presenceOf(person.id, day, [], dayOf)?.until ?? day,
      },
    ]),
  );
  for (const { owner, dateFrom, dateTo, isVacation } of facts.absences) {
    // Hours count where they fill their day.
    if (isVacation && dayOf(owner, dateFrom).away)
      people.get(owner)?.away.push({ dateFrom, dateTo });
  }
  const patterns = facts.patterns.filter(({ person }) => person === null);
  const company = workingTimeOf({ patterns, freeDays: facts.freeDays });
  for (const { replacedUser, user, dateFrom, dateTo } of standIns) {
    people.get(replacedUser)?.standIns.push({ user: user.id, dateFrom, dateTo });
  }
  const { colleagues } = wanted === 'everybody' ? {} : wanted;
  const departments = colleagues?.people.map((id) => people.get(id)?.department ?? 0) ?? [];
  const whole = new Set([...departments, ...(colleagues?.of ?? [])]);
  return {
    ...teamOf(people, calendar, whole, { time: company, now }),
    presenceOn: (id, day) => presenceOf(id, day, standIns, dayOf),
  };
}

/** Work with what the radar says of it: why it is in danger, the first reason first, and how much harm that is. */
export type Danger<S extends Subject = Subject> = { subject: S; reasons: Reason[]; harm: Harm };

const peopleOf = (steps: readonly OpenStep[]) => [
  ...new Set(steps.flatMap(({ people }) => people)),
];
const before = (subjects: readonly Subject[]) => subjects.flatMap((subject) => subject.before);

/** The work of which it matters what else its people have to do, and within how many working days all of it is due. */
function timeOf(subjects: readonly Subject[], { now, works }: Required<Moment>) {
  const calendar = calendarFrom(warsawDay(now), works);
  let ahead = 0;
  const pressed = subjects.filter((subject) => {
    const due = subject.limit === null ? null : dueOf(subject.limit, calendar, now);
    if (!due || due.late || !needsTime(subject)) return false;
    ahead = Math.max(ahead, due.left);
    return true;
  });
  return { pressed, ahead };
}

/** Looks at open work; the greatest harm first. What to do about it is another question, of fewer: `remedies`. */
export async function dangersOf<S extends Subject>(
  db: Db,
  subjects: readonly S[],
  { now = Date.now(), works = undefined as Workdays | undefined } = {},
): Promise<Danger<S>[]> {
  if (subjects.length === 0) return [];
  const moment = { now, works: works ?? (await findWorkdays(db)) };
  const { pressed, ahead } = timeOf(subjects, moment);
  const known = [...peopleOf(subjects), ...peopleOf(before(subjects))];
  const team = await findTeam(db, { people: peopleOf(pressed), known, ahead }, moment);
  return subjects
    .map((subject) => lookAt(subject, reasonsOf(subject, team, now), now))
    .sort(byHarm);
}

/** Work in its order with why it is in danger, and the cheapest thing for the reader to do about each reason. */
export async function withRemedies<S extends Subject>(
  db: Db,
  subjects: readonly S[],
  reader: number,
  now = Date.now(),
): Promise<Danger<S>[]> {
  if (subjects.length === 0) return [];
  // Of assigned work, the colleagues of its people are the candidates to take it.
  const departments = subjects.map(({ people, department }) =>
    people.length > 0 ? null : department,
  );
  const of = [...new Set(departments.filter((department) => department !== null))];
  const own = peopleOf(subjects);
  const people = [...own, ...peopleOf(before(subjects))];
  const team = await findTeam(db, { people, colleagues: { people: own, of } }, { now });
  return subjects.map((subject) => lookAt(subject, reasonsOf(subject, team, now, { reader }), now));
}

function lookAt<S extends Subject>(subject: S, reasons: Reason[], now: number): Danger<S> {
  const late = subject.limit !== null && isPast(subject.limit, now);
  return { subject, reasons, harm: harmOf(subject, reasons, late) };
}
