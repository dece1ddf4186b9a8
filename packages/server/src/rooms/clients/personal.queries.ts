import { sql } from 'kysely';
import type { PersonalTexts } from '../../kit/personal.ts';

/** What was written about one contact person may name another. */
export const contactTexts: PersonalTexts = {
  label: 'Opis innej osoby kontaktowej',
  table: 'clientPerson',
  columns: ['description'],
  ofClient: (client) => sql`x.client = ${client}`,
};
