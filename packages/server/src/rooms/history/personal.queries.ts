import { sql } from 'kysely';
import type { PersonalTexts } from '../../kit/records/personal.ts';

/** What somebody searched for in a list that they took out of the product. */
export const exportTexts: PersonalTexts = {
  label: 'Pobranie listy',
  table: 'listExport',
  columns: ['list'],
  besides: ['format', 'path'],
  json: ['query'],
  ofClient: () => sql`false`,
  unbound: sql`true`,
};
