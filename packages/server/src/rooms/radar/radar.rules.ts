import type { Ref } from '@zaplecze/contract/kit/values/records';
import { addDays, isPast } from '@zaplecze/contract/kit/values/time';
import { workingHours } from '@zaplecze/contract/kit/values/working-hours';
import type { Reason } from '@zaplecze/contract/rooms/radar/calls';
import { activeWorkers, type DueDay, dueOf, endOf } from './course.rules.ts';
import type { OpenStep, Subject } from './facts.ts';
import { type DangerReason, remedyFor } from './remedies.rules.ts';
import type { Team } from './team.rules.ts';

/*
 * Why open work is in danger: the one place that says so. Facts in, reasons out; nothing is asked for and nothing
 * remembered. Days are Warsaw's, time is counted in whole working days from today on, today included, so that it
 * errs on the side of saying nothing. What is merely near is in no danger.
 */

/** More hours than there are by less than this are no news: an estimate is a guess. */
const allowance = 4;

/** So many working hours before the end of what is promised somebody should look. */
const promiseNear = 2;

const nothing = { who: null, what: null, days: 0, day: null, load: null, promise: null };

/**
 * All dangers of a task or an issue, the most important first. Of late work the only other danger is that it has no
 * person; an absent person is not also reported as short of time.
 *
 * @param now milliseconds since the epoch, on the first day of the team's calendar
 * @param remedies work out remedies as well, for this reader: nobody is told to ask themselves
 */
export function reasonsOf(
  subject: Subject,
  team: Team,
  now: number,
  remedies?: { reader: number | null },
): Reason[] {
  const due = subject.limit === null ? null : dueOf(subject.limit, team.calendar, now);
  const ahead = due !== null && !due.late;
  const absent = ahead ? absence(subject, team, due) : null;
  const dangers = [
    due && lateness(subject, team, due),
    nobody(subject, team, due),
    absent,
    ahead ? waiting(subject, team, due, now) : null,
    ahead && !absent ? overload(subject, team, due) : null,
    ahead ? dayOff(due, team) : null,
    promised(subject, team, now),
  ].filter((one) => one !== null);
  return dangers.map((one) => ({
    ...one,
    remedy:
      remedies && due ? remedyFor(one, { subject, team, due, now, reader: remedies.reader }) : null,
  }));
}

const refOf = (team: Team, id: number | undefined): Ref | null => {
  const person = id === undefined ? undefined : team.person(id);
  return person ? { id: person.id, name: person.name } : null;
};
const stepRef = ({ id, name }: OpenStep): Ref => ({ id, name });

function lateness(subject: Subject, team: Team, due: DueDay): DangerReason | null {
  if (!due.late) return null;
  const [blocking] = subject.before;
  const holder = activeWorkers(blocking ?? subject, team)[0];
  return {
    ...{
      ...nothing,
      kind: 'late',
      who: refOf(team, holder),
      what: blocking ? stepRef(blocking) : null,
    },
    days: team.calendar.between(due.day, team.calendar.today),
  };
}

/** Also when the person is a former employee. */
function nobody(subject: Subject, team: Team, due: DueDay | null): DangerReason | null {
  if (activeWorkers(subject, team).length > 0) return null;
  return { ...nothing, kind: 'nobody', days: due && !due.late ? due.left : 0 };
}

/** On the last day on which it could be done all who have it are away, and nobody does their work. */
function absence(subject: Subject, team: Team, { last }: DueDay): DangerReason | null {
  const people = activeWorkers(subject, team);
  const [first] = people;
  if (first === undefined) return null;
  const isUnreplaced = (id: number) =>
    team.isAway(id, last) && team.substitutesOn(id, last).length === 0;
  const until = people.every(isUnreplaced) ? team.awayUntil(first, last) : null;
  if (until === null) return null;
  const days = team.calendar.between(addDays(last, -1), until);
  return { ...nothing, kind: 'away', who: refOf(team, first), day: until, days };
}

/**
 * What it waits for takes so long that it will not be done in time, though nobody did anything else; what would
 * not be done in time by itself either is too much to do.
 */
function waiting(subject: Subject, team: Team, due: DueDay, now: number): DangerReason | null {
  const [blocking] = subject.before;
  if (!blocking) return null;
  const end = endOf([...subject.before, subject], team, now);
  const days = end + 1 - due.left;
  if (days <= 0 || end <= endOf([subject], team, now)) return null;
  const who = refOf(team, activeWorkers(blocking, team)[0]);
  return { ...nothing, kind: 'waits', who, what: stepRef(blocking), days };
}

/** Whether it matters how much else its people have to do: what nobody estimated or is put off takes no time. */
export const needsTime = ({ suspended, hours }: Subject) => !suspended && Boolean(hours);

/** There is more for its person to do by then, this included, than there are hours. */
function overload(subject: Subject, team: Team, { left }: DueDay): DangerReason | null {
  if (!needsTime(subject)) return null;
  const over = activeWorkers(subject, team).flatMap((id) => {
    const load = { planned: team.dueIn(id, left), capacity: team.hoursIn(id, left) };
    const hours = load.planned - load.capacity;
    return hours > allowance ? [{ id, load, hours }] : [];
  });
  const [first] = over;
  // Of an issue that several do, somebody has the time.
  if (!first || over.length < activeWorkers(subject, team).length) return null;
  const days = Math.ceil(first.hours / team.dayHours(first.id));
  return { ...nothing, kind: 'overloaded', who: refOf(team, first.id), days, load: first.load };
}

/** `days`: how many working days there are until the last one before it. */
function dayOff({ day, left }: DueDay, { calendar }: Team): DangerReason | null {
  return calendar.works(day) ? null : { ...nothing, kind: 'dayOff', day, days: left };
}

/** The time that an issue's type promises has passed, or there are but a few hours of work until then. */
function promised(subject: Subject, team: Team, now: number): DangerReason | null {
  if (subject.promised === null) return null;
  const until = Date.parse(subject.promised.at);
  const passed = isPast(subject.promised.at, now);
  const hours = passed ? workingHours(until, now, team.time) : workingHours(now, until, team.time);
  if (!passed && hours > promiseNear) return null;
  const who = refOf(team, activeWorkers(subject, team)[0]);
  const promise = { answer: subject.promised.answer, passed, hours };
  return { ...nothing, kind: 'promise', who, promise };
}
