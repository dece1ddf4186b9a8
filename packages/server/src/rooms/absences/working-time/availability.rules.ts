import { warsawDay, warsawOffset } from '@zaplecze/contract/kit/values/time';
import { usualEmployment } from '@zaplecze/contract/rooms/absences/lists';
import type { PatternFields } from '@zaplecze/contract/rooms/absences/patterns/calls';
import {
  type FreeDay,
  normOf,
  owesDay,
  type Pattern,
  patternOn,
  usualBegin,
  usualPattern,
} from '@zaplecze/contract/rooms/absences/patterns/roster';
import { workdaysOf } from '@zaplecze/contract/rooms/absences/patterns/workdays';
import { nearestTerm, termOn } from '../employment/employment.rules.ts';
import { patternForPart } from './pattern.rules.ts';

/*
 * How much time people have on days, and why not: the answer that everybody gives who says something of a person's
 * day (docs/decisions/0098). Days are Warsaw's (YYYY-MM-DD), times are minutes. Pure.
 */

/** What is known of some people for the days of a range. */
export type AvailabilityFacts = {
  /** Their rosters and the company's (`person` null), those that begin before the range ends. */
  patterns: readonly (Pattern & Pick<PatternFields, 'begins'> & { person: number | null })[];
  /**
   * Parts of a full-time post: of a `term` of employment, outside of which nobody works; of people without terms from a
   * day on.
   */
  parts: readonly {
    person: number;
    firstDay: string;
    lastDay: string | null;
    partTime: number;
    term: boolean;
  }[];
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
  /** A holiday on a day off by the roster, other than a Sunday: another day is due for it (art. 130 § 2). */
  owes: boolean;
  /** The company works on it, by its roster and its days off. */
  workday: boolean;
  /** Minutes that are left to work. */
  free: number;
  /** Of those, what is left by the clock: today only until the roster's day ends, on days that are over nothing. */
  left: number;
  /** The person works here on the day; not before the first day of employment, between two terms and after the last. */
  employed: boolean;
  /** Not at work all day, though there is work by the roster or not; hours that fill the day are all of it. */
  away: boolean;
  /** Types of what they are away for, of private ones „Nieobecność”. */
  why: string[];
  /** Types of where they work all day instead of the office: remotely, on business. */
  elsewhere: string[];
  /** The same of hours that leave some of the day. */
  partElsewhere: string[];
};

const hour = 60;
const dayMinutes = 24 * hour;

/** The days of people, person by person. Whoever has no roster has the company's, in proportion to their post. */
export function availableDays(
  people: readonly number[],
  days: readonly string[],
  facts: AvailabilityFacts,
  now = Date.now(),
): AvailableDay[] {
  const dayOfPerson = availabilityBy(facts, now);
  return people.flatMap((person) => days.map((day) => dayOfPerson(person, day)));
}

/**
 * The same for one day of one person at a time, where it is not known before which days are asked for. What a roster has for
 * a day is worked out once for all who have it: a dashboard asks for a year of hundreds of people.
 */
export function availabilityBy(facts: AvailabilityFacts, now = Date.now()) {
  const patterns = Map.groupBy(facts.patterns, ({ person }) => person);
  const parts = Map.groupBy(facts.parts, ({ person }) => person);
  const absences = Map.groupBy(facts.absences, ({ owner }) => owner);
  const company = patterns.get(null) ?? [];
  const rosterOn = rosterBy(company, facts.freeDays);
  const minutesLeft = minutesLeftAt(now);
  return (person: number, day: string): AvailableDay => {
    const own = patterns.get(person) ?? [];
    const theirs = parts.get(person) ?? [];
    const { pattern } = patternOf({ own, company, parts: theirs }, day);
    const employed = isEmployed(theirs, day);
    const roster = rosterOn(pattern, day);
    const norm = employed ? roster.norm : 0;
    const absent = absencesOn(absences.get(person), day);
    const time = dayOf(norm, absent);
    const left = Math.min(time.free, minutesLeft(pattern.begins, norm, day));
    const owes = employed && roster.owes;
    return { person, day, norm, owes, workday: roster.workday, employed, ...time, left };
  };
}

type RosterDay = Pick<AvailableDay, 'norm' | 'owes' | 'workday'>;

