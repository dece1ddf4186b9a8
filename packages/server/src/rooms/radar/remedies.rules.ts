import { workingDay } from '@zaplecze/contract/kit/values/holidays';
import { addDays } from '@zaplecze/contract/kit/values/time';
import type { Reason, Remedy } from '@zaplecze/contract/rooms/radar/calls';
import { activeWorkers, type DueDay, endOf } from './course.rules.ts';
import type { OpenStep, Subject } from './facts.ts';
import type { Team } from './team.rules.ts';

/*
 * The cheapest thing to do about a reason: to give the work to a colleague of its department who has the hours
 * that week, else to move a limit that is not final, else to ask.
 */

/** A reason before it is known what to do about it. */
export type DangerReason = Omit<Reason, 'remedy'>;

const none = { of: null, user: null, hours: null, week: null, day: null };
/** Of work that nobody estimated. */
const leastHours = 1;
/** Whoever has more to do than fits into so many working days is not to be asked for more. */
const aheadDays = 5;

type Facts = {
  subject: Subject;
  team: Team;
  due: DueDay;
  now: number;
  /** Whoever reads it; null: nobody in particular. */
  reader: number | null;
};

export function remedyFor(
  reason: DangerReason,
  { subject, team, due, now, reader }: Facts,
): Remedy | null {
  const blocking = subject.before[0] ?? subject;
  const give = (step: OpenStep) => giveAway(step, subject, team, due);
  const move = (day: string | undefined): Remedy | null =>
    subject.finalDate || day === undefined ? null : { ...none, kind: 'move', day };
  const ask = (): Remedy | null =>
    reason.who && reason.who.id !== reader ? { ...none, kind: 'ask', user: reason.who } : null;
  switch (reason.kind) {
    case 'nobody':
      return give(subject);
    case 'late':
      return (isStuck(blocking, team) ? give(blocking) : null) ?? ask() ?? give(blocking);
    case 'away':
      return (
        give(subject) ??
        move(workingDay(addDays(reason.day ?? due.day, 1), 1, team.calendar.works)) ??
        ask()
      );
    case 'waits': {
      const end = team.calendar.days[endOf([...subject.before, subject], team, now)];
      return (
        (isStuck(blocking, team) ? give(blocking) : null) ?? move(end) ?? give(blocking) ?? ask()
      );
    }
    case 'overloaded':
      return give(subject) ?? move(reason.who ? roomFor(reason.who.id, team, due) : undefined);
    case 'promise':
      return ask() ?? give(subject);
    case 'dayOff':
      // The working day before it, or the next one when that is over.
      return { ...none, kind: 'move', day: team.calendar.days[due.left - 1] ?? due.last };
  }
}

/** Its person is not there, or has more to do than a week's time. */
function isStuck(step: OpenStep, team: Team): boolean {
  const [id] = activeWorkers(step, team);
  if (id === undefined) return true;
  return !team.goesOn(id, 0) || team.dueIn(id, aheadDays) > team.hoursIn(id, aheadDays);
}

/** To the colleague with the most free hours, those of the same position first. */
function giveAway(step: OpenStep, subject: Subject, team: Team, due: DueDay): Remedy | null {
  // Also of somebody who left.
  const holder = team.person(activeWorkers(step, team)[0] ?? step.people[0] ?? 0);
  const department = holder?.department ?? subject.department;
  if (department === null) return null;
  const week = team.weekToGive(due.last);
  const needed = step.hours ?? leastHours;
  const [best] = team
    .ofDepartment(department)
    .filter(({ id }) => !step.people.includes(id) && !team.isAway(id, due.last))
    .map(({ id, name, position }) => ({
      ...{ id, name, free: team.freeIn(id, week) },
      same: holder !== undefined && position === holder.position ? 1 : 0,
    }))
    .filter(({ free }) => free >= needed)
    .sort((a, b) => b.same - a.same || b.free - a.free || a.id - b.id);
  if (!best) return null;
  const { id, name, free: hours } = best;
  const of = step === subject ? null : { id: step.id, name: step.name };
  return { ...none, kind: 'give', of, user: { id, name }, hours, week };
}

/** The first working day after the limit until which there is time for all that is due by then. */
function roomFor(id: number, team: Team, { left }: DueDay): string | undefined {
  const { days } = team.calendar;
  const place = days.findIndex(
    (_, at) => at >= left && team.dueIn(id, at + 1) <= team.hoursIn(id, at + 1),
  );
  return place === -1 ? undefined : days[place];
}
