import { sql } from 'kysely';
import type { PersonalTexts } from '../../kit/personal.ts';

const of = (client: number) => sql`(
  select i.id from issue i where i.client = ${client}
  union select o.id from offer o where o.client = ${client}
  union select r.id from reception r where r.category in ('guest', 'parcel')
    and r."partyName" = (select c.name from client c where c.id = ${client}))`;

/** Notifications quote names of records; ids of other kinds of record do no harm beside a name. */
export const notificationTexts: PersonalTexts = {
  label: 'Powiadomienie',
  table: 'notification',
  columns: ['content'],
  json: ['params'],
  ofClient: (client) => sql`(
    (x.params ->> 'id')::bigint in ${of(client)}
    or (x.params ->> 'project')::bigint in (select p.id from project p where p.client = ${client}))`,
};
