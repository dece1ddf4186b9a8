import { type Days, daysOf } from '@zaplecze/contract/kit/values/days';
import { isWorkingDay, workingDaysIn } from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Candidate, ImpactSubstitution } from '@zaplecze/contract/rooms/impact/calls';
import { missedDays } from '@zaplecze/contract/rooms/impact/lists';
import { mondayOf } from '@zaplecze/contract/rooms/reports/calls';
import type { Db } from '../../kit/database/database.ts';
import { listAway } from '../absences/index.ts';
import { loadOf as loadOfWeeks } from '../reports/index.ts';
import { findLinks, findReplacedThen, type Owner, shortlist } from './absence.queries.ts';

/* Substitutes of an absent person: present ones, and candidates. */

/** So many are proposed. */
const mostCandidates = 5;
/** Of longer absences the first weeks tell enough of who has time. */
const mostWeeks = 4;
/** Chains of substitutes are followed so far. */
const longestChain = 5;

/** Everybody who stands in in these days, directly or for a substitute, and when they are away themselves. */
export async function standingIn(
  db: Db,
  person: number,
  range: Days,
  absence: number | null,
): Promise<ImpactSubstitution[]> {
  const chain: ImpactSubstitution[] = [];
  const seen = new Set<number>();
  let people = [person];
  for (let depth = 0; depth < longestChain && people.length > 0; depth += 1) {
    for (const one of people) seen.add(one);
    const links = await findLinks(db, people, range, absence);
    const users = [...new Set(links.map(({ user }) => user.id))];
    const away = users.length > 0 ? await listAway(db, users, range) : [];
    for (const link of links) {
      const own = away.filter(({ user }) => user.id === link.user.id);
      chain.push({ ...link, away: own.map(({ dateFrom, dateTo }) => ({ dateFrom, dateTo })) });
    }
    // Only who is away needs somebody in turn.
    people = users.filter((id) => !seen.has(id) && away.some(({ user }) => user.id === id));
  }
  return chain;
}

/** Whether somebody who is there stands in for a person on every working day of a range. */
export function isCovered(person: number, range: Days, chain: ImpactSubstitution[]): boolean {
  const on = ({ dateFrom, dateTo }: Days, day: string) => dateFrom <= day && day <= dateTo;
  const covers = (who: number, day: string, seen: number[]): boolean =>
    chain.some(
      (link) =>
        link.of.id === who &&
        on(link, day) &&
        !seen.includes(link.user.id) &&
        (!link.away.some((one) => on(one, day)) || covers(link.user.id, day, [...seen, who])),
    );
  return daysOf(range)
    .filter(isWorkingDay)
    .every((day) => covers(person, day, [person]));
}

/**
 * Candidates for substitution, the best first: colleagues of the department before others, present all the time
 * before partly absent, then the most free hours in the weeks of the absence (rooms/reports). People outside of the
 * department are read only where it has no candidate.
 */
export async function findCandidates(
  db: Db,
  owner: Owner,
  range: Days,
  today = warsawDay(),
): Promise<Candidate[]> {
  const { id } = owner.user;
  const not = [id, ...(await findReplacedThen(db, id, range))];
  for (const department of owner.department === null ? [null] : [owner.department, null]) {
    const people = await shortlist(db, { department, not, range });
    const found = ranked(await loadOf(db, people, range, today), range, department !== null);
    if (found.length > 0) return found.slice(0, mostCandidates);
  }
  return [];
}

type Loaded = Omit<Candidate, 'colleague'>;

async function loadOf(db: Db, user: number[], range: Days, today: string): Promise<Loaded[]> {
  if (user.length === 0) return [];
  const first = mondayOf(range.dateFrom);
  const weeks = Array.from({ length: mostWeeks }, (_, at) => addDays(first, 7 * at)).filter(
    (monday) => monday <= range.dateTo,
  );
  const [rows, away] = await Promise.all([
    loadOfWeeks(db, { user }, weeks, today),
    listAway(db, user, range),
  ]);
  return rows.map(({ user, weeks: hours }) => ({
    user,
    free: sum(hours.map(({ planned, capacity }) => Math.max(capacity - planned, 0))),
    planned: sum(hours.map(({ planned }) => planned)),
    away: away
      .filter((one) => one.user.id === user.id)
      .map(({ dateFrom, dateTo }) => ({ dateFrom, dateTo })),
  }));
}

const sum = (numbers: number[]) => Math.round(numbers.reduce((all, one) => all + one, 0) * 10) / 10;

function ranked(people: Loaded[], range: Days, colleague: boolean): Candidate[] {
  const days = workingDaysIn(range);
  return people
    .map((one) => ({ ...one, colleague, missed: missedDays(range, one.away) }))
    .filter(({ missed }) => missed === 0 || missed < days)
    .sort((a, b) => a.missed - b.missed || b.free - a.free || a.planned - b.planned)
    .map(({ missed: _, ...one }) => one);
}
