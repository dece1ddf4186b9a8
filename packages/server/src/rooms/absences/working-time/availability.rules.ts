import { usualEmployment } from '@zaplecze/contract/rooms/absences/lists';
import type { PatternFields } from '@zaplecze/contract/rooms/absences/patterns/calls';
import {
  type FreeDay,
  normOf,
  type Pattern,
  patternOn,
  usualBegin,
  usualPattern,
} from '@zaplecze/contract/rooms/absences/patterns/roster';
import { patternForPart } from './pattern.rules.ts';

/*
 * How much time people have on days, and why not: the answer that everybody gives who says something of a person's
 * day (docs/decisions/0098). Days are Warsaw's (YYYY-MM-DD), times are minutes. Pure.
 */

/** What is known of some people for the days of a range. */
export type AvailabilityFacts = {
  /** Their rosters and the company's (`person` null), those that begin before the range ends. */
  patterns: readonly (Pattern & Pick<PatternFields, 'begins'> & { person: number | null })[];
  /** Parts of a full-time post, by the year from which they hold. */
  parts: readonly { person: number; year: number; partTime: number }[];
  /** Days that the company gives off. */
  freeDays: readonly FreeDay[];
  /** What was accepted and meets the range. `hours`: of a part of one day. */
  absences: readonly {
    owner: number;
    dateFrom: string;
    dateTo: string;
    hours: number | null;
    /** The person is not at work; else they work elsewhere. */
    isVacation: boolean;
    name: string;
    isPrivate: boolean;
  }[];
};

/** A person's day. */
export type AvailableDay = {
  person: number;
  day: string;
  /** Minutes of the roster, holidays left out. */
  norm: number;
  /** Minutes that are left to work. */
  free: number;
  /** Not at work all day, though there is work by the roster or not. */
  away: boolean;
  /** Types of what they are away for, of private ones „Nieobecność”. */
  why: string[];
  /** Types of where they work instead of the office: remotely, on business. */
  elsewhere: string[];
};

const hour = 60;

/** The days of people, person by person. Whoever has no roster has the company's, in proportion to their post. */
export function availableDays(
  people: readonly number[],
  days: readonly string[],
  facts: AvailabilityFacts,
): AvailableDay[] {
  const dayOfPerson = availabilityBy(facts);
  return people.flatMap((person) => days.map((day) => dayOfPerson(person, day)));
}

/** The same for one day of one person at a time, where it is not known before which days are asked for. */
export function availabilityBy(facts: AvailabilityFacts) {
  const patterns = Map.groupBy(facts.patterns, ({ person }) => person);
  const parts = Map.groupBy(facts.parts, ({ person }) => person);
  const absences = Map.groupBy(facts.absences, ({ owner }) => owner);
  const freeDays = new Map(facts.freeDays.map((one) => [one.day, one]));
  const company = patterns.get(null) ?? [];
  return (person: number, day: string): AvailableDay => {
    const own = patterns.get(person) ?? [];
    const { pattern } = patternOf({ own, company, parts: parts.get(person) ?? [] }, day);
    const norm = normOf(pattern, day, freeDays);
    return { person, day, norm, ...dayOf(norm, absencesOn(absences.get(person) ?? [], day)) };
  };
}

type Rosters = {
  own: AvailabilityFacts['patterns'];
  company: AvailabilityFacts['patterns'];
  parts: AvailabilityFacts['parts'];
};

/** The roster that a person has on a day, and whose it is: the company's in proportion to their post. */
export function patternOf({ own, company, parts }: Rosters, day: string) {
  const [theirs, ours] = [patternOn(own, day), patternOn(company, day)];
  if (theirs) return { pattern: theirs, of: 'person' as const };
  const pattern = patternForPart(
    ours ?? { ...usualPattern, begins: usualBegin },
    partOn(parts, day),
  );
  return { pattern, of: ours ? ('company' as const) : ('law' as const) };
}

const absencesOn = (absences: AvailabilityFacts['absences'], day: string) =>
  absences.filter(({ dateFrom, dateTo }) => dateFrom <= day && day <= dateTo);

function partOn(parts: AvailabilityFacts['parts'], day: string): number {
  const year = Number(day.slice(0, 4));
  const begun = parts.filter((one) => one.year <= year).sort((a, b) => b.year - a.year);
  return begun[0]?.partTime ?? usualEmployment.partTime;
}

function dayOf(norm: number, absences: AvailabilityFacts['absences']) {
  const gone = absences.filter(({ isVacation }) => isVacation);
  const away = gone.some(({ hours }) => hours === null);
  const minutes = gone.reduce((sum, { hours }) => sum + Math.round((hours ?? 0) * hour), 0);
  return {
    free: away ? 0 : Math.max(0, norm - minutes),
    away,
    why: gone.map(({ isPrivate, name }) => (isPrivate ? 'Nieobecność' : name)),
    elsewhere: absences
      .filter(({ isVacation }) => !isVacation)
      .map(({ isPrivate, name }) => (isPrivate ? 'poza biurem' : name)),
  };
}