/** The minutes that patterns have for days, whether these owe another one, and whether the company works. */
function rosterBy(company: AvailabilityFacts['patterns'], freeDays: AvailabilityFacts['freeDays']) {
  const free = new Map(freeDays.map((one) => [one.day, one]));
  const works = workdaysOf({ patterns: company, freeDays });
  const known = new Map<Pattern, Map<string, RosterDay>>();
  return (pattern: Pattern, day: string) => {
    const days = known.get(pattern) ?? new Map<string, RosterDay>();
    known.set(pattern, days);
    const found = days.get(day);
    if (found) return found;
    const norm = normOf(pattern, day, free);
    const roster = { norm, owes: owesDay(pattern, day), workday: works(day) };
    days.set(day, roster);
    return roster;
  };
}

/** Minutes between now and the end of a day's work; `begins`: HH:MM of the Warsaw clock. */
function minutesLeftAt(now: number) {
  const today = warsawDay(now);
  const minute = (Math.floor(now / 60_000) + warsawOffset(now)) % dayMinutes;
  return (begins: string, norm: number, day: string) => {
    if (day !== today) return day > today ? norm : 0;
    const [hours = 0, minutes = 0] = begins.split(':').map(Number);
    return Math.max(Math.min(hours * hour + minutes + norm - minute, norm), 0);
  };
}

type Rosters = {
  own: AvailabilityFacts['patterns'];
  company: AvailabilityFacts['patterns'];
  parts: AvailabilityFacts['parts'];
};

const usual = { ...usualPattern, begins: usualBegin };

/** The roster that a person has on a day, and whose it is: the company's in proportion to their post. */
export function patternOf({ own, company, parts }: Rosters, day: string) {
  const [theirs, ours] = [patternOn(own, day), patternOn(company, day)];
  if (theirs) return { pattern: theirs, of: 'person' as const };
  const pattern = patternForPart(ours ?? usual, partOn(parts, day));
  return { pattern, of: ours ? ('company' as const) : ('law' as const) };
}

const none: AvailabilityFacts['absences'] = [];

const absencesOn = (absences = none, day: string) =>
  absences.filter(({ dateFrom, dateTo }) => dateFrom <= day && day <= dateTo);

const termsOf = (parts: AvailabilityFacts['parts']) => parts.filter(({ term }) => term);

function partOn(parts: AvailabilityFacts['parts'], day: string): number {
  const terms = termsOf(parts);
  if (terms.length > 0) return nearestTerm(terms, day)?.partTime ?? usualEmployment.partTime;
  const begun = parts.filter(({ firstDay }) => firstDay <= day);
  begun.sort((a, b) => b.firstDay.localeCompare(a.firstDay));
  return begun[0]?.partTime ?? usualEmployment.partTime;
}

/** Whether somebody works here on a day; always where no term of theirs is known. */
function isEmployed(parts: AvailabilityFacts['parts'], day: string): boolean {
  const terms = termsOf(parts);
  return terms.length === 0 || termOn(terms, day) !== undefined;
}

type Absences = AvailabilityFacts['absences'];

const minutesOf = (absences: Absences) =>
  absences.reduce((sum, { hours }) => sum + Math.round((hours ?? 0) * hour), 0);

/** Whether absences of a day leave nothing of it. */
const fillsDay = (absences: Absences, norm: number) =>
  absences.some(({ hours }) => hours === null) || (norm > 0 && minutesOf(absences) >= norm);

function dayOf(norm: number, absences: Absences) {
  if (absences.length === 0)
    return { free: norm, away: false, why: [], elsewhere: [], partElsewhere: [] };
  const vacations = absences.filter(({ isVacation }) => isVacation);
  const apart = absences.filter(({ isVacation }) => !isVacation);
  const places = apart.map(({ isPrivate, name }) => (isPrivate ? 'poza biurem' : name));
  const away = fillsDay(vacations, norm);
  const isWhole = fillsDay(apart, norm);
  return {
    free: away ? 0 : Math.max(0, norm - minutesOf(vacations)),
    away,
    why: vacations.map(({ isPrivate, name }) => (isPrivate ? 'Nieobecność' : name)),
    elsewhere: isWhole ? places : [],
    partElsewhere: isWhole ? [] : places,
  };
}
