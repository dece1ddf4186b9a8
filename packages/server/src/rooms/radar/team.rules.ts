import { type Days, daysOf } from '@zaplecze/contract/kit/values/days';
import { addDays, dayBegins } from '@zaplecze/contract/kit/values/time';
import {
  usualWorkingTime,
  type WorkingTime,
  workingHours,
} from '@zaplecze/contract/kit/values/working-hours';
import type { People, PersonFacts } from './facts.ts';
import { type Calendar, weekFor } from './working-days.ts';

/*
 * Hours that people have, and hours of their work. A person has those of their roster less what they are away for; those
 * of a day on which the company does not work stand with its next working day. The work of people whom they substitute goes on: the rules count it as their time, their own load does not,
 * which equals 'Obłożenie'.
 */

const covers = (day: string) => (days: Days) => days.dateFrom <= day && day <= days.dateTo;

const tenth = (hours: number) => Math.round(hours * 10) / 10;

const sumOf = (days: readonly string[], hours: (day: string) => number) =>
  days.reduce((sum, day) => sum + hours(day), 0);

/** What was worked out of a key once. */
function once<V>(make: (key: number) => V) {
  const known = new Map<number, V>();
  return (key: number): V => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = make(key);
    known.set(key, value);
    return value;
  };
}

/** Hours planned for somebody and hours they have. */
export type Load = { planned: number; capacity: number };

export type Team = ReturnType<typeof teamOf>;

/**
 * `whole`: the departments whose people are all known, so that one of them can be proposed. `time`: when the company
 * works, which is the time of what is nobody's yet. `now`: what has passed of today is
 * nobody's time any more.
 */
