import { personalNames } from '@zaplecze/contract/kit/fields/record-fields';
import { projectFields } from '@zaplecze/contract/rooms/projects/fields';
import { sql } from 'kysely';
import type { ClientRecords, PersonalTexts } from '../../kit/records/personal.ts';

export const projectTexts: PersonalTexts = {
  label: 'Projekt',
  table: 'project',
  columns: personalNames(projectFields),
  json: ['onlyHere'],
  // The HTML repeats the description, and is removed when the description is changed without it.
  besides: [
    'clientName',
    'companyName',
    'descriptionHtml',
    'modifiedByName',
    'serviceName',
    'typeName',
  ],
  ofClient: (client) => sql`x.client = ${client}`,
};

export const projectRecords: ClientRecords = {
  ofClient: (client) => sql`select p.id from project p where p.client = ${client}`,
};
