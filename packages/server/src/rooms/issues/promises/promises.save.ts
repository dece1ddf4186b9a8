import { openIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';
import { saveRow } from '../../../kit/records/rows.ts';
import { findWorkingTime } from '../../absences/index.ts';
import { promiseFacts } from './promises.queries.ts';
import { type Hours, promisedNow } from './promises.rules.ts';

type Which = { ids: number[] } | { openOf: number } | 'open';

/** Works the promised moments out anew: of these issues, or of the open ones (of a type). No change of the records. */
export async function keepPromises(db: Db, which: Which): Promise<void> {
  const open = sql<boolean>`i.status in ${literals(openIssueStatuses)}`;
  const facts = await promiseFacts(
    db,
    which === 'open'
      ? open
      : 'ids' in which
        ? sql<boolean>`i.id = any(${which.ids}::int[])`
        : sql<boolean>`i.type = ${which.openOf} and ${open}`,
  );
  const time = await findWorkingTime(db);
  const moments = facts.map(({ id, ...of }) => ({ id, ...promisedNow(of, time) }));
  if (moments.length === 0) return;
  await sql`update issue i set "promisedAnswer" = n."promisedAnswer", "promisedDone" = n."promisedDone"
    from jsonb_to_recordset(${JSON.stringify(moments)}::jsonb)
      as n(id int, "promisedAnswer" timestamptz, "promisedDone" timestamptz)
    where i.id = n.id and (i."promisedAnswer" is distinct from n."promisedAnswer"
      or i."promisedDone" is distinct from n."promisedDone")`.execute(db);
}

/** What is to be ticked off in issues of a type, from now on. */
export type TypeChecklist = { checklist: string[]; checklistRequired: boolean };

/** Changes what a type promises, also of its issues that are open, and its checklist; gives its new version. */
export async function saveType(
  db: Db,
  type: number,
  changes: Partial<Hours & TypeChecklist>,
): Promise<number> {
  const version = await saveRow(db, 'issuePromise', type, changes);
  const timed = changes.answerHours !== undefined || changes.doneHours !== undefined;
  if (timed) await keepPromises(db, { openOf: type });
  return version;
}
