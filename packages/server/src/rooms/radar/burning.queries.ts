import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { isBurning } from '@zaplecze/contract/rooms/radar/lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { isPast } from '../../kit/lists/list.ts';
import {
  type Conditions,
  findFirstTasks,
  findNearTasks,
  findWorstTasks,
  type TaskSubject,
} from './radar.queries.ts';
import { type Danger, dangersOf } from './radar.ts';

export type ProjectDanger = Danger<TaskSubject> & {
  /** Late, or what is left to do exceeds the time until the limit; else its limit is merely near. */
  burns: boolean;
};

type Wanted = {
  /** So many days ahead; what is late counts however late it is. */
  days: number;
  /** Only so many with the greatest harm are wanted. */
  most?: number;
  /** Without those that are late, of which it is known that they burn. */
  withoutLate?: boolean;
  /** Of those that are late only their order is wanted, and no other reason than that they are. */
  ranked?: boolean;
};

/**
 * Of each open project `p` with a task `t` that is late or due within some days the one task that stands for it: the one that
 * burns with the greatest harm, else whose limit comes first. The greatest harm first.
 */
export async function dangersOfProjects(
  db: Db,
  { projects, tasks }: Conditions,
  { days, most, withoutLate = false, ranked = false }: Wanted,
): Promise<ProjectDanger[]> {
  const late = { projects: sql<boolean>`${isPast('p.nextLimit')} and ${projects}`, tasks };
  const overdue = withoutLate
    ? []
    : most
      ? await findWorstTasks(db, late, most)
      : await findFirstTasks(db, late, { ranked });
  // Nothing that is in time does more harm than what is late.
  const near =
    most && overdue.length >= most
      ? []
      : await findNearTasks(db, { projects, tasks }, addDays(warsawDay(), days));
  const known = new Map<number, ProjectDanger>();
  for (const danger of await dangersOf(db, [...overdue, ...near])) {
    const { project } = danger.subject;
    const one = { ...danger, burns: danger.reasons.some(isBurning) };
    const before = known.get(project);
    if (!before || standsBefore(one, before)) known.set(project, one);
  }
  return [...known.values()];
}

/** Of tasks of one project that are merely near the one whose limit comes first stands for it. */
const standsBefore = (one: ProjectDanger, before: ProjectDanger) =>
  !before.burns &&
  one.harm[0] === before.harm[0] &&
  (one.subject.limit ?? '') < (before.subject.limit ?? '');

/** Condition of an open project `p` that burns; `ids`: those in time of which the radar says so. */
export const burningAmong = (ids: number[]) =>
  sql<boolean>`(${isPast('p.nextLimit')} or p.id = any(${ids}::int[]))`;

/** The ids of projects in time that burn. */
export async function findBurningInTime(
  db: Db,
  conditions: Conditions,
  days: number,
): Promise<number[]> {
  const dangers = await dangersOfProjects(db, conditions, { days, withoutLate: true });
  return dangers.flatMap(({ burns, subject }) => (burns ? [subject.project] : []));
}
