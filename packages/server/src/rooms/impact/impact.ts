import type { Days } from '@zaplecze/contract/kit/values/days';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Impact, ImpactRow } from '@zaplecze/contract/rooms/impact/calls';
import {
  daysAhead,
  impactKinds,
  movedLimit,
  proposedRemedy,
  remediesOf,
} from '@zaplecze/contract/rooms/impact/lists';
import type { Db } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { findPresence } from '../absences/index.ts';
import { type Absence, findOwner } from './absence.queries.ts';
import { findCandidates, isCovered, standingIn, workingDaysOf } from './substitutes.ts';
import * as work from './work.queries.ts';

/** What is found of an absence's consequences: rows with what may be done, not yet what is proposed. */
export async function findWork(
  db: Db,
  { owner, ...absence }: Pick<Absence, 'owner' | 'away'> & Days,
): Promise<work.ImpactFinding[]> {
  const range = absence.away ? daysAhead(absence, warsawDay()) : null;
  if (!range) return [];
  const found = await Promise.all([
    work.findAffectedTasks(db, owner, range),
    work.findAffectedIssues(db, owner, range),
    work.findApprovals(db, owner),
    work.findRequests(db, owner),
    work.findVisits(db, owner, range),
    work.findClients(db, owner),
    work.findStandIns(db, owner, range),
  ]);
  return found.flat();
}

/**
 * The consequences of an absence, each with what may be done about it and what is proposed. Nothing waits in an absence
 * that is over, or in which its person only works elsewhere.
 *
 * @throws HttpError 404 for somebody who does not work here
 */
export async function impactOf(db: Db, user: User, absence: Absence): Promise<Impact> {
  const { id, dateFrom, dateTo, away: isAway } = absence;
  const owner = await findOwner(db, absence.owner);
  if (!owner) throw notFound();
  const range = daysAhead(absence, warsawDay());
  const team = await findPresence(db, [absence.owner], range ?? { dateFrom, dateTo });
  const ownDays = range ? workingDaysOf(team, absence.owner) : [];
  const [found, standing, people] = await Promise.all([
    findWork(db, absence),
    range ? standingIn(db, absence.owner, range, { absence: id, team }) : [],
    range && isAway ? findCandidates(db, owner, { days: ownDays, range }) : [],
  ]);
  const covered = range !== null && isCovered(absence.owner, team);
  const candidates = found.length > 0 ? people : [];
  const days = ownDays.length;
  const works = (day: string) => {
    const { norm, away } = team.dayOf(absence.owner, day);
    return norm > 0 && (day <= dateTo || !away);
  };
  const bound = standing.find((link) => link.bound && link.of.id === absence.owner);
  const proposed = bound?.user.id ?? (covered ? null : (candidates[0]?.user.id ?? null));
  const how = { days, covered: covered || proposed !== null, range: team.range, works };
  return {
    ...{ id, owner: owner.user, dateFrom, dateTo, away: isAway, days },
    ...{ standing, covered, candidates, proposed },
    rows: found.map((row) => shownRow(user, row, how)),
    counts: impactKinds.flatMap((kind) => {
      const first = found.find((row) => row.kind === kind);
      return first ? [{ kind, count: first.total }] : [];
    }),
  };
}

/** `works`: whether the absent person works on a day. */
type Proposal = { days: number; covered: boolean; range: Days; works: (day: string) => boolean };

/** A row with what its reader may do about it, and what is proposed. */
function shownRow(
  user: User,
  { total: _, ...row }: work.ImpactFinding,
  { range, works, ...how }: Proposal,
): ImpactRow {
  const remedies = remediesFor(user, row);
  const facts = { ...row, remedies, shared: row.others.length > 0 };
  const day = row.at && warsawDay(Date.parse(row.at));
  return {
    ...row,
    remedies,
    remedy: proposedRemedy(facts, how),
    limit: day && remedies.includes('move') ? movedLimit(day, range, works) : null,
  };
}

export const remediesFor = (user: User, row: Pick<ImpactRow, 'kind' | 'at'>) =>
  remediesOf(row.kind, row.at !== null, user.flags.manager);
