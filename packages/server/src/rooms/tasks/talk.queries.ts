import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { managersAnd } from '../comments/index.ts';
import { aboutTask } from '../notifications/index.ts';
import { findTaskForNotice } from './tasks.queries.ts';

/** Talk about tasks of projects: who may read one (see `mayWork`) may be named on it. */
export const taskTalk = {
  kind: 'projectTask' as const,
  readers: (id: number) =>
    managersAnd(sql`select t."user" from "projectTask" t where t.id = ${id}`),
  pictures: 'taskText' as const,
  about: async (db: Db, id: number) => aboutTask(await findTaskForNotice(db, id)),
};
