import { sql } from 'kysely';
import type { PersonalTexts } from '../../kit/personal.ts';

export const commentTexts: PersonalTexts[] = [
  {
    label: 'Komentarz do zgłoszenia',
    table: 'comment',
    columns: ['text'],
    ofClient: (client) => sql`x."attachedTo" = 'issue'
      and x."attachedId" in (select i.id from issue i where i.client = ${client})`,
    // Also one that was never attached to anything, or whose record is gone.
    unbound: sql`not exists (select from issue i where x."attachedTo" = 'issue'
        and i.id = x."attachedId" and i.client is not null)
      and not exists (select from "projectTask" t where x."attachedTo" = 'projectTask'
        and t.id = x."attachedId")`,
  },
  {
    label: 'Komentarz do zadania',
    table: 'comment',
    columns: ['text'],
    ofClient: (client) => sql`x."attachedTo" = 'projectTask' and x."attachedId" in (
      select t.id from "projectTask" t join project p on p.id = t.project
      where p.client = ${client})`,
  },
];
