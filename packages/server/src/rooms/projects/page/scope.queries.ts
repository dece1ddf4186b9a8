import type { CustomInput } from '@zaplecze/contract/kit/fields/custom-fields';
import { untouchedTaskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import type { KeptKind } from '../../../kit/custom-fields/kept/kept-values.ts';
import type { Db } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';

/** What a series goes on with where one period alone was changed; tasks by "procedure/task". */
export type OnlyHere = {
  fields: Record<string, unknown>;
  tasks: Record<
    string,
    { user: number | null; finalDate: boolean; dateRealizationLimit: string | null | undefined }
  >;
  /** Own fields by their keys, with what they were when their values were put by. */
  custom?: CustomInput;
  customKinds?: Record<string, KeptKind>;
};

export async function onlyHereOf(db: Db, project: number): Promise<OnlyHere> {
  const row = await db
    .selectFrom('project')
    .select(sql<OnlyHere | null>`"onlyHere"`.as('kept'))
    .where('id', '=', project)
    .executeTakeFirst();
  return row?.kept ?? { fields: {}, tasks: {} };
}

/** Periods of a series after the one that begins on a day, in which nobody has begun, locked. */
export const laterPeriods = (db: Db, series: number, from: string) =>
  db
    .selectFrom('project as p')
    .select([
      'p.id',
      sql<string>`p."recurrentFrom"`.as('from'),
      sql<string[]>`array(select t.procedure || '/' || t.task from "projectTask" t
        where t.project = p.id and not t.extra)`.as('tasks'),
    ])
    .where('p.recurrentSource', '=', series)
    .where('p.recurrentFrom', '>', from)
    .where('p.cancelled', '=', false)
    .where(
      sql<boolean>`not exists (select from "projectTask" t where t.project = p.id
        and t.status not in ${literals(untouchedTaskStatuses)})`,
    )
    .orderBy('p.id')
    .forUpdate('p')
    .execute();
