import { type Days, daysOf } from '@zaplecze/contract/kit/values/days';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Candidate, ImpactSubstitution } from '@zaplecze/contract/rooms/impact/calls';
import { mondayOf } from '@zaplecze/contract/rooms/reports/calls';
import type { Db } from '../../kit/database/database.ts';
import { findPresence, type TeamPresence } from '../absences/index.ts';
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
  { absence, team }: { absence: number | null; team: TeamPresence },
): Promise<ImpactSubstitution[]> {
  const chain: ImpactSubstitution[] = [];
  const seen = new Set<number>();
  let people = [person];
  for (let depth = 0; depth < longestChain && people.length > 0; depth += 1) {
    for (const one of people) seen.add(one);
    const links = await findLinks(db, people, range, absence);
    for (const link of links) chain.push({ ...link, away: team.awayPeriods(link.user.id) });
    // Only who is away needs somebody in turn.
    const users = [...new Set(links.map(({ user }) => user.id))];
    people = users.filter((id) => !seen.has(id) && team.awayPeriods(id).length > 0);
  }
  return chain;
}

/** The days of the team's range on which somebody works by their roster. */
export const workingDaysOf = (team: TeamPresence, person: number): string[] =>
  daysOf(team.range).filter((day) => team.dayOf(person, day).norm > 0);

/** Whether somebody who is there stands in for a person on every day on which they would work. */
export const isCovered = (person: number, team: TeamPresence): boolean =>
  workingDaysOf(team, person).every((day) => team.standInsOn(person, day).length > 0);

/**
 * Candidates for substitution on the days on which the absent person would work, the best first: colleagues of the department before others, present all the time
 * before partly absent, then the most free hours in the weeks of the absence (rooms/reports). People outside of the
 * department are read only where it has no candidate.
 */
export async function findCandidates(
  db: Db,
  owner: Owner,
  { days, range }: { days: string[]; range: Days },
  today = warsawDay(),
): Promise<Candidate[]> {
  const { id } = owner.user;
  const not = [id, ...(await findReplacedThen(db, id, range))];
  for (const department of owner.department === null ? [null] : [owner.department, null]) {
    const people = await shortlist(db, { department, not, range });
    const found = ranked(await loadOf(db, people, range, today), days, department !== null);
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
  const [rows, team] = await Promise.all([
    loadOfWeeks(db, { user }, weeks, today),
    findPresence(db, user, range),
  ]);
  return rows.map(({ user, weeks: hours }) => ({
    user,
    free: sum(hours.map(({ planned, capacity }) => Math.max(capacity - planned, 0))),
    planned: sum(hours.map(({ planned }) => planned)),
    away: team.awayPeriods(user.id),
  }));
}

const sum = (numbers: number[]) => Math.round(numbers.reduce((all, one) => all + one, 0) * 10) / 10;

function ranked(people: Loaded[], days: string[], colleague: boolean): Candidate[] {
  const missedOf = (away: readonly Days[]) =>
    days.filter((day) => away.some((one) => one.dateFrom <= day && day <= one.dateTo)).length;
  return people
    .map((one) => ({ ...one, colleague, missed: missedOf(one.away) }))
    .filter(({ missed }) => missed === 0 || missed < days.length)
    .sort((a, b) => a.missed - b.missed || b.free - a.free || a.planned - b.planned)
    .map(({ missed: _, ...one }) => one);
}
