import { decodeQuery } from '@zaplecze/contract/kit/calls/query';
import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import { getMe } from '@zaplecze/contract/rooms/people/calls';
import { chooseView, createView, listViews, type View } from '@zaplecze/contract/rooms/views/calls';
import { afterAll, expect, test } from 'vitest';
import { customFieldsApp } from '../custom-fields/custom-fields.fixture.ts';

const { it, user, manager, field } = await customFieldsApp();
afterAll(() => it.close());

test('a shared view tells nothing of an own field that its reader does not see, and is shown without it in words [CUS-288]', async () => {
  const margin = await field('money', {
    ...{ label: 'Tajna marża', key: 'tajnaMarza', sees: 'manager', edits: 'manager' },
  });
  const open = await field('text', { key: 'tajnaMarzaOpis' });
  const state = [
    `filter[custom.${margin.key}.from]=123456&filter[custom.${open.key}.has]=abc`,
    `sort=custom.${margin.key}&columns=name,custom_${margin.key},custom_${open.key}`,
  ].join('&');
  const body = { list: 'clients', name: 'Najlepsi', shared: 'everybody', state };
  const { id } = (await it.call(createView, { as: manager, body: body as never })).data;
  await it.call(chooseView, { as: user, params: { id }, body: { pinned: true } });
  const listed = async (as: typeof user): Promise<string> => {
    const { views } = (await it.call(listViews, { as, query: { list: 'clients' } })).data;
    return (views as View[]).find((one) => one.id === id)?.state ?? '';
  };
  expect(decodeQuery(await listed(manager))).toEqual(decodeQuery(state));
  const [pinned] = (await it.call(getMe, { as: user })).data.user.views;
  for (const told of [await listed(user), pinned.state as string]) {
    expect(told).not.toMatch(/tajnaMarza(?!Opis)|123456/);
    expect(told).toContain(`filter[custom.${open.key}.has]=abc`);
    expect(told).toContain(`custom_${open.key}`);
    const { filter, sort } = decodeQuery(told);
    const refused = await it.call(listClients, { as: user, query: { filter, sort } });
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([
      400,
      [expect.stringMatching(/^(filter\.custom\.|sort)/)],
    ]);
  }
});
