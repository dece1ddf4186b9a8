import { isWorkingDay } from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { OpenStep, PersonFacts, Subject } from './facts.ts';
import { reasonsOf } from './radar.rules.ts';
import { teamOf } from './team.rules.ts';
import { calendarFrom } from './working-days.ts';

/* Small companies told in full, on days that a calendar would get wrong. */

export const anna = 1;
export const piotr = 2;
export const ewa = 3;
const names = ['', 'Anna Nowak', 'Piotr Lis', 'Ewa Mak'];

/** Eight hours on each working day, none while they are away. */
export const personFacts = (id: number, more: Partial<PersonFacts> = {}): PersonFacts => {
  const person = {
    ...{ id, name: names[id] ?? '', department: 1, position: 1, active: true, tasks: 0 },
    ...{ work: [], away: [], standIns: [] },
    ...more,
  };
  const isAway = (day: string) =>
    person.away.some(({ dateFrom, dateTo }) => dateFrom <= day && day <= dateTo);
  const time = (day: string) => {
    const norm = isWorkingDay(day) ? 8 : 0;
    return { norm, free: isAway(day) ? 0 : norm };
  };
  const awayUntil = (day: string, last = day): string => {
    const next = addDays(day, 1);
    if (isAway(next)) return awayUntil(next);
    return isWorkingDay(next) ? last : awayUntil(next, last);
  };
  return { time, awayUntil, ...person };
};
export const step = (more: Partial<OpenStep> = {}): OpenStep => ({
  ...{ id: 10, name: 'Zebrać dokumenty', people: [piotr], limit: null, hours: null },
  ...{ startedAt: null },
  ...more,
});
export const task = (more: Partial<Subject> = {}): Subject => ({
  ...step({ id: 11, name: 'Zaksięgować', people: [anna] }),
  ...{ kind: 'task', finalDate: false, suspended: false, value: 0, department: 1 },
  ...{ before: [], behind: 0, promised: null },
  ...more,
});
/** The end of a Warsaw day, which is in winter unless told. */
export const endOfDay = (day: string, summer = false) =>
  `${day}T${summer ? '21' : '22'}:59:00.000Z`;
export const noon = (day: string) => Date.parse(`${day}T11:00:00Z`);

export function look(subject: Subject, day: string, ...people: Partial<PersonFacts>[]) {
  const facts = [anna, piotr, ewa].map((id) =>
    personFacts(id, people.find((one) => one.id === id) ?? {}),
  );
  const team = teamOf(
    new Map(facts.map((one) => [one.id, one])),
    calendarFrom(warsawDay(noon(day))),
    new Set([1]),
  );
  return reasonsOf(subject, team, noon(day), { reader: null });
}
export const kinds = (...parameters: Parameters<typeof look>) =>
  look(...parameters).map(({ kind }) => kind);
export const away = (
  id: number,
  dateFrom: string,
  dateTo: string,
  more: Partial<PersonFacts> = {},
) => ({
  ...{ id, away: [{ dateFrom, dateTo }] },
  ...more,
});
