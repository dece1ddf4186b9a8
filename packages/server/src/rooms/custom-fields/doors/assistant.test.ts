import { createOffer } from '@zaplecze/contract/rooms/offers/calls';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../../test/http.ts';
import { fullAssistant } from '../../assistant/assistant.fixture.ts';
import { createBookkeeping } from '../../projects/projects.fixture.ts';
import { choices, fieldsOn } from '../custom-fields.fixture.ts';

const it = await testApp({ PUBLIC_URL: 'https://zaplecze.firma.pl' });
const url = new URL('/api/mcp', await it.app.listen({ host: '127.0.0.1', port: 0 }));
const [admin, manager] = [await it.signIn('ROLE_ADMIN'), await it.signIn('ROLE_MANAGER')];
const { field } = fieldsOn(it, admin);
const house = await createBookkeeping(it, manager);
afterAll(() => it.close());

test('an assistant learns which own fields there are, reads them in records and fills them after consent [CUS-123]', async () => {
  const sort = await field('choices', { label: 'Prowadzimy', ...choices('VAT', 'ZUS') }, 'offer');
  const tint = await field('text', { label: 'Kolor teczki', key: 'color' }, 'offer');
  const hidden = await field('text', { sees: 'admin', edits: 'admin' }, 'offer');
  const body = {
    ...{ name: 'Audyt', client: house.client, seller: manager.id, submission: '2026-11-20' },
    ...{ projectTypes: [house.kind], custom: { [tint.key]: 'zielona' } },
  };
  const made = await it.call(createOffer, { as: manager, body: body as never });
  const { id } = made.data;
  const { use, peer } = await fullAssistant(it, url, manager);
  const known = (await use('list_custom_fields')).data.fields.list;
  expect(known).toContainEqual(
    expect.objectContaining({
      ...{ record: 'offer', key: sort.key, label: 'Prowadzimy', kind: 'choices' },
      options: [
        expect.objectContaining({ id: sort.options.VAT, name: 'VAT' }),
        expect.objectContaining({ id: sort.options.ZUS, name: 'ZUS' }),
      ],
    }),
  );
  expect(known.some(({ key }: { key: string }) => key === hidden.key)).toBe(false);
  const { tools } = await peer.listTools();
  const schema = tools.find(({ name }) => name === 'set_custom_fields')?.inputSchema;
  expect(JSON.stringify(schema?.properties)).toContain('null opróżnia');
  const values = { [sort.key]: [sort.options.ZUS] };
  const asked = await use('set_custom_fields', { record: 'offer', id, values });
  expect(asked.text).toContain('Niczego nie zapisano');
  expect(asked.text).toContain('Audyt');
  const customOf = async () => (await use('get_offer', { id })).data.offer.offer.custom;
  expect(await customOf()).toEqual({ [tint.key]: 'zielona' });
  await use('set_custom_fields', { record: 'offer', id, values, confirm: true });
  expect(await customOf()).toMatchObject({ [tint.key]: 'zielona', [sort.key]: [{ name: 'ZUS' }] });
  const wrong = { record: 'offer', id, values: { [hidden.key]: 'x' }, confirm: true };
  expect(await use('set_custom_fields', wrong)).toMatchObject({
    isError: true,
    text: expect.stringContaining('Nie ma takiego pola'),
  });
});

test('a key of one area learns the fields of its records alone, and asks consent in their names [CUS-123, CUS-283]', async () => {
  const way = await field('choice', { label: 'Kanał', ...choices('Telefon', 'List') }, 'offer');
  await field('text', { label: 'Tylko klientów' });
  const body = {
    ...{ name: 'Kontrola', client: house.client, seller: manager.id, submission: '2026-11-20' },
    projectTypes: [house.kind],
  };
  const { id } = (await it.call(createOffer, { as: manager, body: body as never })).data;
  const { use } = await fullAssistant(it, url, manager, ['offers']);
  const { list } = (await use('list_custom_fields')).data.fields;
  expect([...new Set(list.map(({ record }: { record: string }) => record))]).toEqual(['offer']);
  const values = { [way.key]: way.options.Telefon };
  const consent = await use('set_custom_fields', { record: 'offer', id, values });
  expect(consent.data.with.values).toEqual({ Kanał: 'Telefon' });
});
