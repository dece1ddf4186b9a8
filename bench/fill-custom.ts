import type { Fill } from './fill.ts';

/**
 * Twenty own fields of clients, each filled in half of them: five numbers, five days, five choices of eight that few or
 * many have, three texts, a person and a yes or no. Their keys tell what they are: `number1`, `day1`, `choice1` …
 */
const kinds = { number: 'decimal', day: 'day', choice: 'choice', text: 'text' } as const;
const counts = { number: 5, day: 5, choice: 5, text: 3 } as const;

const values = {
  number: `num) select c.id, f.id, floor(random() * 100000) / 4`,
  day: `day) select c.id, f.id, date '2024-01-01' + floor(random() * 1500)::int`,
  // One in sixty has the last of the eight, nearly a quarter the first.
  choice: `opt) select c.id, f.id, o.ids[1 + floor(8 * power(random(), 2))::int]`,
  text: `txt) select c.id, f.id, 'UM/' || floor(random() * 1000000)::int || '/' || (2020 + c.id % 7)`,
} as const;

export const customFields: Fill = async (db) => {
  for (const [name, kind] of Object.entries(kinds) as [keyof typeof kinds, string][]) {
    await db.query(`insert into "customField" (record, key, label, kind, place)
      select 'client', '${name}' || i, 'Pole ${name} ' || i, '${kind}', 100 + i
      from generate_series(1, ${counts[name]}) i`);
  }
  await db.query(`insert into "customField" (record, key, label, kind, place)
    values ('client', 'person1', 'Pole person 1', 'person', 130), ('client', 'flag1', 'Pole flag 1', 'flag', 131)`);
  await db.query(`insert into "customOption" (field, name, color, place)
    select f.id, 'Pozycja ' || i, '#1971C2', i from "customField" f, generate_series(1, 8) i
    where f.key like 'choice_'`);
  for (const [name, columns] of Object.entries(values)) {
    await db.query(`insert into "clientCustom" (record, field, ${columns}
      from "customField" f cross join client c
      left join lateral (select array_agg(id order by place) as ids from "customOption" where field = f.id) o on true
      where f.record = 'client' and f.key ~ '^${name}[1-9]$' and random() < 0.5`);
  }
  await db.query(`insert into "clientCustom" (record, field, person)
    select c.id, f.id, p.ids[1 + floor(random() * array_length(p.ids, 1))::int]
    from "customField" f, client c, (select array_agg(id) as ids from person where active) p
    where f.record = 'client' and f.key = 'person1' and random() < 0.5`);
  await db.query(`insert into "clientCustom" (record, field, flag)
    select c.id, f.id, random() < 0.3 from "customField" f, client c
    where f.record = 'client' and f.key = 'flag1' and random() < 0.5`);
};
