import { sql } from 'kysely';
import { checklistParts } from '../checklists/index.ts';
import { type HistorySource, ownHistory } from '../history/index.ts';

/** A project with its tasks, those that are gone too. */
export const projectHistory: HistorySource = {
  parts: (id) => sql`
    select 'project' as entity, ${id}::int as id
    union select 'projectTask', t.id from "projectTask" t where t.project = ${id}
    union select 'projectTask', h."entityId" from history h where h.entity = 'projectTask'
      and h.action = 'delete' and h.changes ->> 'project' = ${String(id)}
    union ${checklistParts('projectTask', sql`select t.id from "projectTask" t where t.project = ${id}`)}`,
};

/** What was decided of a series as a whole: paused, gone on with, ended. */
export const seriesHistory = ownHistory('projectSeries');
