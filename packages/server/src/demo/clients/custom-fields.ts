import type { CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { customFieldForm } from '@zaplecze/contract/rooms/custom-fields/forms';
import {
  type StarterField,
  type StarterKey,
  starterFields,
} from '@zaplecze/contract/rooms/custom-fields/starters';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { type RawBuilder, sql } from 'kysely';
import { customTables } from '../../kit/custom-fields/tables.ts';
import type { Db } from '../../kit/database/database.ts';
import { createCustomField } from '../../rooms/custom-fields/index.ts';
import type { Random } from '../random.ts';
import type { DemoClient } from './clients.ts';

/** What a company notes of its other records; their numbers make the texts differ. `of`: of those that have it. */
const notes: Partial<Record<CustomRecord, Note>> = {
  project: { key: 'numerZlecenia', label: 'Numer zlecenia klienta', text: 'ZK/2026/' },
  issue: { key: 'numerSprawy', label: 'Numer sprawy w urzędzie', text: 'US-1471.4103.' },
  offer: { key: 'zapytanie', label: 'Numer zapytania', text: 'ZO/2026/' },
  document: { key: 'oryginal', label: 'Miejsce oryginału', text: 'Archiwum, segregator ' },
  task: {
    ...{ key: 'numerUpo', label: 'Numer UPO', text: 'UPO/2026/' },
    help: 'Urzędowe poświadczenie odbioru tego, co zostało wysłane.',
    of: sql`r.status = ${taskStatus.done} and r.id % 3 = 0`,
  },
  contact: {
    ...{ key: 'pelnomocnictwo', label: 'Pełnomocnictwo', text: 'UPL-1 nr ' },
    of: sql`r.id % 4 = 0`,
  },
  person: {
    ...{ key: 'numerSzafki', label: 'Numer szafki', text: 'S-' },
    of: sql`r.active and r.id % 3 <> 0`,
  },
  guest: {
    ...{ key: 'miejsceParkingowe', label: 'Miejsce parkingowe', text: 'P-' },
    of: sql`r.category = 'guest' and r.id % 4 = 0`,
  },
  parcel: {
    ...{ key: 'miejscePrzechowania', label: 'Miejsce przechowania', text: 'Regał 2, półka ' },
    of: sql`r.category = 'parcel' and r.id % 2 = 0`,
  },
};
type Note = { key: string; label: string; text: string; help?: string; of?: RawBuilder<boolean> };

/** What clients pay a month, and the year's value that follows from it. */
async function fillFees(db: Db, random: Random, clients: DemoClient[]): Promise<void> {
  const money = { record: 'client', kind: 'money', section: 'Umowa' } as const;
  const fee = { ...money, key: 'abonament', label: 'Abonament miesięczny' };
  const field = await createCustomField(db, customFieldForm.parse(fee));
  await createCustomField(
    db,
    customFieldForm.parse({
      ...{ ...money, key: 'wartoscRoczna', label: 'Wartość umowy rocznie' },
      formula: '[abonament] × 12',
    }),
  );
  const rows = clients
    .filter((_, at) => at % 3 !== 2)
    .map(({ id: record }) => ({ record, field, num: random.between(5, 60) * 50 }));
  await db.insertInto('clientCustom').values(rows).execute();
}

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
  await fillFees(db, random, clients);
  // Written down when the client was, by whoever did that.
  await sql`update history h set at = c.created, who = c."createdBy"
    from client c where h.entity = 'client' and h."entityId" = c.id and h.action = 'update'
      and exists (select from jsonb_object_keys(h.changes) k where k like 'custom.%')`.execute(db);
  for (const [record, { text, of = sql<boolean>`true`, ...field }] of Object.entries(notes)) {
    const { values, records: table } = customTables[record as CustomRecord];
    const { id } = await db
      .insertInto('customField')
      .values({ ...field, record, kind: 'text', place: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const records = sql.table(table);
    await sql`insert into ${sql.table(values)} (record, field, txt)
      select r.id, ${id}::int, ${text} || r.id from ${records} r where ${of}`.execute(db);
    await sql`update history h set at = r.created, who = r."createdBy"
      from ${records} r where h.entity = ${table} and h."entityId" = r.id
        and h.changes ? ${`custom.${field.key}`}`.execute(db);
  }
}
