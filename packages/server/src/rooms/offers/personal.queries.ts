import { sql } from 'kysely';
import type { PersonalTexts } from '../../kit/personal.ts';

export const offerTexts: PersonalTexts[] = [
  {
    label: 'Oferta',
    table: 'offer',
    columns: ['name', 'description'],
    ofClient: (client) => sql`x.client = ${client}`,
  },
  {
    label: 'Komentarz do oferty',
    table: 'offerComment',
    columns: ['comment'],
    ofClient: (client) => sql`x.offer in (select o.id from offer o where o.client = ${client})`,
  },
];
