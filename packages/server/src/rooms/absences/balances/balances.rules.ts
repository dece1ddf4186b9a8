import type { Days } from '@zaplecze/contract/kit/values/days';
import type { Balance } from '@zaplecze/contract/rooms/absences/balances/calls';
import { type AbsenceUnit, usualEmployment } from '@zaplecze/contract/rooms/absences/lists';
import { normOf, usualPattern } from '@zaplecze/contract/rooms/absences/patterns/roster';
import {
  type CountedAbsence,
  minutesOf,
  type TakenDay,
  takenDays,
} from '../days/absence-days.rules.ts';
import {
  dayNormOn,
  dimensionOn,
  type EmploymentTerm,
  hasEnded,
  nearestTerm,
  type SeniorityPeriod,
  seniorityOf,
  whileEmployed,
} from '../employment/employment.rules.ts';
import { termOf } from '../leave/draw.rules.ts';
import type { Suspension } from '../leave/entitlement.rules.ts';
import { drawnOf, type LeavePool } from '../leave/pools.rules.ts';
import { patternForPart } from '../working-time/pattern.rules.ts';
import { countDays, isInDays } from './limits-in-days.rules.ts';
import { minutesByNorm, poolsByNorm } from './norm-by-law.rules.ts';
import { balanceOf } from './sum-of-year.rules.ts';
import { suspensionsOf } from './suspensions.rules.ts';
import {
  dayHoursOf,
  type Employment,
  entitledHours,
  type LimitRule,
  limitDayHours,
  minute,
} from './yearly-limits.rules.ts';

/*
 * What people may take of a type in a year, by the Labour Code. All is counted in hours of work: a day of leave is as
 * many as the person works on a day, so that the same rules hold for a part of a full-time post. Pure; touches nothing.
 */

