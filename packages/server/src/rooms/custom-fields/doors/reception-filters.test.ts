import { exportOf } from '@zaplecze/contract/kit/calls/export';
import { customKindNames, customName } from '@zaplecze/contract/kit/fields/custom-fields';
import { customFilterParts } from '@zaplecze/contract/kit/lists/custom-filters';
import { listExports } from '@zaplecze/contract/rooms/history/list-exports/table';
import { listReception, receptionList } from '@zaplecze/contract/rooms/reception/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfWords } from '../../../../test/pdf-text.ts';
import { choices, fieldsOn } from '../custom-fields.fixture.ts';
import { recordsApp } from '../records.fixture.ts';

const { it, admin, desk, manager, ways } = await recordsApp();
const { field } = fieldsOn(it, admin);
afterAll(() => it.close());

/** What the head of the report says that it is narrowed to. */
async function headOf(query: string): Promise<string> {
  const url = `/api/reception/download/report?${query}`;
  const answer = await it.app.inject({ url, headers: { 'access-token': desk.token } });
  if (answer.statusCode !== 200) throw new Error(`${query}: ${answer.body}`);
  const words = (await pdfWords(answer.rawPayload)).replace(/\s+/g, ' ');
  return /Rejestr (?:gości|przesyłek) (.*?) Liczba pozycji: \d+ · /.exec(words)?.[1] ?? words;
}
/** What the log of downloads says of the newest one. */
const asked = async (): Promise<string> =>
  (await it.call(listExports, { as: admin, query: { perPage: 1 } })).data.list.list[0].asked;

const ids: Record<string, number> = {};
beforeAll(async () => {
  const name = { type: 'receptionType', client: 'client', company: 'company' } as const;
  for (const [filter, table] of Object.entries(name)) {
    const query = it.db
      .selectFrom(table as 'client')
      .select('id')
      .orderBy('id');
    ids[filter] = (await query.executeTakeFirstOrThrow()).id;
  }
  ids.user = manager.id;
});

/** A value that a filter of this kind takes. */
function valueFor(kind: unknown, id: number | undefined): string | number {
  if (kind === 'ids') return id ?? 0;
  if (kind === 'flag') return 1;
  if (kind === 'day') return '2026-03-31';
  if (kind === 'number') return '12,5';
  return kind === 'text' ? 'LINIA2' : ((kind as string[])[0] ?? '');
}

test.each(['guest', 'parcel'] as const)(
  'every filter of the register of a %s stands in its head on paper, own fields of each kind among them [REC-129, CUS-331]',
  async (category) => {
    const of = `filter[category]=${category}`;
    expect(await headOf(of)).toBe('Bez filtrów');
    const { category: _, ...filters } = receptionList.filters;
    const heads: string[] = [];
    for (const [name, kind] of Object.entries(filters)) {
      heads.push(await headOf(`${of}&filter[${name}]=${valueFor(kind, ids[name])}`));
    }
    for (const kind of customKindNames) {
      const lists = kind.startsWith('choice') ? choices('Stała') : {};
      const { key, options } = await field(kind, { label: `Nowe ${kind}`, ...lists }, category);
      const id = { person: manager.id, client: ids.client }[kind as string] ?? options.Stała;
      for (const [part, takes] of Object.entries(customFilterParts(kind))) {
        const name = part === '' ? customName(key) : `${customName(key)}.${part}`;
        const head = await headOf(`${of}&filter[${name}]=${valueFor(takes, id)}`);
        expect(head, name).toContain(`Nowe ${kind}: `);
        heads.push(head);
      }
    }
    expect(heads.length).toBeGreaterThan(45);
    for (const head of heads) {
      expect(head).toMatch(/^[^:]+: \S/);
      expect(head).not.toMatch(/Bez filtrów|nr \d|undefined|null/);
    }
    expect(heads).toContain(`Osoba: ${manager.name}`);
    expect(heads).toContain('Obecni: tak');
    expect(heads).toContain('Data od: 31.03.2026');
    // Off it asks for nothing: everybody is on paper.
    expect(await headOf(`${of}&filter[present]=0`)).toBe('Bez filtrów');
    expect(await headOf(`${of}&search=abc`)).toBe('Szukane: „abc”');
    expect(await headOf(`${of}&only=1,2`)).toBe('Zaznaczone wiersze: 2');
  },
);

test('what the register is narrowed to stands whole in its head and in the log of downloads, however long it is [REC-129, CUS-331, CUS-332]', async () => {
  const { key } = await field('text', { label: 'Numer umowy' }, 'parcel');
  const far = await field('decimal', { label: 'Odległość', unit: 'km' }, 'parcel');
  await ways.parcel.make({ [key]: 'UM/LINIA2' });
  const filter = [
    `filter[company]=${ids.company}`,
    `filter[custom.${key}.has]=${'LINIA2 '.repeat(28)}`,
    ...[`filter[custom.${far.key}.from]=5`, `filter[custom.${far.key}.to]=10,5`],
    ...['search=długie', `filter[user]=${manager.id}`],
  ].join('&');
  const head = await headOf(`filter[category]=parcel&${filter}`);
  expect(head).toContain(`Osoba: ${manager.name}`);
  expect(head).toContain('Odległość: od 5 km do 10,5 km');
  expect(await asked()).toContain('Numer umowy: zawiera „LINIA2 ');
  await it.app.inject({
    url: `/api${exportOf(listReception).path}?format=csv&filter[category]=guest&filter[present]=1`,
    headers: { 'access-token': desk.token },
  });
  expect(await asked()).toBe('obecni: tak · co: goście');
});
