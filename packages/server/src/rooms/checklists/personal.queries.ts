import { sql } from 'kysely';
import type { ClientRecords, PersonalTexts } from '../../kit/records/personal.ts';
import type { ChecklistOwner } from './owners.queries.ts';

export const checklistTexts = (records: Record<ChecklistOwner, ClientRecords>): PersonalTexts[] => {
  const { projectTask, issue } = records;
  return [
    {
      label: 'Punkt listy kontrolnej',
      table: 'checklistItem',
      columns: ['text'],
      ofClient: (client) => sql`(x."projectTask" in (${projectTask.ofClient(client)})
        or x.issue in (${issue.ofClient(client)}))`,
      ...(issue.unbound && { unbound: sql`x.issue in (${issue.unbound})` }),
    },
  ];
};
