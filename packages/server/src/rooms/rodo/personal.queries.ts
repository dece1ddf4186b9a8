import { personalNames } from '@zaplecze/contract/kit/fields/record-fields';
import { caseFields } from '@zaplecze/contract/rooms/rodo/cases/fields';
import { disclosureColumns } from '@zaplecze/contract/rooms/rodo/registers/columns';
import { sql } from 'kysely';
import type { PersonalTexts } from '../../kit/records/personal.ts';

/** Requests name the person who made them. While one is open it is needed for its answer. */
export const caseTexts: Record<
  'personalCase' | 'personalCaseStep' | 'disclosure',
  PersonalTexts[]
> = {
  personalCase: [
    {
      label: 'Sprawa RODO',
      table: 'personalCase',
      columns: personalNames(caseFields),
      ofClient: () => sql`false`,
      unbound: sql`x.status <> 'open'`,
    },
  ],
  personalCaseStep: [
    {
      label: 'Protokół sprawy RODO',
      table: 'personalCaseStep',
      columns: ['text'],
      ofClient: () => sql`false`,
      unbound: sql`x."case" in (select p.id from "personalCase" p where p.status <> 'open')`,
    },
  ],
  disclosure: [
    {
      label: 'Udostępnienie danych',
      table: 'disclosure',
      columns: personalNames(disclosureColumns),
      ofClient: () => sql`false`,
      unbound: sql`true`,
    },
  ],
};
