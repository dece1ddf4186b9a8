import { personalNames } from '@zaplecze/contract/kit/fields/record-fields';
import { noteFields } from '@zaplecze/contract/rooms/story/fields';
import { sql } from 'kysely';
import type { ClientRecords, PersonalTexts } from '../../kit/records/personal.ts';

export const noteTexts: PersonalTexts = {
  label: 'Notatka o kliencie',
  table: 'clientNote',
  columns: personalNames(noteFields),
  ofClient: (client) => sql`x.client = ${client}`,
};

/** Notes, by their client. */
export const noteRecords: ClientRecords = {
  ofClient: (client) => sql`select n.id from "clientNote" n where n.client = ${client}`,
};
