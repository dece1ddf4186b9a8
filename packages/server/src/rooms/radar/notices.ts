import { reasonWords } from '@zaplecze/contract/rooms/radar/words';
import type { Db } from '../../kit/database/database.ts';
import { findIssueSubjects, findTaskSubjects } from './radar.queries.ts';
import { dangersOf } from './radar.ts';

const find = { task: findTaskSubjects, issue: findIssueSubjects };

/**
 * What a reminder tells besides the limit, by the record's id: why the work is in danger, where that is
 * more than that its limit is near or has passed.
 */
export async function whyInDanger(
  db: Db,
  kind: keyof typeof find,
  ids: number[],
  now: Date,
): Promise<Map<number, string>> {
  const dangers = await dangersOf(db, await find[kind](db, ids), { now: now.getTime() });
  return new Map(
    dangers.flatMap(({ subject: { id, people }, reasons }) => {
      const reported = reasons.find(({ kind: reason, what }) => reason !== 'late' || what !== null);
      // Whose work it is knows their own name.
      return reported ? [[id, reasonWords(reported, people[0])] as const] : [];
    }),
  );
}
