import { sql } from 'kysely';
import type { PersonalTexts } from '../../kit/personal.ts';

export const issueTexts: PersonalTexts = {
  label: 'Zgłoszenie',
  table: 'issue',
  columns: ['name', 'description'],
  ofClient: (client) => sql`x.client = ${client}`,
  unbound: sql`x.client is null`,
};
