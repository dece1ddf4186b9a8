import { activeIssueStatuses as open } from '@zaplecze/contract/rooms/issues/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { countChange } from '../../../kit/records/rows.ts';

/** How many issues that are not over a person does or has reported. */
export async function openIssuesOf(db: Db, person: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select id from issue where "orderedBy" = ${person} and status = any(${open})
    union
    select i.id from "issueUser" l join issue i on i.id = l.issue
    where l."user" = ${person} and i.status = any(${open})) as theirs`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Gives the open issues of one person to another: those that they execute, those that they reported (so that somebody
 * accepts them), and those that they follow; or `only` these, what is followed aside. Returns their number.
 */
export async function handOverIssues(
  db: Db,
  from: number,
  to: number,
  only?: number[],
): Promise<number> {
  const some = only && [0, ...only];
  const reported = await db
    .updateTable('issue')
    .set({ orderedBy: to, ...countChange })
    .where('orderedBy', '=', from)
    .where('status', 'in', open)
    .$if(some !== undefined, (all) => all.where('id', 'in', some ?? []))
    .returning('id')
    .execute();
  const moved = await db
    .deleteFrom('issueUser')
    .where('user', '=', from)
    .where('issue', 'in', db.selectFrom('issue').select('id').where('status', 'in', open))
    .$if(some !== undefined, (all) => all.where('issue', 'in', some ?? []))
    .returning('issue')
    .execute();
  if (moved.length > 0) {
    const ids = moved.map(({ issue }) => issue);
    await db
      .insertInto('issueUser')
      .values(ids.map((issue) => ({ issue, user: to })))
      .onConflict((known) => known.doNothing())
      .execute();
    await db
      .updateTable('issue')
      .set({ assignDate: sql`now()`, ...countChange })
      .where('id', 'in', ids)
      .execute();
  }
  const givenCount = new Set([...reported.map(({ id }) => id), ...moved.map(({ issue }) => issue)])
    .size;
  if (some) return givenCount;
  await db
    .insertInto('issueFollower')
    .columns(['issue', 'user'])
    .expression((source) =>
      source
        .selectFrom('issueFollower as f')
        .innerJoin('issue as i', 'i.id', 'f.issue')
        .select(['f.issue', source.val(to).as('user')])
        .where('f.user', '=', from)
        .where('i.status', 'in', open)
        .where('i.orderedBy', '<>', to),
    )
    .onConflict((known) => known.doNothing())
    .execute();
  await db.deleteFrom('issueFollower').where('user', '=', from).execute();
  return givenCount;
}
