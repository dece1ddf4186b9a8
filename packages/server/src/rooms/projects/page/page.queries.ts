import type { TaskOfProject } from '@zaplecze/contract/rooms/projects/page/calls';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { filesOf } from '../../../kit/database/refs.ts';
import { listCommentsOn } from '../../comments/index.ts';

/** A task as the page of its project names it. */
const named = ['t.id', 't.name', 't.task', 't.procedure', 't.service'] as const;

/** What was said on the tasks of a project, the newest first; see `listCommentsOn`. */
export const listTaskComments = (
  db: Db,
  page: { project: number; before: number | undefined; most: number },
) =>
  listCommentsOn(db, 'projectTask', {
    ...page,
    records: sql`select t.id from "projectTask" t where t.project = ${page.project}`,
  });

export const tasksNamed = (db: Db, ids: number[]): Promise<TaskOfProject[]> =>
  db.selectFrom('projectTask as t').select(named).where('t.id', 'in', ids).execute();

/** Tasks of a project that have files, in the order of the project. */
export const filesOfTasks = (db: Db, project: number) =>
  db
    .selectFrom('projectTask as t')
    .select([...named, filesOf('projectTask', 't.id').as('files')])
    .where('t.project', '=', project)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('file as f')
          .select('f.id')
          .where('f.attachedTo', '=', 'projectTask')
          .whereRef('f.attachedId', '=', 't.id'),
      ),
    )
    .orderBy('t.procedurePosition')
    .orderBy('t.position')
    .orderBy('t.id')
    .execute();

export const findProject = (db: Db, id: number) =>
  db.selectFrom('project').select('id').where('id', '=', id).executeTakeFirst();
