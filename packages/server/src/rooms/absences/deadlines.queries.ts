import type { Days } from '@zaplecze/contract/kit/values/days';
import { addDays } from '@zaplecze/contract/kit/values/time';
import type { IssueDeadline, TaskDeadline } from '@zaplecze/contract/rooms/absences/calls';
import { openIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { endedTaskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import { type Db, preparedStatement } from '../../kit/database/database.ts';
import { dayStart } from '../../kit/lists/list.ts';
import { warsawDate } from './absences.queries.ts';

/** A person's own open tasks whose limit falls on a Warsaw day of a range. */
export async function listTaskDeadlines(
  db: Db,
  user: number,
  range: Days,
): Promise<TaskDeadline[]> {
  return await db
    .selectFrom('projectTask as k')
    .modifyFront(preparedStatement)
    .innerJoin('project as p', 'p.id', 'k.project')
    .where('k.user', '=', user)
    .where('k.status', 'not in', endedTaskStatuses)
    .where('k.dateRealizationLimit', '>=', dayStart(range.dateFrom))
    .where('k.dateRealizationLimit', '<', dayStart(addDays(range.dateTo, 1)))
    .select([
      sql.lit('task' as const).as('kind'),
      'k.id',
      'k.name',
      'k.finalDate',
      'k.task',
      'k.procedure',
      'k.service',
      warsawDate('k.dateRealizationLimit').as('day'),
      sql<string>`k."dateRealizationLimit"`.as('dateRealizationLimit'),
      sql<TaskDeadline['project']>`json_build_object('id', p.id, 'name', p.name)`.as('project'),
      sql<TaskDeadline['client']>`json_build_object('id', p.client, 'name', p."clientName")`.as(
        'client',
      ),
    ])
    .orderBy('k.dateRealizationLimit')
    .orderBy('k.id')
    .execute();
}

/** The same of issues given to the person; one that waits for acceptance is done as far as they go. */
export async function listIssueDeadlines(
  db: Db,
  user: number,
  range: Days,
): Promise<IssueDeadline[]> {
  return await db
    .selectFrom('issue as i')
    .modifyFront(preparedStatement)
    // By the person's issues, of which there are few, not by the month's, of which there are many.
    .where(
      sql<boolean>`i.id = any(array(select u.issue from "issueUser" u where u."user" = ${user} and u.open))`,
    )
    .where('i.status', 'in', openIssueStatuses)
    .where('i.dateRealization', '>=', dayStart(range.dateFrom))
    .where('i.dateRealization', '<', dayStart(addDays(range.dateTo, 1)))
    .select([
      sql.lit('issue' as const).as('kind'),
      'i.id',
      'i.name',
      warsawDate('i.dateRealization').as('day'),
      sql<string>`i."dateRealization"`.as('dateRealizationLimit'),
      sql<IssueDeadline['client']>`case when i.client is not null then
        json_build_object('id', i.client, 'name', i."clientName") end`.as('client'),
    ])
    .orderBy('i.dateRealization')
    .orderBy('i.id')
    .execute();
}
