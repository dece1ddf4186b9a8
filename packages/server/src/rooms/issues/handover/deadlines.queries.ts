import { openIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';

/** Calendar days ahead that surely hold three working ones, holidays between included. */
const daysAhead = 10;
/** Overdue issues are told once; those older than this were overdue before anybody was told of anything. */
const daysBack = 30;

/** Issues still to be done whose limit is near or has lately passed, after an id, with their people. */
export function issuesDue(db: Db, now: Date, after: number, count: number) {
  const moment = now.toISOString();
  return db
    .selectFrom('issue as i')
    .select([
      'i.id',
      'i.name',
      sql<string>`i."dateRealization"`.as('limit'),
      sql<number[]>`array(select l."user" from "issueUser" l join person p on p.id = l."user"
        where l.issue = i.id and p.active order by l."user")`.as('people'),
    ])
    .where('i.status', 'in', openIssueStatuses)
    .where(
      'i.dateRealization',
      '>',
      sql<string>`${moment}::timestamptz - make_interval(days => ${daysBack})`,
    )
    .where(
      'i.dateRealization',
      '<',
      sql<string>`${moment}::timestamptz + make_interval(days => ${daysAhead})`,
    )
    .where('i.id', '>', after)
    .orderBy('i.id')
    .limit(count)
    .execute();
}
