import type { TaskInstance } from '@zaplecze/contract/rooms/tasks/calls';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { authorTo } from '../../../kit/database/refs.ts';

/** A handover of a task with its comment. */
type Handover = {
  projectTask: number;
  from: number | null;
  to: number;
  text: string | null;
  back: boolean;
  createdBy: number;
};

export async function noteHandover(db: Db, entry: Handover): Promise<void> {
  await db.insertInto('taskHandover').values(entry).execute();
}

export type LastHandover = { from: number; to: number; begunSince: boolean };

/**
 * The newest handover of a task when it can be given back: it was not since, its receiver still has it, and who gave
 * it works here.
 */
export const lastHandover = (db: Db, task: number) =>
  db
    .selectFrom('taskHandover as h')
    .innerJoin('projectTask as t', 't.id', 'h.projectTask')
    .innerJoin('person as p', 'p.id', 'h.from')
    .select([
      'p.id as from',
      'h.to',
      sql<boolean>`exists (select from "projectTaskStatus" s where s."projectTask" = t.id
        and s.created > h.created)`.as('begunSince'),
    ])
    .where('t.id', '=', task)
    .where('p.active', '=', true)
    .where('h.back', '=', false)
    .whereRef('h.to', '=', 't.user')
    .where(
      'h.id',
      '=',
      db
        .selectFrom('taskHandover as n')
        .select(({ fn }) => fn.max('n.id').as('id'))
        .where('n.projectTask', '=', task),
    );

/** Who handed a task `t` on, to whom and with which words, the newest first. */
export const handoversOf = (task: string) => sql<TaskInstance['handovers']>`
  coalesce((select json_agg(json_build_object('from', ${authorTo('h.from')}, 'to', ${authorTo('h.to')},
      'text', h.text, 'back', h.back, 'at', h.created, 'by', ${authorTo('h.createdBy')}) order by h.id desc)
    from "taskHandover" h where h."projectTask" = ${sql.ref(task)}), '[]')`;

/** A person's name; nobody's is ''. */
export async function personName(db: Db, id: number | null): Promise<string> {
  const row = await db
    .selectFrom('person')
    .select(sql<string>`"firstName" || ' ' || "lastName"`.as('name'))
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
  return row?.name ?? '';
}
