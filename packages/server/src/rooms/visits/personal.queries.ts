import { personalNames } from '@zaplecze/contract/kit/fields/record-fields';
import { announcedFields } from '@zaplecze/contract/rooms/visits/announced/fields';
import { sql } from 'kysely';
import type { ClientRecords, PersonalTexts } from '../../kit/records/personal.ts';

/** Guests who are announced: a client that was only typed counts too. */
export const announcedTexts: PersonalTexts = {
  label: 'Zapowiedź gościa',
  table: 'announcedGuest',
  columns: personalNames(announcedFields),
  besides: ['partyName', 'userName'],
  ofClient: (client) => sql`(x.client = ${client} or (x.client is null
    and fold(x."clientName") = (select fold(c.name) from client c where c.id = ${client})))`,
  unbound: sql`x.client is null`,
};

/** Announcements, by their client. */
export const announcedRecords: ClientRecords = {
  ofClient: (client) => sql`select a.id from "announcedGuest" a where a.client = ${client}`,
  unbound: sql`select a.id from "announcedGuest" a where a.client is null`,
};
