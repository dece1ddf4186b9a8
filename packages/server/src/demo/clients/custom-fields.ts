import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import {
  type StarterField,
  type StarterKey,
  starterFields,
} from '@zaplecze/contract/rooms/custom-fields/starters';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import type { Random } from '../random.ts';
import type { DemoClient } from './clients.ts';

/** What a company notes of its other records; their numbers make the texts differ. */
const notes = {
  project: { key: 'numerZlecenia', label: 'Numer zlecenia klienta', text: 'ZK/2026/' },
  issue: { key: 'numerSprawy', label: 'Numer sprawy w urzędzie', text: 'US-1471.4103.' },
  offer: { key: 'zapytanie', label: 'Numer zapytania', text: 'ZO/2026/' },
  document: { key: 'oryginal', label: 'Miejsce oryginału', text: 'Archiwum, segregator ' },
} as const;

/** The company's own fields: of clients, filled for two of three, and one of each other kind of record. */
export async function fillCustomFields(
  db: Db,
  random: Random,
  { clients, now }: { clients: DemoClient[]; now: number },
): Promise<void> {
  const fieldsByKey = new Map<string, { id: number; options: number[] }>();
  const fields: StarterField[] = [...starterFields];
  for (const [place, { options = [], ...field }] of fields.entries()) {
    const { id } = await db
      .insertInto('customField')
      .values({ ...field, place: place + 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ids: number[] = [];
    for (const [at, { name, color }] of options.entries()) {
      const option = await db
        .insertInto('customOption')
        .values({ field: id, name, color, place: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.push(option.id);
    }
    fieldsByKey.set(field.key, { id, options: ids });
  }
  const rows = clients.flatMap(({ id: record }, at) => {
    if (at % 3 === 2) return [];
    const value = (key: StarterKey, values: object) => ({
      ...{ record, field: fieldsByKey.get(key)?.id ?? 0, ...values },
    });
    const optionOf = (key: StarterKey) => ({
      opt: random.pick(fieldsByKey.get(key)?.options ?? []),
    });
    const ends = addDays(warsawDay(now), random.between(10, 700));
    return [
      value('formaOpodatkowania', optionOf('formaOpodatkowania')),
      value('okresVat', optionOf('okresVat')),
      value('schematZus', optionOf('schematZus')),
      value('liczbaPracownikow', { num: random.between(0, 60) }),
      value('numerUmowy', { txt: `UM/${at + 1}/${2020 + (at % 7)}` }),
      ...(at % 4 === 0 ? [value('koniecUmowy', { day: ends })] : []),
      ...(at % 2 === 0 ? [value('ksef', { flag: true })] : []),
    ];
  });
  await db
    .insertInto('clientCustom')
    .values(rows as never)
    .execute();
  // Written down when the client was, by whoever did that.
  await sql`update history h set at = c.created, who = c."createdBy"
    from client c where h.entity = 'client' and h."entityId" = c.id and h.action = 'update'
      and exists (select from jsonb_object_keys(h.changes) k where k like 'custom.%')`.execute(db);
  for (const [record, { text, ...field }] of Object.entries(notes)) {
    const { id } = await db
      .insertInto('customField')
      .values({ ...field, record, kind: 'text', place: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const records = sql.table(record);
    await sql`insert into ${sql.table(`${record}Custom`)} (record, field, txt)
      select id, ${id}::int, ${text} || id from ${records}`.execute(db);
    await sql`update history h set at = r.created, who = r."createdBy"
      from ${records} r where h.entity = ${record} and h."entityId" = r.id
        and h.changes ? ${`custom.${field.key}`}`.execute(db);
  }
}
