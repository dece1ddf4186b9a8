import { sql } from 'kysely';
import type { PersonalTexts } from '../../kit/personal.ts';

export const projectTexts: PersonalTexts = {
  label: 'Projekt',
  table: 'project',
  columns: ['name', 'description'],
  ofClient: (client) => sql`x.client = ${client}`,
};
