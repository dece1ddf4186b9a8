import { personalNames } from '@zaplecze/contract/kit/fields/record-fields';
import { articleFields } from '@zaplecze/contract/rooms/knowledge/fields';
import { sql } from 'kysely';
import type { ClientRecords, PersonalTexts } from '../../kit/records/personal.ts';

/** Articles are about no client, yet may say whom to call. */
export const knowledgeTexts: PersonalTexts = {
  label: 'Baza wiedzy',
  table: 'knowledgeBase',
  columns: personalNames(articleFields),
  besides: ['content', 'departmentName', 'modifiedByName', 'typeName'],
  ofClient: () => sql`false`,
  unbound: sql`true`,
};

/** Articles: all of them are about no client. */
export const articleRecords: ClientRecords = {
  ofClient: () => sql`select k.id from "knowledgeBase" k where false`,
  unbound: sql`select k.id from "knowledgeBase" k`,
};
