import { personalNames } from '@zaplecze/contract/kit/fields/record-fields';
import { documentFields } from '@zaplecze/contract/rooms/documents/fields';
import { sql } from 'kysely';
import type { ClientRecords, PersonalTexts } from '../../kit/records/personal.ts';

export const documentTexts: PersonalTexts = {
  label: 'Dokument',
  table: 'document',
  columns: personalNames(documentFields),
  besides: ['clientName', 'filename', 'modifiedByName', 'typeName'],
  ofClient: (client) => sql`x.client = ${client}`,
  unbound: sql`x.client is null`,
};

export const documentRecords: ClientRecords = {
  ofClient: (client) => sql`select d.id from document d where d.client = ${client}`,
  unbound: sql`select d.id from document d where d.client is null`,
};
