import { getRequest } from '@zaplecze/contract/rooms/absences/requests/calls';
import { sql } from 'kysely';
import { askers } from '../../../kit/lists/story.ts';
import type { EventSource } from '../../../kit/records/record-events.ts';

const nameOf = (id: ReturnType<typeof sql>) =>
  sql`(select p."firstName" || ' ' || p."lastName" from person p where p.id = ${id})`;

/**
 * Absences under the names of who is away, for those whose business they are (`concernsRequest`): the person, managers, and
 * heads of departments with those who stand in for them. Others see in the calendar that somebody is away, perhaps not why.
 */
export const absenceEvents: EventSource = {
  area: 'absences',
  allow: getRequest.allow,
  from: sql`"calendarEntry" e`,
  id: sql`e.id`,
  name: nameOf(sql`e.owner`),
  where: ({ id, flags: { manager } }) =>
    manager
      ? sql`true`
      : sql`(e.owner = ${id} or exists (select from person p join department d on d.id = p.department
          where p.id = e.owner and d.head = any(${askers}) and d.head <> p.id))`,
  goneAllow: 'manager',
  goneName: nameOf(sql`(d.changes ->> 'owner')::int`),
};
