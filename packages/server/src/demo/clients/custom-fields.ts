import type { CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { type RawBuilder, sql } from 'kysely';
import { customTables } from '../../kit/custom-fields/tables.ts';
import type { Db } from '../../kit/database/database.ts';
import type { Random } from '../random.ts';
import type { DemoClient } from './clients.ts';

const tax = 'Podatki i ZUS';
const agreement = 'Umowa';
const colors = ['#1971C2', '#2F9E44', '#F08C00', '#9C36B5'];

/** What bookkeepers ask of a client besides what the program does. */
const fields = [
  {
    ...{ key: 'formaOpodatkowania', label: 'Forma opodatkowania', kind: 'choice', section: tax },
    options: ['CIT', 'Podatek liniowy', 'Ryczałt', 'Skala podatkowa'],
  },
  {
    ...{ key: 'okresVat', label: 'Okres VAT', kind: 'choice', section: tax },
    options: ['Miesięczny', 'Kwartalny', 'Zwolniony'],
  },
  {
    ...{ key: 'schematZus', label: 'Schemat ZUS', kind: 'choice', section: tax },
    options: ['Pełny', 'Mały ZUS Plus', 'Preferencyjny', 'Nie dotyczy'],
  },
  {
    ...{ key: 'liczbaPracownikow', label: 'Liczba pracowników', kind: 'decimal', section: tax },
    unit: 'os.',
  },
  { key: 'numerUmowy', label: 'Numer umowy', kind: 'text', section: agreement },
  {
    ...{ key: 'koniecUmowy', label: 'Koniec umowy', kind: 'day', section: agreement },
    help: 'Ostatni dzień obowiązywania; puste: na czas nieokreślony.',
  },
  { key: 'ksef', label: 'Uprawnienie w KSeF', kind: 'flag', section: agreement },
] as const;

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

/** The company's own fields: of clients, filled for two of three, and one of each other kind of record. */
export async function fillCustomFields(
  db: Db,
  random: Random,
  { clients, now }: { clients: DemoClient[]; now: number },
): Promise<void> {
  const fieldsByKey = new Map<string, { id: number; options: number[] }>();
  for (const [place, { options = [], ...field }] of fields.entries() as IterableIterator<
    [number, (typeof fields)[number] & { options?: readonly string[] }]
  >) {
    const { id } = await db
      .insertInto('customField')
      .values({ ...field, record: 'client', place: place + 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ids: number[] = [];
    for (const [at, name] of options.entries()) {
      const option = await db
        .insertInto('customOption')
        .values({ field: id, name, color: colors[at % colors.length] ?? '', place: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.push(option.id);
    }
    fieldsByKey.set(field.key, { id, options: ids });
  }
  const rows = clients.flatMap(({ id: record }, at) => {
    if (at % 3 === 2) return [];
    const value = (key: (typeof fields)[number]['key'], values: object) => ({
      ...{ record, field: fieldsByKey.get(key)?.id ?? 0, ...values },
    });
    const optionOf = (key: (typeof fields)[number]['key']) => ({
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
