import { sql } from 'kysely';
import type { PersonalTexts } from '../../kit/personal.ts';

export const documentTexts: PersonalTexts = {
  label: 'Dokument',
  table: 'document',
  columns: ['description'],
  ofClient: (client) => sql`x.client = ${client}`,
  unbound: sql`x.client is null`,
};
