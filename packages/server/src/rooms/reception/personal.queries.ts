import { sql } from 'kysely';
import type { PersonalTexts } from '../../kit/personal.ts';

/** A client that was only typed counts too, however it was spelt. */
export const receptionTexts: PersonalTexts = {
  label: 'Recepcja',
  table: 'reception',
  columns: ['fullName', 'description', 'clientName'],
  ofClient: (client) => sql`(x.client = ${client} or (x.client is null
    and fold(x."clientName") = (select fold(c.name) from client c where c.id = ${client})))`,
  unbound: sql`x.client is null`,
};
