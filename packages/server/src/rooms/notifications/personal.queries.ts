import { sql } from 'kysely';
import type { Db } from '../../kit/database.ts';
import type { PersonalTexts } from '../../kit/personal.ts';

/** Records that notifications are about, those that are gone too; ids of other kinds do no harm beside a name. */
const of = (client: number) => sql`(
  select i.id from issue i where i.client = ${client}
  union select o.id from offer o where o.client = ${client}
  union select r.id from reception r where r.client = ${client}
  union select h."entityId" from history h where h.action = 'delete'
    and h.entity in ('issue', 'offer', 'project', 'reception')
    and coalesce(h.changes ->> 'client', ${String(client)}) = ${String(client)})`;

/** Notifications quote names of records. */
export const notificationTexts: PersonalTexts = {
  label: 'Powiadomienie',
  table: 'notification',
  columns: ['content'],
  json: ['params'],
  ofClient: (client) => sql`(
    (x.params ->> 'id')::bigint in ${of(client)}
    or (x.params ->> 'project')::bigint in (select p.id from project p where p.client = ${client}))`,
  unbound: sql`(x.params ->> 'project' is null and (x.params ->> 'id')::bigint in (
    select i.id from issue i where i.client is null
    union select r.id from reception r where r.client is null))`,
};

/** Everything that was told to a person, and where and how. */
export async function forgetNotificationsOf(db: Db, person: number): Promise<void> {
  await db.deleteFrom('notification').where('user', '=', person).execute();
  await db.deleteFrom('pushSubscription').where('person', '=', person).execute();
  await db.deleteFrom('notificationChannel').where('person', '=', person).execute();
  await db.deleteFrom('notificationDigest').where('person', '=', person).execute();
}
