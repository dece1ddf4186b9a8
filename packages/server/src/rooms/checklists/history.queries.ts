import { sql } from 'kysely';
import type { ChecklistOwner } from './owners.queries.ts';

/** `(entity, id)` of the points of records, whose ids a query gives, and of those that were taken out. */
export const checklistParts = (owner: ChecklistOwner, records: ReturnType<typeof sql>) => sql`
  select 'checklistItem' as entity, i.id from "checklistItem" i where i.${sql.ref(owner)} in (${records})
  union select h.entity, h."entityId" from history h
    where h.entity = 'checklistItem' and h.action = 'delete'
      and (h.changes ->> ${sql.lit(owner)})::int in (${records})`;
