import type { CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import type { Flags } from '@zaplecze/contract/permissions';
import { sql } from 'kysely';
import type { ClientRecords, PersonalTexts } from '../records/personal.ts';
import { audiencesOf } from './definitions.queries.ts';
import { customTables, customValuesTables, customWords } from './tables.ts';

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

/**
 * Texts that are looked through, but of own fields those alone that somebody with these flags sees. What a change of kind keeps
 * is seen by who sees the field as it is now.
 */
export function seenTexts(texts: PersonalTexts[], flags: Flags): PersonalTexts[] {
  const seen = sql<boolean>`x.field in (select f.id from "customField" f
    join "customField" now on now.id = coalesce(f."heldFor", f.id) where now.sees = any(${audiencesOf(flags)}::text[]))`;
  return texts.map((text) => {
    if (!customValuesTables.some((table) => table === text.table)) return text;
    const { ofClient, unbound } = text;
    return {
      ...text,
      ofClient: (client) => sql<boolean>`${ofClient(client)} and ${seen}`,
      ...(unbound && { unbound: sql<boolean>`${unbound} and ${seen}` }),
    };
  });
}
