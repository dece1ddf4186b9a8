import type { ClientRow } from '@zaplecze/contract/rooms/clients/calls';
import { afterAll, expect, test } from 'vitest';
import { choices, customFieldsApp } from '../custom-fields.fixture.ts';

const { it, user, manager, create, listed, field } = await customFieldsApp();
afterAll(() => it.close());

const idsOf = async (query: object): Promise<number[]> =>
  (await listed({ name: 'Kolejka', ...query })).list.map(({ id }: ClientRow) => id);

test.each([
  ['decimal', [3, null, 1, 3, null, 2, 10]],
  ['day', ['2027-01-02', null, '2026-05-05', '2027-01-02', null, '2025-01-01', '2028-02-29']],
  ['text', ['Umowa 10', null, 'Umowa 2', 'umowa 2', null, 'Ćma', 'Zet']],
  ['flag', [true, null, false, true, null, false, true]],
  ['choice', ['C', null, 'A', 'C', null, 'B', 'A']],
  ['person', [0, null, 1, 0, null, 1, 0]],
  ['client', [0, null, 1, 0, null, 1, 0]],
] as const)(
  'pages in the order of a field of the kind %s follow one another, rows without a value last both ways, equal ones by their number [CUS-125]',
  async (kind, values) => {
    const { key, options } = await field(kind, kind === 'choice' ? choices('A', 'B', 'C') : {});
    const people = [user.id, manager.id];
    const firms =
      kind === 'client' ? [await create({ name: 'Żeton' }), await create({ name: 'Atut' })] : [];
    const filled = (value: (typeof values)[number]) => {
      if (value === null) return null;
      if (kind === 'choice') return options[String(value)];
      if (kind === 'person') return people[Number(value)];
      return kind === 'client' ? firms[Number(value)] : value;
    };
    const made: number[] = [];
    for (const value of values)
      made.push(await create({ name: `Kolejka ${kind}`, custom: { [key]: filled(value) } }));
    const own = { name: `Kolejka ${kind}`, sort: `custom.${key}` };
    const empty = made.filter((_, at) => values[at] === null);
    for (const order of ['asc', 'desc'] as const) {
      const pages = [];
      for (const page of [1, 2, 3])
        pages.push(...(await idsOf({ ...own, order, page, perPage: 3 })));
      expect(pages).toHaveLength(values.length);
      expect(new Set(pages)).toEqual(new Set(made));
      expect(pages.slice(-2)).toEqual(order === 'asc' ? empty : empty.toReversed());
      // Asked with a filter besides, the rows are found first and then put in order: the same comes of it.
      const filter = { [`custom.${key}.empty`]: '0' };
      expect(await idsOf({ ...own, order, filter })).toEqual(pages.slice(0, -2));
    }
    const up = await idsOf({ ...own, order: 'asc' });
    const down = await idsOf({ ...own, order: 'desc' });
    expect(down.slice(0, -2)).toEqual(up.slice(0, -2).toReversed());
  },
);

test('of two conditions both hold, whichever is the rarer one, and of what is empty too [CUS-125]', async () => {
  const [sort, day, note] = [
    await field('choice', choices('Rzadka', 'Częsta')),
    await field('day'),
    await field('text'),
  ];
  const rows: [string, string, string | null][] = [
    ['Rzadka', '2027-01-01', 'x'],
    ['Częsta', '2027-01-01', null],
    ['Częsta', '2027-02-01', 'y'],
    ['Częsta', '2027-03-01', null],
  ];
  const made: number[] = [];
  for (const [option, when, text] of rows)
    made.push(
      await create({
        name: 'Kolejka warunków',
        custom: { [sort.key]: sort.options[option], [day.key]: when, [note.key]: text },
      }),
    );
  const january = {
    [`custom.${day.key}.from`]: '2027-01-01',
    [`custom.${day.key}.to`]: '2027-01-31',
  };
  const having = async (filter: object) =>
    (await idsOf({ filter })).map((id) => made.indexOf(id)).sort();
  const often = { [`custom.${sort.key}`]: sort.options.Częsta };
  expect(await having({ [`custom.${sort.key}`]: sort.options.Rzadka, ...january })).toEqual([0]);
  expect(await having({ ...often, ...january })).toEqual([1]);
  expect(await having({ ...often, [`custom.${note.key}.empty`]: '1' })).toEqual([1, 3]);
  expect(await having({ ...often, [`custom.${note.key}.empty`]: '0' })).toEqual([2]);
});
