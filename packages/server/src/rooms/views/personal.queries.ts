import { sql } from 'kysely';
import type { PersonalTexts } from '../../kit/records/personal.ts';

/** What somebody searches for in a list every day. */
export const viewTexts: PersonalTexts = {
  label: 'Zapisany widok',
  table: 'listView',
  columns: ['name', 'state'],
  besides: ['list', 'shared'],
  ofClient: () => sql`false`,
  unbound: sql`true`,
};
