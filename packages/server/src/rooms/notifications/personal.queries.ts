import { sql } from 'kysely';
import type { Db } from '../../kit/database.ts';
import type { PersonalTexts } from '../../kit/personal.ts';

/** The record that a notification (alias `x`) is about; null for what is about people. */
const about = sql`(case
  when x.kind like 'issue%' or x.kind in ('deadline', 'overdue') then 'issue'
  when x.kind like 'offer%' then 'offer'
  when x.kind in ('guestForYou', 'parcelForYou') then 'reception'
  when x.kind in ('periodCreated', 'unassigned') then 'project' end,
  (x.params ->> 'id')::bigint)`;

/** A client's records, those that are gone too. */
const of = (client: number) => sql`(
  select 'issue', i.id from issue i where i.client = ${client}
  union all select 'offer', o.id from offer o where o.client = ${client}
  union all select 'project', p.id from project p where p.client = ${client}
  union all select 'reception', r.id from reception r where r.client = ${client}
  union all select h.entity, h."entityId" from history h where h.action = 'delete'
    and h.entity in ('issue', 'offer', 'project', 'reception')
    and h.changes ->> 'client' = ${String(client)})`;

const ofNone = sql`(
  select 'issue', i.id from issue i where i.client is null
  union all select 'reception', r.id from reception r where r.client is null
  union all select h.entity, h."entityId" from history h where h.action = 'delete'
    and h.entity in ('issue', 'reception') and h.changes ->> 'client' is null)`;

/** Notifications quote names of records. */
export const notificationTexts: PersonalTexts = {
  label: 'Powiadomienie',
  table: 'notification',
  columns: ['content'],
  json: ['params'],
  ofClient: (client) => sql`(${about} in ${of(client)}
    or (x.params ->> 'project')::bigint in (select p.id from project p where p.client = ${client}))`,
  unbound: sql`(x.params ->> 'project' is null and ${about} in ${ofNone})`,
};

/** Everything that was told to a person, and where and how. */
export async function forgetNotificationsOf(db: Db, person: number): Promise<void> {
  await db.deleteFrom('notification').where('user', '=', person).execute();
  await db.deleteFrom('pushSubscription').where('person', '=', person).execute();
  await db.deleteFrom('notificationChannel').where('person', '=', person).execute();
  await db.deleteFrom('notificationDigest').where('person', '=', person).execute();
}
