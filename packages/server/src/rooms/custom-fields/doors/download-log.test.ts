import { exportOf } from '@zaplecze/contract/kit/calls/export';
import { encodeQuery } from '@zaplecze/contract/kit/calls/query';
import { customRecords } from '@zaplecze/contract/kit/fields/custom-fields';
import * as contract from '@zaplecze/contract/rooms/custom-fields/calls';
import { listExports } from '@zaplecze/contract/rooms/history/list-exports/table';
import { afterAll, expect, test } from 'vitest';
import { runChange } from '../changes/changes.jobs.ts';
import { choices, fieldsOn } from '../custom-fields.fixture.ts';
import { type RecordList, recordsApp } from '../records.fixture.ts';

const { it, admin, manager, ways } = await recordsApp();
const { field } = fieldsOn(it, admin);
afterAll(() => it.close());

/** Takes a list with these filters, as an administrator. */
async function take({ endpoint, params = {}, filter: part }: RecordList, filter: object) {
  const path = exportOf(endpoint).path.replace(/:(\w+)/g, (_, name) => String(params[name]));
  const query = encodeQuery({ format: 'csv', filter: { ...part, ...filter } });
  const url = `/api${path}?${query}`;
  const answer = await it.app.inject({ url, headers: { 'access-token': admin.token } });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
}
/** What the log of downloads says of the newest one. */
const asked = async (): Promise<string> =>
  (await it.call(listExports, { as: admin, query: { perPage: 1 } })).data.list.list[0].asked;
const [clientList = { endpoint: listExports }] = ways.client.lists;
const askedOf = async (filter: object, of = clientList) => {
  await take(of, filter);
  return await asked();
};

test.each(
  customRecords.flatMap((record) =>
    ways[record].lists
      .filter(({ short }) => !short)
      .map((of) => [of.endpoint.path, record, of] as const),
  ),
)(
  'who took %s by an own field stands in the log of downloads with what was asked [CUS-332]',
  async (_path, record, of) => {
    const { key } = await field('text', { label: 'Numer umowy' }, record);
    const name = `custom.${key}.has`;
    expect(await askedOf({ [name]: 'LINIA2' }, of)).toMatch(
      /(^| · )Numer umowy: zawiera „LINIA2”$/,
    );
    expect(await askedOf({ [`custom.${key}.empty`]: 1 }, of)).toMatch(/Numer umowy: bez wartości$/);
  },
);

test('what an own field was asked for reads as its options, people and clients are called, as ranges, as yes and no [CUS-332]', async () => {
  const tax = await field('choice', { label: 'Podatek', ...choices('VAT', 'CIT') });
  const carer = await field('person', { label: 'Doradca' });
  const parent = await field('client', { label: 'Spółka-matka' });
  const end = await field('day', { label: 'Koniec' });
  const met = await field('moment', { label: 'Spotkanie' });
  const fee = await field('money', { label: 'Opłata' });
  const far = await field('decimal', { label: 'Droga', unit: 'km' });
  const paper = await field('flag', { label: 'Na papierze' });
  const client = await ways.client.make();
  const { name } = await it.db
    .selectFrom('client')
    .select('name')
    .where('id', '=', client)
    .executeTakeFirstOrThrow();
  const custom = (parts: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(parts).map(([key, value]) => [`custom.${key}`, value]));
  const plain = async (parts: Record<string, unknown>) =>
    (await askedOf(custom(parts))).replace(/\s/g, ' ');
  expect(await plain({ [tax.key]: `${tax.options.CIT},0` })).toBe('Podatek: CIT, bez wartości');
  expect(await plain({ [carer.key]: manager.id })).toBe(`Doradca: ${manager.name}`);
  expect(await plain({ [parent.key]: client })).toBe(`Spółka-matka: ${name}`);
  expect(await plain({ [`${end.key}.from`]: '2026-01-01', [`${end.key}.to`]: '31.1.2026' })).toBe(
    'Koniec: od 01.01.2026 do 31.01.2026',
  );
  expect(await plain({ [`${met.key}.to`]: '2026-01-31' })).toBe('Spotkanie: do 31.01.2026');
  expect(await plain({ [`${fee.key}.from`]: '1200,5' })).toBe('Opłata: od 1 200,50 zł');
  expect(await plain({ [`${far.key}.to`]: 12.5, [paper.key]: 0 })).toBe(
    'Droga: do 12,5 km · Na papierze: nie',
  );
  expect(await plain({ [`${carer.key}.empty`]: 0 })).toBe('Doradca: z wartością');
});

test('the log tells a field as it was when the list was taken, also one that is archived, deleted or of another kind by now [CUS-332]', async () => {
  const gone = await field('text', { label: 'Usunięte' });
  await take(clientList, { [`custom.${gone.key}.has`]: 'coś' });
  const removed = await it.call(contract.removeCustomField, { as: admin, params: { id: gone.id } });
  expect(removed.status).toBe(200);
  expect(await asked()).toBe('Usunięte: zawiera „coś”');

  const kind = await field('choice', { label: 'Rodzaj', ...choices('Stała') });
  await ways.client.make({ [kind.key]: kind.options.Stała ?? 0 });
  await take(clientList, { [`custom.${kind.key}`]: kind.options.Stała });
  const params = { id: kind.id };
  const begun = await it.call(contract.changeCustomKind, {
    as: admin,
    params,
    body: { kind: 'text' },
  });
  await runChange(it.db, begun.data.change);
  expect(await asked()).toBe('Rodzaj: Stała');
  await take(clientList, { [`custom.${kind.key}.has`]: 'Sta' });
  expect(await asked()).toBe('Rodzaj: zawiera „Sta”');
});
