import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { NextStep } from '@zaplecze/contract/rooms/tasks/calls';
import type { Db } from '../../../kit/database/database.ts';
import type { User } from '../../../kit/http/guard.ts';
import { presenceOn } from '../../absences/index.ts';
import { replacedBy } from '../../people/index.ts';
import { nextOpen, type Task } from '../tasks.queries.ts';

/**
 * What comes after a task in its procedure: who has it, whether this save told them (`turnOf`), whether it is the
 * caller's own, and whether its person is away today. Null when nothing is left to do.
 */
export async function nextAfter(
  db: Db,
  user: User,
  task: Task,
  turnOf: number | null,
): Promise<NextStep | null> {
  const step = await nextOpen(db, task);
  if (!step || step.id === task.id) return null;
  const person = step.user?.id ?? null;
  const own =
    person !== null && (person === user.id || (await replacedBy(db, user.id)).includes(person));
  return {
    step,
    told: step.id === turnOf && person !== null && person !== user.id,
    mine: own,
    away: person === null || own ? null : await absenceOf(db, person),
  };
}

async function absenceOf(db: Db, person: number): Promise<NextStep['away']> {
  const presence = (await presenceOn(db, warsawDay(), [person])).get(person);
  return presence?.away ? { until: presence.until, substitutes: presence.standIns } : null;
}
