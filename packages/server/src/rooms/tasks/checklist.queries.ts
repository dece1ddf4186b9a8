import { sql } from 'kysely';
import type { ChecklistKind } from '../checklists/index.ts';
import { aboutTask } from '../notifications/index.ts';
import { projectOf } from './tasks.queries.ts';
import { mayWork } from './tasks.rules.ts';
import { updateTask } from './tasks.write.queries.ts';

/** Checklists of tasks: whoever may work on one ticks off, managers say that all has to be. */
export const taskChecklist: ChecklistKind = {
  find: async ({ db, user, id, lock }) => {
    const found = db.selectFrom('projectTask').selectAll().where('id', '=', id);
    const task = await (lock ? found.forNoKeyUpdate() : found).executeTakeFirst();
    if (!task) return undefined;
    return {
      id,
      required: task.checklistRequired,
      may: { work: await mayWork(db, user, task.user), require: user.flags.manager },
      about: async () => aboutTask({ ...task, ...(await projectOf(db, task.project)) }),
    };
  },
  readers: (id) => sql`exists (select from "projectTask" t where t.id = ${id}
    and (t."user" = p.id or exists (select from replacement r where r."user" = p.id)
      and t."user" in (select replaced_by(p.id))))`,
  require: (db, id, required) => updateTask(db, id, { checklistRequired: required }),
  stranger: 'Tej osobie nie można dać punktu: nie ma dostępu do tego zadania',
};
