import type { CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import type pg from 'pg';
import { customTables } from '../../packages/server/src/kit/custom-fields/tables.ts';

/**
 * Twenty own fields of a kind of record: five numbers, five days, five choices of eight, three texts, a person and a yes or no.
 * Their keys tell what they are: `number1`, `day1`, `choice1` … Two choices and two days are opposite: nearly all have the
 * first option of `choice4` and a day of January 2026 in `day4`, in `choice5` and `day5` hardly anybody.
 */
const kinds = { number: 'decimal', day: 'day', choice: 'choice', text: 'text' } as const;
const counts = { number: 5, day: 5, choice: 5, text: 3 } as const;

/** One in so many stands aside in the opposite fields. */
const rare = 100;
/** The month of `day4`. */
export const month = { from: '2026-01-01', to: '2026-01-31' } as const;

const isRare = `random() < ${1 / rare}`;
const inMonth = `date '${month.from}' + floor(random() * 31)::int`;
const outside = `date '2024-01-01' + floor(random() * 700)::int`;

const values = {
  number: `num) select c.id, f.id, floor(random() * 100000) / 4`,
  day: `day) select c.id, f.id, case
    when f.key like '%day4' then case when ${isRare} then ${outside} else ${inMonth} end
    when f.key like '%day5' then case when ${isRare} then ${inMonth} else ${outside} end
    else date '2024-01-01' + floor(random() * 1500)::int end`,
  // One in sixty has the last of the eight, nearly a quarter the first.
  choice: `opt) select c.id, f.id, o.ids[case
    when f.key like '%choice4' then case when ${isRare} then 2 + floor(random() * 7)::int else 1 end
    when f.key like '%choice5' then case when ${isRare} then 1 else 2 + floor(random() * 7)::int end
    else 1 + floor(8 * power(random(), 2))::int end]`,
  text: `txt) select c.id, f.id, 'UM/' || floor(random() * 1000000)::int || '/' || (2020 + c.id % 7)`,
  person: `person) select c.id, f.id, p.ids[1 + floor(random() * array_length(p.ids, 1))::int]`,
  flag: `flag) select c.id, f.id, random() < 0.3`,
} as const;

export type ShareOfRecords = {
  /** The share of records that have a value of a field. */
  share: number;
  /** Of these fields another share: `number5`. */
  shares?: Record<string, number>;
};

/**
 * Makes the fields of a kind of record and fills them. Run with triggers off; indexes are made anew behind the values, which
 * takes a fraction of keeping them.
 */
export async function fillCustom(
  db: pg.Client,
  record: CustomRecord,
  { share, shares = {} }: ShareOfRecords,
): Promise<void> {
  const { values: table, records } = customTables[record];
  // Guests and parcels stand in one table, in which no key is there twice.
  const beginning = record === 'parcel' ? 'parcel_' : '';
  const whose = record === 'guest' || record === 'parcel' ? `c.category = '${record}'` : 'true';
  for (const [name, kind] of Object.entries(kinds) as [keyof typeof kinds, string][]) {
    await db.query(
      `insert into "customField" (record, key, label, kind, place)
        select $1, $2 || i, $3 || i, $4, 100 + i from generate_series(1, ${counts[name]}) i`,
      [record, beginning + name, `Pole ${name} `, kind],
    );
  }
  await db.query(
    `insert into "customField" (record, key, label, kind, place)
      values ($1, $2 || 'person1', 'Pole person 1', 'person', 130), ($1, $2 || 'flag1', 'Pole flag 1', 'flag', 131)`,
    [record, beginning],
  );
  await db.query(
    `insert into "customOption" (field, name, color, place)
      select f.id, 'Pozycja ' || i, '#1971C2', i from "customField" f, generate_series(1, 8) i
      where f.record = $1 and f.key ~ 'choice[1-9]$'`,
    [record],
  );
  const indexes = await withoutIndexes(db, table);
  for (const [name, columns] of Object.entries(values)) {
    await db.query(
      `insert into "${table}" (record, field, ${columns}
        from "customField" f cross join "${records}" c
        left join lateral (select array_agg(id order by place) as ids from "customOption" where field = f.id) o on true
        cross join (select array_agg(id) as ids from person where active) p
        where ${whose} and f.record = $1 and f.key ~ '${name}[1-9]$'
          -- Of each record anew.
          and random() + c.id * 0 < coalesce(($2::jsonb ->> f.key)::float, $3)`,
      [record, JSON.stringify(shares), share],
    );
  }
  for (const text of indexes) await db.query(text);
}

/** Takes the indexes of a table away but that of its key, and gives what makes them. */
async function withoutIndexes(db: pg.Client, table: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string; text: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text
      from pg_index i where i.indrelid = $1::regclass and not i.indisprimary`,
    [`"${table}"`],
  );
  for (const { name } of rows) await db.query(`drop index ${name}`);
  return rows.map(({ text }) => text);
}
