import { sql } from 'kysely';
import type { PersonalTexts } from '../../kit/personal.ts';

/** A guest or parcel of a client that was only named counts too. */
export const receptionTexts: PersonalTexts = {
  label: 'Recepcja',
  table: 'reception',
  columns: ['fullName', 'description'],
  ofClient: (client) => sql`x.category in ('guest', 'parcel')
    and x."partyName" = (select c.name from client c where c.id = ${client})`,
};
