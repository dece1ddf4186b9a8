import { sql } from 'kysely';
import type { PersonalTexts } from '../../kit/personal.ts';

/** Articles are about no client, yet may say whom to call. */
export const knowledgeTexts: PersonalTexts = {
  label: 'Baza wiedzy',
  table: 'knowledgeBase',
  columns: ['name', 'description'],
  ofClient: () => sql`false`,
  unbound: sql`true`,
};
