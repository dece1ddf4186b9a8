import { sql } from 'kysely';
import type { PersonalTexts } from '../../kit/records/personal.ts';

/** Questions may name anybody, and are about no client of the base. */
export const questionTexts: PersonalTexts = {
  label: 'Pytanie do współpracownika',
  table: 'question',
  columns: ['text', 'answer'],
  ofClient: () => sql`false`,
  unbound: sql`true`,
};
