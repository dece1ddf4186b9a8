import { sql } from 'kysely';
import type { PersonalTexts } from '../../kit/personal.ts';

/** Ids of records of a kind that are a client's; of kinds that know of none, nothing. */
const ofClients = (client: number) => sql`(
  select 'issue', i.id from issue i where i.client = ${client}
  union all select 'offer', o.id from offer o where o.client = ${client}
  union all select 'project', p.id from project p where p.client = ${client}
  union all select 'projectTask', t.id from "projectTask" t join project p on p.id = t.project
    where p.client = ${client}
  union all select 'document', d.id from document d where d.client = ${client}
  union all select 'clientAgreement', a.id from "clientAgreement" a where a.client = ${client}
  union all select 'reception', r.id from reception r where r.client = ${client})`;

/** Names of files; their contents are not looked through. */
export const fileTexts: PersonalTexts = {
  label: 'Nazwa pliku',
  table: 'file',
  columns: ['fileName'],
  ofClient: (client) => sql`(x."attachedTo", x."attachedId") in ${ofClients(client)}`,
  unbound: sql`(x."attachedTo" is null or x."attachedTo" = 'knowledgeBase'
    or (x."attachedTo", x."attachedId") in (
      select 'issue', i.id from issue i where i.client is null
      union all select 'document', d.id from document d where d.client is null
      union all select 'reception', r.id from reception r where r.client is null))`,
};
