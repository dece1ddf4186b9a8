import { personalNames } from '@zaplecze/contract/kit/fields/record-fields';
import { issueFields } from '@zaplecze/contract/rooms/issues/fields';
import { sql } from 'kysely';
import type { ClientRecords, PersonalTexts } from '../../kit/records/personal.ts';

export const issueTexts: PersonalTexts = {
  label: 'Zgłoszenie',
  table: 'issue',
  columns: personalNames(issueFields),
  // The HTML repeats the description, and is removed when the description is changed without it.
  besides: ['clientName', 'descriptionHtml', 'ordererName', 'userNames'],
  ofClient: (client) => sql`x.client = ${client}`,
  unbound: sql`x.client is null`,
};

/** Issues, by their client. */
export const issueRecords: ClientRecords = {
  ofClient: (client) => sql`select i.id from issue i where i.client = ${client}`,
  unbound: sql`select i.id from issue i where i.client is null`,
};
