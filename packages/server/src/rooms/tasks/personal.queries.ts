import { personalNames } from '@zaplecze/contract/kit/fields/record-fields';
import { taskRowFields } from '@zaplecze/contract/rooms/tasks/fields';
import { sql } from 'kysely';
import type { ClientRecords, PersonalTexts } from '../../kit/records/personal.ts';

/** Tasks, by the client of their project. */
export const taskRecords: ClientRecords = {
  ofClient: (client) => sql`select t.id from "projectTask" t join project p on p.id = t.project
    where p.client = ${client}`,
};

export const taskTexts: Record<
  'projectTask' | 'projectTaskStatus' | 'taskHandover',
  PersonalTexts[]
> = {
  projectTask: [
    {
      label: 'Zadanie',
      table: 'projectTask',
      columns: personalNames(taskRowFields),
      // The HTML repeats the description, and is removed when the description is changed without it.
      besides: ['checked', 'checklist', 'descriptionHtml', 'procedureName', 'rule'],
      ofClient: (client) => sql`x.id in (${taskRecords.ofClient(client)})`,
    },
  ],
  projectTaskStatus: [
    {
      label: 'Uzasadnienie statusu zadania',
      table: 'projectTaskStatus',
      columns: ['reason'],
      ofClient: (client) => sql`x."projectTask" in (${taskRecords.ofClient(client)})`,
    },
  ],
  taskHandover: [
    {
      label: 'Słowo przy przekazaniu zadania',
      table: 'taskHandover',
      columns: ['text'],
      ofClient: (client) => sql`x."projectTask" in (${taskRecords.ofClient(client)})`,
    },
  ],
};
