import { personalNames } from '@zaplecze/contract/kit/fields/record-fields';
import { guestFields, parcelFields } from '@zaplecze/contract/rooms/reception/fields';
import { sql } from 'kysely';
import type { ClientRecords, PersonalTexts } from '../../kit/records/personal.ts';

/** A client that was only typed counts too, however it was spelt. */
export const receptionTexts: PersonalTexts = {
  label: 'Recepcja',
  table: 'reception',
  columns: personalNames({ ...guestFields, ...parcelFields }),
  besides: [
    ...['category', 'companyName', 'fragments', 'partyName', 'search', 'typeName', 'userName'],
  ],
  ofClient: (client) => sql`(x.client = ${client} or (x.client is null
    and fold(x."clientName") = (select fold(c.name) from client c where c.id = ${client})))`,
  unbound: sql`x.client is null`,
};

/** Guests and parcels, by their client. */
export const receptionRecords: ClientRecords = {
  ofClient: (client) => sql`select r.id from reception r where r.client = ${client}`,
  unbound: sql`select r.id from reception r where r.client is null`,
};
