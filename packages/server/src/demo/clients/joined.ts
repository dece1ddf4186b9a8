import { openIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { literals } from '../../kit/database/literals.ts';

/** What is ticked off in issues about agreements, from now on. */
const agreement = {
  type: 6,
  checklist: ['Sprawdzić dane klienta', 'Uzgodnić z opiekunem', 'Wysłać do podpisu'],
};

/** A type with a checklist, and some open issues that belong to tasks of their clients' projects. */
export async function fillJoined(db: Db): Promise<void> {
  const { type, checklist } = agreement;
  await db.updateTable('issuePromise').set({ checklist }).where('id', '=', type).execute();
  await sql`insert into "issueTask" (issue, "projectTask", created, "createdBy")
    select m.issue, m.task, m.created, m."by" from (
      select distinct on (i.id) i.id as issue, t.id as task, greatest(i.created, t.created) as created,
        i."orderedBy" as "by"
      from issue i join project p on p.client = i.client join "projectTask" t on t.project = p.id
      where i.status in ${literals(openIssueStatuses)} and t.status in (1, 2)
      order by i.id, t.id) m
    order by m.issue limit 6`.execute(db);
}
