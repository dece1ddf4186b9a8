import { openTaskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';

/** Calendar days ahead that surely hold three working ones, holidays between included. */
const daysAhead = 10;
/** Overdue tasks are told once; those older than this were overdue before anybody was told of anything. */
const daysBack = 30;

/** Open tasks with a person whose limit is near or has lately passed, after `from`, by id. */
export function tasksDue(db: Db, now: Date, after: number, count: number) {
  const moment = now.toISOString();
  return db
    .selectFrom('projectTask as t')
    .innerJoin('project as p', 'p.id', 't.project')
    .innerJoin('person as u', 'u.id', 't.user')
    .select([
      't.id',
      't.name',
      't.project',
      't.task',
      't.procedure',
      't.service',
      'p.name as projectName',
      'p.clientName',
      'u.id as user',
      sql<string>`t."dateRealizationLimit"`.as('limit'),
    ])
    .where('t.status', 'in', openTaskStatuses)
    .where('p.cancelled', '=', false)
    .where('u.active', '=', true)
    .where(
      't.dateRealizationLimit',
      '>',
      sql<string>`${moment}::timestamptz - make_interval(days => ${daysBack})`,
    )
    .where(
      't.dateRealizationLimit',
      '<',
      sql<string>`${moment}::timestamptz + make_interval(days => ${daysAhead})`,
    )
    .where('t.id', '>', after)
    .orderBy('t.id')
    .limit(count)
    .execute();
}
