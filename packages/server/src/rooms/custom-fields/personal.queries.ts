import { customRecordNames } from '@zaplecze/contract/rooms/custom-fields/lists';
import { type RawBuilder, sql } from 'kysely';
import { type CustomValuesTable, customTables } from '../../kit/custom-fields/tables.ts';
import type { PersonalTexts } from '../../kit/records/personal.ts';

/** Which values are about a client, by the record that they are of. */
const ofClient: Record<CustomValuesTable, (client: number) => RawBuilder<boolean>> = {
  clientCustom: (client) => sql`x.record = ${client}`,
  projectCustom: (client) =>
    sql`x.record in (select p.id from project p where p.client = ${client})`,
  issueCustom: (client) => sql`x.record in (select i.id from issue i where i.client = ${client})`,
  offerCustom: (client) => sql`x.record in (select o.id from offer o where o.client = ${client})`,
  documentCustom: (client) =>
    sql`x.record in (select d.id from document d where d.client = ${client})`,
};

/** Of the records that a client may be left out of those that have none. */
const unbound: Partial<Record<CustomValuesTable, RawBuilder<boolean>>> = {
  issueCustom: sql`x.record in (select i.id from issue i where i.client is null)`,
  documentCustom: sql`x.record in (select d.id from document d where d.client is null)`,
};

const textsOf = (
  table: CustomValuesTable,
  label: string,
  partsOf: PersonalTexts['table'],
): PersonalTexts[] => [
  {
    ...{ label, table, partsOf, columns: ['txt', 'long'], ofClient: ofClient[table] },
    ...(unbound[table] && { unbound: unbound[table] }),
  },
];

/** What is written into own fields may name anybody: all of it is looked through, whatever the field was meant for. */
export const personalValues = Object.fromEntries(
  Object.entries(customTables).map(([record, { values, records }]) => [
    values,
    textsOf(
      values,
      `Pole własne: ${customRecordNames[record as keyof typeof customRecordNames].toLowerCase()}`,
      records,
    ),
  ]),
) as Record<CustomValuesTable, PersonalTexts[]>;
