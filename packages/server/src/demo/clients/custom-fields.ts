import type { CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import {
  type StarterField,
  type StarterKey,
  starterFields,
} from '@zaplecze/contract/rooms/custom-fields/starters';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { type RawBuilder, sql } from 'kysely';
import { customTables } from '../../kit/custom-fields/tables.ts';
import type { Db } from '../../kit/database/database.ts';
import type { Random } from '../random.ts';
import type { DemoClient } from './clients.ts';
import { fillFees } from './fees.ts';

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

/** By what a company sorts its work: told on the dashboard, and columns of boards. `of`: of those that have one. */
const sorts: (Omit<Described, 'place'> & { of: RawBuilder<boolean> })[] = [
  {
    ...{ record: 'offer', kind: 'choice', key: 'zrodlo', label: 'Skąd zapytanie' },
    options: [
      { name: 'Polecenie', color: '#2F9E44' },
      { name: 'Strona WWW', color: '#1971C2' },
      { name: 'Targi', color: '#F08C00' },
      { name: 'Obecny klient', color: '#9C36B5' },
    ],
    of: sql`r.id % 5 <> 0`,
  },
  {
    ...{ record: 'project', kind: 'choice', key: 'dokumenty', label: 'Dokumenty od klienta' },
    options: [
      { name: 'Komplet', color: '#2F9E44' },
      { name: 'Część', color: '#F08C00' },
      { name: 'Brak', color: '#E03131' },
    ],
    of: sql`r.id % 4 <> 0`,
  },
];

/** The company's own fields: of clients, filled for two of three, and one of each other kind of record. */
export async function fillCustomFields(
  db: Db,
  random: Random,
  { clients, now }: { clients: DemoClient[]; now: number },
): Promise<void> {
  const fieldsByKey = new Map<string, { id: number; options: number[] }>();
  const fields: StarterField[] = [...starterFields];
  for (const [place, field] of fields.entries()) {
    const { id, options } = await describe(db, { ...field, place: place + 1 });
    fieldsByKey.set(field.key, { id, options });
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
  await fillFees(db, clients);
  // Written down when the client was, by whoever did that.
  await sql`update history h set at = c.created, who = c."createdBy"
    from client c where h.entity = 'client' and h."entityId" = c.id and h.action = 'update'
      and exists (select from jsonb_object_keys(h.changes) k where k like 'custom.%')`.execute(db);
  for (const [name, { text, of = sql<boolean>`true`, ...field }] of Object.entries(notes)) {
    const record = name as CustomRecord;
    const { id } = await describe(db, { ...field, record, kind: 'text', place: 1 });
    await fill(db, record, field.key, {
      column: 'txt',
      values: sql`select r.id, ${id}::int, ${text} || r.id
        from ${sql.table(customTables[record].records)} r where ${of}`,
    });
  }
  for (const { of, ...field } of sorts) {
    const { records } = customTables[field.record];
    const { id, options } = await describe(db, { ...field, place: 2 });
    await fill(db, field.record, field.key, {
      column: 'opt',
      values: sql`select r.id, ${id}::int, (${options}::int[])[1 + r.id * 7 % ${options.length}]
        from ${sql.table(records)} r where ${of}`,
    });
  }
}

type Described = Pick<StarterField, 'record' | 'kind' | 'label' | 'key' | 'options'> & {
  place: number;
};

/** Makes a field; gives its number and those of its options, in their order. */
async function describe(db: Db, { options = [], ...field }: Described) {
  const { id } = await db
    .insertInto('customField')
    .values(field)
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
  return { id, options: ids };
}

/** Fills a field of records, each when the record was made, by whoever did that. */
async function fill(
  db: Db,
  record: CustomRecord,
  key: string,
  { column, values }: { column: 'txt' | 'opt'; values: RawBuilder<unknown> },
): Promise<void> {
  const { values: table, records } = customTables[record];
  await sql`insert into ${sql.table(table)} (record, field, ${sql.ref(column)}) ${values}`.execute(
    db,
  );
  await sql`update history h set at = r.created, who = r."createdBy"
    from ${sql.table(records)} r where h.entity = ${records} and h."entityId" = r.id
      and h.changes ? ${`custom.${key}`}`.execute(db);
}
