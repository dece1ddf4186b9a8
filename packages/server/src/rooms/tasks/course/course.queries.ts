import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import { question } from '../../../kit/database/combined-query.ts';
import { type Db, preparedStatement } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';

/** What of a task's course happened when; `finished`: the newest turns and ends of the same step. */
export type Stamps = {
  turnAt: string | null;
  startedAt: string | null;
  endedAt: string | null;
  status: number;
  finished: { turnAt: string; endedAt: string }[];
};

/** So many of the same step are asked for how long it takes. */
const newest = 21;

/** The turns and ends of those that were finished last of the step of a task `t`, which apart. */
const finishedOf = sql`
  coalesce((select json_agg(json_build_object('turnAt', f."turnAt", 'endedAt', f."endedAt"))
    from (select s."turnAt", s."endedAt" from "projectTask" s
      where s.procedure = t.procedure and s.task = t.task and s.status = 9 and s."turnAt" is not null
        and s."endedAt" is not null and s.id <> t.id
      order by s."endedAt" desc limit ${sql.lit(newest)}) f), '[]')`;

/** The stamps of a task's course, asked beside other questions about it. */
export const stampsOf = (id: number) =>
  question<Stamps>(sql`select t."turnAt", t."startedAt", t."endedAt", t.status, ${finishedOf} as finished
    from "projectTask" t where t.id = ${id}`);

/** A task whose successor waits, and who has the two. */
export type BlockingTask = {
  id: number;
  name: string;
  project: number;
  task: number;
  procedure: number;
  service: number;
  projectName: string;
  clientName: string;
  user: number;
  turnAt: string;
  /** The name of the waiting task. */
  nextName: string;
  nextUser: string | null;
  finished: Stamps['finished'];
};

const { toDo, inProgress, waiting } = taskStatus;

/** Tasks after `from`, by id, that have had their turn while the next of their procedure waits for them alone. */
export async function findKeeping(db: Db, from: number, count: number): Promise<BlockingTask[]> {
  const { rows } = await sql<BlockingTask>`
    select ${preparedStatement} t.id, t.name, t.project, t.task, t.procedure, t.service, t."projectName",
      t."clientName", t."user", t."turnAt", t."nextName",
      (select x."firstName" || ' ' || x."lastName" from person x where x.id = t."nextUser") as "nextUser",
      ${finishedOf} as finished
    from (
      select t.*, n.name as "nextName", n."user" as "nextUser", p.name as "projectName", p."clientName"
      from "projectTask" t
      join project p on p.id = t.project and not p.cancelled
      join person u on u.id = t."user" and u.active
      cross join lateral (
        select s.name, s."user", s.status from "projectTask" s
        where s.project = t.project and s.procedure = t.procedure and s.service = t.service
          and s.position > t.position
        order by s.position limit 1) n
      where t.status in ${literals([toDo, inProgress])} and t."user" is not null
        and t."turnAt" is not null and n.status = ${sql.lit(waiting)}
        and n."user" is distinct from t."user" and t.id > ${from}
      order by t.id limit ${count}
    ) t
    order by t.id`.execute(db);
  return rows;
}