export function teamOf(
  people: People,
  calendar: Calendar,
  whole: ReadonlySet<number>,
  { time = usualWorkingTime, now = 0 }: { time?: WorkingTime; now?: number } = {},
) {
  const { days, until, today } = calendar;
  const isAway = (person: PersonFacts, day: string) => person.away.some(covers(day));

  /** Away, or on a day off of their own while others work. */
  const isOff = (person: PersonFacts, day: string) =>
    isAway(person, day) || (person.time(day).norm === 0 && calendar.works(day));

  /** People who do somebody's work on a day: the person, or a present substitute, followed along substitutions. */
  function substitutesOn(id: number, day: string, visited: number[] = []): PersonFacts[] {
    const standing = people.get(id)?.standIns.filter(covers(day)) ?? [];
    return standing.flatMap(({ user }) => {
      const person = people.get(user);
      if (!person?.active || visited.includes(user)) return [];
      return isOff(person, day) ? substitutesOn(user, day, [...visited, id]) : [person];
    });
  }

  /** Places among the working days on which somebody's work stands still: nobody is there for it. */
  const still = once((id): ReadonlySet<number> => {
    const places = new Set<number>();
    for (const { dateFrom, dateTo } of people.get(id)?.away ?? []) {
      for (let at = until(addDays(dateFrom, -1)); at < until(dateTo); at += 1) {
        if (substitutesOn(id, days[at] ?? '').length === 0) places.add(at);
      }
    }
    return places;
  });

  /** Whether somebody's work goes on on the working day of that place; nobody's may, once given. */
  const goesOn = (id: number | undefined, at: number) => id === undefined || !still(id).has(at);

  /** The days that the working day of a place stands for: it, and those without work before it. */
  const daysAt = (at: number): string[] => {
    const last = days[at];
    if (last === undefined) return [];
    const before = days[at - 1];
    return daysOf({ dateFrom: before === undefined ? today : addDays(before, 1), dateTo: last });
  };

  const companyHours = (day: string) => {
    const { opens, closes } = time(day);
    return (closes - opens) / 60;
  };

  const companyHoursLeft = (day: string) =>
    day === today
      ? Math.min(workingHours(now, Date.parse(dayBegins(addDays(day, 1))), time), companyHours(day))
      : companyHours(day);

  /** Hours there are for somebody's work on the working day of a place: theirs, or those in which it goes on for them. */
  function hoursOf(id: number | undefined, at: number): number {
    const person = id === undefined ? undefined : people.get(id);
    if (!person) return sumOf(daysAt(at), companyHoursLeft);
    if (still(person.id).has(at)) return 0;
    return sumOf(daysAt(at), (day) => {
      const { norm, free } = person.time(day);
      return isAway(person, day) ? norm : free;
    });
  }
  const known = new Map<number, ReturnType<typeof once<number>>>();
  /** The same, worked out once. */
  function hoursAt(id: number | undefined, at: number): number {
    const key = id ?? 0;
    const theirs = known.get(key) ?? once((place) => hoursOf(id, place));
    known.set(key, theirs);
    return theirs(at);
  }

  const sumsOf = once((_id): number[] => [0]);

  /** Hours there are for somebody's work in the first working days, as many as told. */
  function hoursIn(id: number, count: number): number {
    const sums = sumsOf(id);
    for (let at = sums.length - 1; at < count; at += 1)
      sums.push((sums[at] ?? 0) + hoursAt(id, at));
    return sums[count] ?? 0;
  }

  /** Hours of somebody's usual day of work: the most of the roster's next week, else the company's. */
  const dayHours = once((id) => {
    const person = people.get(id);
    const week = daysOf({ dateFrom: today, dateTo: addDays(today, 6) });
    const most = Math.max(...week.map((day) => person?.time(day).norm ?? 0));
    return most > 0 ? most : Math.max(...week.map(companyHours), 1);
  });

  /** What of somebody's work is due within the first working days. */
  const dueIn = (id: number, count: number): number =>
    (people.get(id)?.work ?? []).reduce(
      (sum, { days: due, hours }) => (due <= count ? sum + hours : sum),
      0,
    );

  /** What is planned for somebody in a week, each work spread evenly until its limit, and what they have. */
  function loadIn(id: number, monday: string): Load {
    const person = people.get(id);
    if (!person) return { planned: 0, capacity: 0 };
    const [before, end] = [until(addDays(monday, -1)), until(addDays(monday, 6))];
    const planned = person.work.reduce(
      (sum, { days: due, hours }) => sum + (Math.max(Math.min(due, end) - before, 0) * hours) / due,
      0,
    );
    const from = monday > today ? monday : today;
    const week =
      from > addDays(monday, 6) ? [] : daysOf({ dateFrom: from, dateTo: addDays(monday, 6) });
    const capacity = sumOf(week, (day) => person.time(day).free);
    return { planned: tenth(planned), capacity: tenth(capacity) };
  }

  const loads = new Map<string, ReturnType<typeof once<Load>>>();
  /** The same, worked out once for each person and week. */
  function load(id: number, monday: string): Load {
    const known = loads.get(monday) ?? once((person) => loadIn(person, monday));
    loads.set(monday, known);
    return known(id);
  }

  const ofDepartment = once((department) =>
    whole.has(department)
      ? [...people.values()].filter((person) => person.active && person.department === department)
      : [],
  );

  return {
    calendar,
    time,
    /** In the order in which they were found. */
    people: [...people.values()],
    person: (id: number) => people.get(id),
    ofDepartment,
    substitutesOn,
    goesOn,
    hoursAt,
    hoursIn,
    dayHours,
    dueIn,
    load,
    /** The Monday of the week in which work that is due on a day can be given to somebody: once today is over, not before tomorrow. */
    weekToGive: (day: string) => {
      const isOver = calendar.works(today) && companyHoursLeft(today) === 0;
      return weekFor(day, { ...calendar, today: isOver ? addDays(today, 1) : today });
    },
    /** Whole hours that somebody has left in the week of a Monday. */
    freeIn: (id: number, monday: string) => {
      const { planned, capacity } = load(id, monday);
      return Math.max(Math.floor(capacity - planned), 0);
    },
    /** The last day before somebody is back who is away on a day; null for who is not away. */
    awayUntil: (id: number, day: string): string | null => {
      const person = people.get(id);
      return person && isAway(person, day) ? person.awayUntil(day) : null;
    },
    isAway: (id: number, day: string) => {
      const person = people.get(id);
      return person !== undefined && isAway(person, day);
    },
  };
}
