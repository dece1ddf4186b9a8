import { issueStatus } from '@zaplecze/contract/rooms/issues/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import type { DecisionSubject, PendingDecision } from '../../notifications/index.ts';

/** The newest note of 'Zrealizowane' of an issue `i`: a done issue waits since then, until the next one. */
const roundOf = sql`lateral (select s.id, s.created, s."createdBy" from "issueStatus" s
  where s.issue = i.id and s.status = ${sql.lit(issueStatus.done)} order by s.id desc limit 1)`;

/** The day on which a done issue `i` is accepted by itself, or null. */
export const acceptsOn = sql<string | null>`case when i.status = ${sql.lit(issueStatus.done)} then
  (select a.day::text from "issueAcceptance" a where a.issue = i.id) end`;

/** Which of these issues wait for a person's decision, in the very state that they were told of. */
export async function awaitingOf(
  db: Db,
  person: number,
  issueIds: DecisionSubject[],
): Promise<Map<number, PendingDecision>> {
  const { rows } = await sql<PendingDecision & { id: number }>`
    select i.id, i.version, ${acceptsOn} as "acceptsOn"
    from unnest(${issueIds.map(({ id }) => id)}::int[], ${issueIds.map(({ round }) => round)}::int[]) as n(id, round)
    join issue i on i.id = n.id cross join ${roundOf} r
    where i.status = ${sql.lit(issueStatus.done)} and i."orderedBy" = ${person} and r.id = n.round
    group by i.id`.execute(db);
  return new Map(rows.map(({ id, ...waiting }) => [id, waiting]));
}

/** A done issue and what is planned for it. */
export type DoneIssue = {
  id: number;
  orderedBy: number;
  /** The note of 'Zrealizowane', and its instant. */
  round: number;
  done: string;
  plan: { round: number; after: number; day: string; toldTo: number | null } | null;
};

/** Done issues after an id whose orderer works here: nobody else could be told before. */
export async function doneIssues(db: Db, after: number, count: number): Promise<DoneIssue[]> {
  const { rows } = await sql<DoneIssue>`
    select i.id, i."orderedBy", r.id as round, r.created as done,
      (select json_build_object('round', a.round, 'after', a.after, 'day', a.day, 'toldTo', a."toldTo")
       from "issueAcceptance" a where a.issue = i.id) as plan
    from issue i cross join ${roundOf} r
    where i.status = ${sql.lit(issueStatus.done)} and i.id > ${after}
      and exists (select from person p where p.id = i."orderedBy" and p.active)
    order by i.id limit ${count}`.execute(db);
  return rows;
}

/** A planned acceptance that still holds: the issue waits in the state that it was planned for. */
export type PlannedAcceptance = {
  id: number;
  name: string;
  orderedBy: number;
  /** Executors and co-reporters of the issue. */
  users: number[];
  round: number;
  after: number;
  day: string;
};

const planned = sql`
  select i.id, i.name, i."orderedBy", r.id as round, a.after, a.day,
    array(select l."user" from "issueUser" l where l.issue = i.id
      union select f."user" from "issueFollower" f where f.issue = i.id order by 1) as users
  from "issueAcceptance" a join issue i on i.id = a.issue cross join ${roundOf} r
  join person p on p.id = i."orderedBy" and p.active
  where i.status = ${sql.lit(issueStatus.done)} and r.id = a.round`;

type Portion = { after: number; count: number };

/** Acceptances of the day, or of earlier days, of which the orderer was not notified. */
export async function toAnnounce(db: Db, day: string, { after, count }: Portion) {
  const { rows } = await sql<PlannedAcceptance>`${planned}
    and a.day <= ${day}::date and a."toldTo" is distinct from i."orderedBy" and i.id > ${after}
    order by i.id limit ${count}`.execute(db);
  return rows;
}

/** Ids of issues whose day of acceptance has come and whose orderer was notified of it. */
export async function toAccept(db: Db, day: string, { after, count }: Portion): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select w.id from (${planned}
    and a.day <= ${day}::date and a."toldTo" = i."orderedBy" and i.id > ${after}) w
    order by w.id limit ${count}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The same issues, read again once they are locked. */
export async function stillToAccept(
  db: Db,
  day: string,
  ids: number[],
): Promise<PlannedAcceptance[]> {
  const { rows } = await sql<PlannedAcceptance>`${planned}
    and a.day <= ${day}::date and a."toldTo" = i."orderedBy" and i.id = any(${ids}::int[])
    order by i.id`.execute(db);
  return rows;
}

/** Writes when issues are accepted by themselves; a day that is another one was not announced. */
export async function writePlans(
  db: Db,
  plans: { issue: number; round: number; after: number; day: string; toldTo: number | null }[],
): Promise<void> {
  if (plans.length === 0) return;
  await db
    .insertInto('issueAcceptance')
    .values(plans)
    .onConflict((known) =>
      known.column('issue').doUpdateSet((row) => ({
        round: row.ref('excluded.round'),
        after: row.ref('excluded.after'),
        day: row.ref('excluded.day'),
        toldTo: row.ref('excluded.toldTo'),
      })),
    )
    .execute();
}

export async function dropPlans(db: Db, issues: number[]): Promise<void> {
  if (issues.length === 0) return;
  await db.deleteFrom('issueAcceptance').where('issue', 'in', issues).execute();
}

/** Plans of issues that do not wait any more, or all of them where nothing is accepted by itself. */
export async function dropIdlePlans(db: Db, all: boolean): Promise<void> {
  await sql`delete from "issueAcceptance" a where ${all} or not exists (
    select from issue i cross join ${roundOf} r
    where i.id = a.issue and i.status = ${sql.lit(issueStatus.done)} and r.id = a.round)`.execute(
    db,
  );
}
