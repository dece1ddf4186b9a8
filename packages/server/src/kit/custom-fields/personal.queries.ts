import { type CustomRecord, customName } from '@zaplecze/contract/kit/fields/custom-fields';
import type { Flags } from '@zaplecze/contract/permissions';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { forgetInHistory } from '../records/history.ts';
import type { ClientRecords, PersonalTexts } from '../records/personal.ts';
import { audiencesOf } from './definitions.queries.ts';
import { customKin, customTables, customValuesTables, customWords } from './tables.ts';

/* What own fields hold of people: where it is looked for, and how it goes with what says who that was. */

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

/** The names that the history has for every own field of a kind of record, archived and deleted ones too: `custom.numerDowodu`. */
export async function customNames(db: Db, record: CustomRecord): Promise<string[]> {
  const fields = await db
    .selectFrom('customKey')
    .distinct()
    .select('key')
    .where('record', 'in', customKin(record))
    .execute();
  return fields.map(({ key }) => customName(key));
}

/** Takes the own values of records away, with all that the history knew of them. */
export async function forgetCustomValues(
  db: Db,
  record: CustomRecord,
  ids: number[],
): Promise<void> {
  const { values, records: entity } = customTables[record];
  const fields = await customNames(db, record);
  if (fields.length === 0 || ids.length === 0) return;
  await sql`delete from ${sql.table(values)} where record = any(${ids}::int[])`.execute(db);
  await forgetInHistory(db, { entity, ids, fields });
}
