import type { Days } from '@zaplecze/contract/kit/values/days';
import { addDays } from '@zaplecze/contract/kit/values/time';
import type { Balance } from '@zaplecze/contract/rooms/absences/balances/calls';
import {
  type AbsenceUnit,
  type LimitKind,
  usualEmployment,
} from '@zaplecze/contract/rooms/absences/lists';
import { normOf, usualPattern } from '@zaplecze/contract/rooms/absences/patterns/roster';
import {
  type CountedAbsence,
  minutesOf,
  type TakenDay,
  takenDays,
} from '../days/absence-days.rules.ts';
import {
  countedDay,
  dimensionOn,
  type EmploymentTerm,
  hasEnded,
  nearestTerm,
  type SeniorityPeriod,
  seniorityOf,
} from '../employment/employment.rules.ts';
import type { Suspension } from '../leave/entitlement.rules.ts';
import { patternForPart } from '../working-time/pattern.rules.ts';
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

/** Holiday leave of a year is to be given by the end of September of the next one (art. 168). */
export const carriedUntil = (kind: LimitKind, year: number): string | null =>
  kind === 'vacation' ? `${year}-09-30` : null;

type Sums = {
  entitled: number;
  carried: number;
  used: number;
  planned: number;
  waiting: number;
  /** Used until the term of what was carried over, or today when that is over. */
  byTerm: number;
};
type Summed = Omit<Sums, 'byTerm'> &
  Pick<Balance, 'left' | 'carriedLeft' | 'carriedUntil' | 'carriedPast'>;

/**
 * What is left of a year. What was carried over is used first; leave after its term covers it once it is taken, not while it is
 * planned, and what stays of it then is past its term, not lost (art. 168, 291). Once employment has `ended` nothing is owed back.
 */
export function balanceOf(
  kind: LimitKind,
  { year, today, ended = false }: { year: number; today: string; ended?: boolean },
  { byTerm, ...sums }: Sums,
): Summed {
  const { entitled, carried, used, planned } = sums;
  const until = carried > 0 ? carriedUntil(kind, year) : null;
  const carriedLeft = minute(Math.max(0, carried - byTerm));
  const left = minute(entitled + carried - used - planned);
  return {
    ...sums,
    left: ended ? Math.max(0, left) : left,
    carriedLeft,
    carriedUntil: until,
    carriedPast: until !== null && carriedLeft > 0 && today > until,
  };
}

/** What the next year begins with of holiday leave; what was taken in excess is not taken off it. */
export const carriedOver = (kind: LimitKind, left: number): number =>
  kind === 'vacation' ? Math.max(0, left) : 0;

/** A type with a limit, and the types that its hours are taken of as well. */
export type LimitedType = LimitRule & {
  id: number;
  name: string;
  color: string;
  within: { id: number; name: string } | null;
  limitForbids: boolean;
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
  /** What is asked for instead of accepted absences, under their ids. */
  changes?: CountedAbsence[];
  /** Times of employment, and what counts towards seniority besides. */
  terms?: EmploymentTerm[];
  periods?: SeniorityPeriod[];
  /** The company is an employer of public finances. */
  publicFinances?: boolean;
  /** Minutes to be worked on a day; without it those of the company's usual week, by part of a post. */
  norm?: (day: string) => number;
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
  const counted = countedDay(terms, day);
  const vacationDays = dimensionOn(seniority, written.vacationDays, counted);
  return {
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
  const first = Math.min(year, ...facts.written.map((one) => one.year));
  const absences = daysTaken(facts, first, year);
  const asOf = { year, today, until };
  const changes = daysChanged(facts, first, year);
  const suspensions = suspensionsOf(facts.absences);
  const counted = { ...facts, absences, changes, suspensions };
  return types.map((type) => balanceOfType(types, type, counted, asOf));
}

type AsOf = { year: number; today: string; until?: string };

type Counted = Omit<BalanceFacts, 'absences' | 'changes'> & {
  absences: TakenDay[];
  changes: ChangedDays[];
  suspensions: Suspension[];
};

/** Accepted time that lowers leave, by its days; what goes on from one entry to the next is one. */
function suspensionsOf(absences: readonly CountedAbsence[]): Suspension[] {
  const list: Suspension[] = [];
  const lowering = absences.flatMap(({ waits, lowers: kind, dateFrom: from, dateTo: to }) =>
    kind && !waits ? [{ kind, from, to }] : [],
  );
  for (const one of lowering.sort((a, b) => a.from.localeCompare(b.from))) {
    const last = list.at(-1);
    if (last?.kind === one.kind && last.to && one.from <= addDays(last.to, 1))
      list[list.length - 1] = { ...last, to: one.to > last.to ? one.to : last.to };
    else list.push(one);
  }
  return list;
}

function balanceOfType(
  types: readonly LimitedType[],
  type: LimitedType,
  facts: Counted,
  { year, today, until = today }: AsOf,
): Balance {
  const asOf = dayIn(year, until);
  const employed = employedOn(facts, asOf);
  const { terms = [], suspensions } = facts;
  const dayHours = dayHoursOf(employed.partTime);
  const rowIn = (of: number) =>
    facts.written.find((row) => row.type === type.id && row.year === of);
  const row = rowIn(year);
  const written = { entitled: row?.entitled ?? null, carried: row?.carried ?? null };
  const ofType = (days: readonly TakenDay[]) =>
    days.filter(
      (one) => one.day.startsWith(`${year}-`) && chainOf(types, one.type).includes(type.id),
    );
  const theirs = ofType(facts.absences);
  // What a change asks for beyond what its absence takes already; less is given back once it is accepted.
  const more = facts.changes.reduce((all, { before, after }) => {
    const [was, is] = [before, after].map((days) => hoursTaken(type, ofType(days), dayHours));
    return all + Math.max(0, (is ?? 0) - (was ?? 0));
  }, 0);
  const sum = (which: (one: TakenDay) => boolean) =>
    hoursTaken(type, theirs.filter(which), dayHours);
  const usedBefore = (first: string) => sum(({ waits, day }) => !waits && day < first);
  const term = carriedUntil(type.limitKind, year) ?? '';
  const before = () => balanceOfType(types, type, facts, { year: year - 1, today, until }).left;
  const carried =
    written.carried !== null
      ? minute(written.carried * limitDayHours(type, employed))
      : rowIn(year - 1)
        ? carriedOver(type.limitKind, before())
        : 0;
  const { id, name, color, within, limitKind, limitForbids } = type;
  return {
    ...{ type: { id, name, color }, within, year, dayHours, written },
    ...{ kind: limitKind, forbids: limitForbids, version: row?.version ?? 1 },
    ...balanceOf(
      limitKind,
      { year, today, ended: hasEnded(terms, today) },
      {
        entitled: entitledHours(type, employed, {
          ...{ year, written: written.entitled, terms, asOf, suspensions, usedBefore },
        }),
        carried,
        used: sum(({ waits, day }) => !waits && day <= today),
        planned: sum(({ waits, day }) => !waits && day > today),
        waiting: sum(({ waits }) => waits) + more,
        byTerm: sum(({ waits, day }) => !waits && (day <= today || day <= term)),
      },
    ),
  };
}

/**
 * Hours that days take of a type: of a limit in whole days each begun one counts as a day, whatever its hours (art. 67³³, 167²,
 * 173¹), else their minutes.
 */
function hoursTaken(
  { limitKind, unit }: LimitedType,
  days: readonly TakenDay[],
  dayHours: number,
): number {
  if (limitKind !== 'days' || unit !== 'day') return minutesOf(days) / 60;
  return new Set(days.map(({ day }) => day)).size * dayHours;
}
