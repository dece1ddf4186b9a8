import { sql } from 'kysely';
import type { PersonalTexts } from '../../kit/personal.ts';

const tasks = (client: number) => sql`(select t.id from "projectTask" t
  join project p on p.id = t.project where p.client = ${client})`;

export const taskTexts: PersonalTexts[] = [
  {
    label: 'Zadanie',
    table: 'projectTask',
    columns: ['name', 'description'],
    ofClient: (client) => sql`x.id in ${tasks(client)}`,
  },
  {
    label: 'Uzasadnienie statusu zadania',
    table: 'projectTaskStatus',
    columns: ['reason'],
    ofClient: (client) => sql`x."projectTask" in ${tasks(client)}`,
  },
];
