import { type CustomRecord, customName } from '@zaplecze/contract/kit/fields/custom-fields';
import { afterAll, describe, expect, test } from 'vitest';
import { fullAssistant } from '../../assistant/assistant.fixture.ts';
import { choices, fieldsOn } from '../custom-fields.fixture.ts';
import { recordsApp } from '../records.fixture.ts';

/* Lists that an assistant asks for by own fields, and what it asks consent for. */

const { it, admin, manager, ways } = await recordsApp();
const url = new URL('/api/mcp', await it.app.listen({ host: '127.0.0.1', port: 0 }));
const { field } = fieldsOn(it, admin);
afterAll(() => it.close());

const lists: [CustomRecord, string, string, object?][] = [
  ['client', 'list_clients', 'clients'],
  ['project', 'list_projects', 'projects'],
  ['task', 'list_tasks', 'tasks'],
  ['issue', 'list_issues', 'issues'],
  ['offer', 'list_offers', 'offers'],
  ['document', 'list_documents', 'documents'],
  ['guest', 'list_reception', 'reception', { category: 'guest' }],
  ['parcel', 'list_reception', 'reception', { category: 'parcel' }],
];

describe.each(lists)('%s', (record, tool, part, more = {}) => {
  test('an assistant orders and filters lists by own fields that its person sees [CUS-282]', async () => {
    const { keeper, make, save } = ways[record];
    const sort = await field('choice', choices('VAT', 'ZUS'), record);
    const number = await field('decimal', {}, record);
    const hidden = await field('decimal', { sees: 'admin', edits: 'admin' }, record);
    const first = await make();
    const second = await make();
    await save(first, { [sort.key]: sort.options.VAT, [number.key]: 7, [hidden.key]: 1 }, admin);
    await save(second, { [sort.key]: sort.options.ZUS, [number.key]: 3, [hidden.key]: 2 }, admin);
    const { use } = await fullAssistant(it, url, keeper);
    const ids = async (asked: object) => {
      const { data, text, isError } = await use(tool, { ...more, ...asked });
      expect([isError, text]).toEqual([false, expect.any(String)]);
      return data[part].list.list
        .map(({ id }: { id: number }) => id)
        .filter((id: number) => id === first || id === second);
    };
    expect(await ids({ custom: { [sort.key]: [sort.options.ZUS] } })).toEqual([second]);
    expect(await ids({ custom: { [`${number.key}.from`]: 5 } })).toEqual([first]);
    expect(await ids({ custom: { [`${number.key}.empty`]: false } })).toHaveLength(2);
    expect(await ids({ sortByCustom: number.key })).toEqual([second, first]);
    expect(await ids({ sortByCustom: number.key, order: 'desc' })).toEqual([first, second]);
    for (const asked of [{ sortByCustom: hidden.key }, { custom: { [`${hidden.key}.from`]: 1 } }]) {
      const refused = await use(tool, { ...more, ...asked });
      expect([refused.isError, refused.text]).toEqual([
        true,
        expect.stringContaining('Nieprawidłowa wartość'),
      ]);
      expect(refused.text.includes(customName(hidden.key))).toBe('custom' in asked);
    }
  });
});

test('what an assistant asks consent for names fields, options, people and clients instead of numbers [CUS-283]', async () => {
  const of = async (kind: string, label: string, more: object = {}) =>
    await field(kind, { label, ...more }, 'issue');
  const sort = await of('choice', 'Forma', choices('Ryczałt', 'Karta'));
  const several = await of('choices', 'Podatki', choices('VAT', 'ZUS'));
  const carer = await of('person', 'Opiekun sprawy');
  const payer = await of('client', 'Płatnik');
  const count = await of('decimal', 'Sztuk');
  const client = await ways.client.make();
  const { name } = await it.db
    .selectFrom('client')
    .select('name')
    .where('id', '=', client)
    .executeTakeFirstOrThrow();
  const id = await ways.issue.make();
  const { use } = await fullAssistant(it, url, manager);
  const values = {
    ...{ [sort.key]: sort.options.Karta, [several.key]: [several.options.ZUS] },
    ...{ [carer.key]: manager.id, [payer.key]: client, [count.key]: client, nieMa: 1 },
  };
  const asked = await use('set_custom_fields', { record: 'issue', id, values });
  expect(asked.isError).toBe(false);
  expect(asked.data.with.values).toEqual({
    ...{ Forma: 'Karta', Podatki: ['ZUS'], 'Opiekun sprawy': manager.name },
    ...{ Płatnik: name, Sztuk: client, nieMa: 1 },
  });
  expect(asked.data.about).toEqual({ record: expect.anything() });
});