/** The years that a range touches. */
export function yearsOf({ dateFrom, dateTo }: Days): number[] {
  const [from, to] = [Number(dateFrom.slice(0, 4)), Number(dateTo.slice(0, 4))];
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

/** A type with a limit, and the types that its hours are taken of as well. */
export type LimitedType = LimitRule & {
  id: number;
  name: string;
  color: string;
  within: { id: number; name: string } | null;
  limitForbids: boolean;
  /** Offered no more: it has no balance of its own, what was taken of it counts in what it is within. */
  archived?: boolean;
  /** The smallest part that may be taken. */
  unit?: AbsenceUnit;
};

/** What is kept of a person. */
export type BalanceFacts = {
  /** How they are employed, from a year on. */
  employed: (Employment & { year: number; version: number })[];
  /** Years that were kept of a type, with what somebody wrote there. */
  written: {
    type: number;
    year: number;
    entitled: number | null;
    carried: number | null;
    version: number;
  }[];
  absences: CountedAbsence[];
  /** The year since which all that they took stands here, that of their first day; without it since what is written. */
  knownSince?: number | undefined;
  /** What is asked for instead of accepted absences, under their ids. */
  changes?: CountedAbsence[];
  /** Times of employment, and what counts towards seniority besides. */
  terms?: EmploymentTerm[];
  periods?: SeniorityPeriod[];
  /** The company is an employer of public finances. */
  publicFinances?: boolean;
  /** Minutes to be worked on a day; without it those of the company's usual week, by part of a post. */
  norm?: (day: string) => number;
  /** Whether a holiday owes the person a day off; without it by the usual week. */
  owes?: (day: string) => boolean;
};

/** How somebody is employed in a year: as was said last before its end. */
export function employedIn(employed: BalanceFacts['employed'], year: number): Employment {
  const latest = employed.filter((one) => one.year <= year).sort((a, b) => b.year - a.year)[0];
  const { partTime, vacationDays } = latest ?? usualEmployment;
  return { partTime, vacationDays };
}

/** A day of a year: the given one, or the year's first or last where that lies outside. */
export function dayIn(year: number, day: string): string {
  if (day < `${year}-01-01`) return `${year}-01-01`;
  return day > `${year}-12-31` ? `${year}-12-31` : day;
}

/** How somebody is employed on a day: by their terms and seniority where these are known, else as was said of the year. */
export function employedOn(
  facts: Pick<BalanceFacts, 'employed' | 'terms' | 'periods' | 'publicFinances'>,
  day: string,
) {
  const { employed, terms = [], periods = [], publicFinances } = facts;
  const written = employedIn(employed, Number(day.slice(0, 4)));
  const seniority = seniorityOf(terms, periods, publicFinances);
  const vacationDays = dimensionOn(seniority, written.vacationDays, whileEmployed(terms, day));
  return {
    dayNorm: dayNormOn(terms, day),
    partTime: nearestTerm(terms, day)?.partTime ?? written.partTime,
    vacationDays,
    known: { partTime: terms.length > 0, vacationDays: seniority !== null },
  };
}

/** A type and those that it is taken of as well; one that leads back to itself ends there. */
export function chainOf(types: readonly LimitedType[], type: number): number[] {
  const chain: number[] = [];
  for (let at: number | undefined = type; at !== undefined && !chain.includes(at); ) {
    chain.push(at);
    at = types.find(({ id }) => id === at)?.within?.id;
  }
  return chain;
}

/** Minutes that somebody is to work on a day. */
export function normFor({ employed, norm }: BalanceFacts): (day: string) => number {
  if (norm) return norm;
  return (day) => {
    const { partTime } = employedIn(employed, Number(day.slice(0, 4)));
    return normOf(patternForPart(usualPattern, partTime), day, new Map());
  };
}

/** What a person's absences take of the days of some years. */
export const daysTaken = (facts: BalanceFacts, from: number, to = from): TakenDay[] =>
  takenDays(facts.absences, normFor(facts), { dateFrom: `${from}-01-01`, dateTo: `${to}-12-31` });

/** Days of an absence as they are, and as somebody asks for them to be. */
type ChangedDays = { before: TakenDay[]; after: TakenDay[] };

/** What changes that wait would make of the days of their absences. */
function daysChanged(facts: BalanceFacts, from: number, to: number): ChangedDays[] {
  const { changes = [], absences } = facts;
  return changes.map((change) => {
    const others = absences.filter(({ id }) => id !== change.id);
    const own = (list: CountedAbsence[]) =>
      daysTaken({ ...facts, absences: list }, from, to).filter(({ entry }) => entry === change.id);
    return { before: own(absences), after: own([...others, change]) };
  });
}

/**
 * The balances of a person in a year, of each type with a limit.
 *
 * @param today what is taken after it is planned
 * @param until the day up to which rights have grown, where that is later
 */
export function balancesIn(
  types: readonly LimitedType[],
  facts: BalanceFacts,
  { year, today, until = today }: AsOf,
): Balance[] {
  const first = Math.min(
    ...[year, facts.knownSince ?? year],
    ...facts.written.map((one) => one.year),
  );
  const absences = daysTaken(facts, first, year);
  const asOf = { year, today, until };
  const changes = daysChanged(facts, first, year);
  const suspensions = suspensionsOf(facts.absences);
  const counted = { ...facts, absences, changes, suspensions };
  return types
    .filter(({ archived }) => !archived)
    .map((type) => countedYear(types, type, counted, asOf).balance);
}

type AsOf = { year: number; today: string; until?: string };

type Counted = Omit<BalanceFacts, 'absences' | 'changes'> & {
  absences: TakenDay[];
  changes: ChangedDays[];
  suspensions: Suspension[];
};

/** The balance of a year, and what of it and of the years before the next one begins with. */
function countedYear(
  types: readonly LimitedType[],
  type: LimitedType,
  facts: Counted,
  { year, today, until = today }: AsOf,
): { balance: Balance; next: LeavePool[] } {
  const asOf = dayIn(year, until);
  const employed = employedOn(facts, asOf);
  const { terms = [], suspensions } = facts;
  const dayHours = dayHoursOf(employed);
  const rowIn = (of: number) =>
    facts.written.find((row) => row.type === type.id && row.year === of);
  const row = rowIn(year);
  const written = { entitled: row?.entitled ?? null, carried: row?.carried ?? null };
  const ofType = (days: readonly TakenDay[]) =>
    days.filter(
      (one) => one.day.startsWith(`${year}-`) && chainOf(types, one.type).includes(type.id),
    );
  const theirs = ofType(facts.absences);
  // Days before a lower norm by law are days of leave of that norm too: it is days that are given and taken.
  const hoursOf = (days: readonly TakenDay[]) =>
    type.limitKind === 'vacation'
      ? minutesByNorm(days, terms, employed.dayNorm) / 60
      : minutesOf(days) / 60;
  const usedBefore = (first: string) =>
    hoursOf(theirs.filter(({ waits, day }) => !waits && day < first));
  const entitled = entitledHours(type, employed, {
    ...{ year, written: written.entitled, owes: facts.owes, terms, asOf, suspensions, usedBefore },
  });
  const limit = written.entitled ?? type.limitDays;
  // A day of the limit is its part of the year's, whatever the hours of that day.
  const limitDay = limit ? entitled / limit : dayHours;
  const inDays = isInDays(type, [
    ...theirs,
    ...facts.changes.flatMap(({ after }) => ofType(after)),
  ]);
  const hoursOfDays = (days: readonly TakenDay[]) =>
    inDays ? countDays(days) * limitDay : hoursOf(days);
  // What a change asks for beyond what its absence takes already; less is given back once it is accepted.
  const more = facts.changes.reduce((all, { before, after }) => {
    const [was, is] = [before, after].map((days) => hoursOfDays(ofType(days)));
    return all + Math.max(0, (is ?? 0) - (was ?? 0));
  }, 0);
  const sum = (which: (one: TakenDay) => boolean) => hoursOfDays(theirs.filter(which));
  const term = type.limitKind === 'vacation' ? termOf(year - 1) : '';
  // A year begins with what the one before gives by its end, of a first job all of its months.
  const lastDay = `${year - 1}-12-31`;
  const goesOn = type.limitKind === 'vacation' && (facts.knownSince ?? year) < year;
  const before = () =>
    goesOn || (rowIn(year - 1) && type.limitKind === 'vacation')
      ? poolsByNorm(
          countedYear(types, type, facts, {
            ...{ year: year - 1, today },
            until: until > lastDay ? until : lastDay,
          }).next,
          employed.dayNorm / dayNormOn(terms, dayIn(year - 1, until)),
        )
      : [];
  const pools =
    written.carried === null
      ? before()
      : [{ year: year - 1, hours: minute(written.carried * limitDayHours(type, employed)) }];
  const { id, name, color, limitKind, limitForbids } = type;
  const isGone = types.find((one) => one.id === type.within?.id)?.archived;
  const balance = {
    ...{ type: { id, name, color }, within: isGone ? null : type.within, year, dayHours, written },
    ...{ kind: limitKind, forbids: limitForbids, version: row?.version ?? 1 },
    ...balanceOf(
      limitKind,
      { year, today, ended: hasEnded(terms, today) },
      {
        entitled,
        pools,
        used: sum(({ waits, day }) => !waits && day <= today),
        planned: sum(({ waits, day }) => !waits && day > today),
        waiting: sum(({ waits }) => waits) + more,
        byTerm: sum(({ waits, day }) => !waits && (day <= today || day <= term)),
      },
    ),
  };
  // What was taken in excess is not taken off the year after.
  const next = drawnOf([...pools, { year, hours: entitled }], balance.used + balance.planned);
  return { balance, next };
}
