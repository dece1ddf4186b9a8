import type { CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import { sql } from 'kysely';
import type { ClientRecords, PersonalTexts } from '../records/personal.ts';
import { customTables, customWords } from './tables.ts';

type TextsOf<R extends CustomRecord> = {
  [T in (typeof customTables)[R]['values']]: PersonalTexts[];
};

/**
 * For `personal` of the room whose records they are: what is written into own fields may name anybody, so all of it is looked
 * through, whatever a field was meant for.
 *
 * @param of which records are about a client
 */
export function customTexts<R extends CustomRecord>(
  record: R,
  { ofClient, unbound }: ClientRecords,
): TextsOf<R> {
  const { values, records } = customTables[record];
  const texts: PersonalTexts = {
    label: `Pole własne: ${customWords(record)}`,
    ...{ table: values, partsOf: records, columns: ['txt', 'long'] },
    ofClient: (client) => sql`x.record in (${ofClient(client)})`,
    ...(unbound && { unbound: sql`x.record in (${unbound})` }),
  };
  return { [values]: [texts] } as TextsOf<R>;
}
