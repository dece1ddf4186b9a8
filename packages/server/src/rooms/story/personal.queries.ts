import { sql } from 'kysely';
import type { ClientRecords, PersonalTexts } from '../../kit/records/personal.ts';

export const noteTexts: PersonalTexts = {
  label: 'Notatka o kliencie',
  table: 'clientNote',
  columns: ['text'],
  ofClient: (client) => sql`x.client = ${client}`,
};

/** Notes, by their client. */
export const noteRecords: ClientRecords = {
  ofClient: (client) => sql`select n.id from "clientNote" n where n.client = ${client}`,
};
