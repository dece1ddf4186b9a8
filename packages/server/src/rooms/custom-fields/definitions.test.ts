import type { CustomField } from '@zaplecze/contract/kit/fields/custom-fields';
import * as clients from '@zaplecze/contract/rooms/clients/calls';
import * as contract from '@zaplecze/contract/rooms/custom-fields/calls';
import { afterAll, expect, test } from 'vitest';
import { choices, customFieldsApp } from './custom-fields.fixture.ts';

const { it, admin, manager, user, create, read, field, definitions, change } =
  await customFieldsApp();
afterAll(() => it.close());

const patch = (id: number, custom: object, headers = {}, as = user) =>
  it.call(clients.updateClient, { as, params: { id }, body: { custom }, headers });
const list = (query: object, as = user) =>
  it.call(clients.listClients, { as, query: query as never });
test('only an administrator describes fields; everybody learns which there are [CUS-01]', async () => {
  const body = { record: 'client', kind: 'text', label: 'Numer umowy' } as const;
  for (const as of [manager, user])
    expect((await it.call(contract.createCustomField, { as, body })).status).toBe(403);
  const { key } = await field('text', { label: 'Numer umowy', help: 'Z ostatniej strony' });
  const { data } = await it.call(contract.listCustomFields, { as: user });
  expect(data.list.find((one: CustomField) => one.key === key)).toMatchObject({
    ...{ record: 'client', kind: 'text', label: 'Numer umowy', help: 'Z ostatniej strony' },
    ...{ required: false, sees: 'everyone', edits: 'everyone', options: [] },
  });
});

test('its key follows from its label, stays when that changes, and is never given again [CUS-02]', async () => {
  const first = await field('text', { label: 'Forma opodatkowania (ŁĄKA)' });
  expect(first.key).toBe('formaOpodatkowaniaLAKA');
  expect((await change(first.id, { label: 'Opodatkowanie' })).status).toBe(200);
  expect((await definitions()).find(({ id }) => id === first.id)).toMatchObject({
    ...{ key: 'formaOpodatkowaniaLAKA', label: 'Opodatkowanie' },
  });
  expect((await field('text', { label: 'Forma opodatkowania ŁĄKA' })).key).toBe(
    'formaOpodatkowaniaLAKA2',
  );
  expect((await field('text', { label: '123 !!' })).key).toBe('pole');
  const taken = { record: 'client', kind: 'text', label: 'Inne', key: first.key } as const;
  const refused = await it.call(contract.createCustomField, { as: admin, body: taken });
  expect(refused.errors).toEqual({ key: 'Taki klucz już jest albo był; wybierz inny' });
});

test.each(['__proto__', 'constructor', 'Duża', 'z-kreską', 'a'.repeat(41)])(
  'the key „%s” is refused on its field [CUS-02]',
  async (key) => {
    const body = { record: 'client', kind: 'text', label: 'Klucz', key } as const;
    const { status, errors } = await it.call(contract.createCustomField, { as: admin, body });
    expect([status, Object.keys(errors ?? {})]).toEqual([400, ['key']]);
  },
);

test('an option in use asks for its successor; records get it, and what is not in use goes [CUS-50]', async () => {
  const { id: fieldId, key, options } = await field('choice', choices('Stara', 'Nowa', 'Zbędna'));
  const { Stara = 0, Nowa = 0 } = options;
  const id = await create({ custom: { [key]: Stara } });
  const left = { options: [{ id: Nowa, name: 'Nowa', color: '#2F9E44' }] };
  const asked = await change(fieldId, left);
  expect([asked.status, asked.message]).toEqual([
    409,
    '„Stara”: ta pozycja jest wybrana w rekordach. Wskaż, co ma być zamiast.',
  ]);
  expect((await change(fieldId, { ...left, successors: { [Stara]: Nowa } })).status).toBe(200);
  expect((await read(id)).custom[key]).toEqual({ id: Nowa, name: 'Nowa', color: '#2F9E44' });
  const [one] = (await definitions()).filter((found) => found.id === fieldId);
  expect(one?.options.map(({ name }) => name)).toEqual(['Nowa']);
});

test('of several the successor stands once; without one the value is emptied [CUS-50]', async () => {
  const { id: fieldId, key, options } = await field('choices', choices('A', 'B', 'C'));
  const { A = 0, B = 0, C = 0 } = options;
  const [both, alone] = [
    await create({ custom: { [key]: [A, B] } }),
    await create({ custom: { [key]: [C] } }),
  ];
  const left = [{ id: B, name: 'B', color: '#1971C2' }];
  const answer = await change(fieldId, { options: left, successors: { [A]: B, [C]: null } });
  expect(answer.status).toBe(200);
  expect((await read(both)).custom[key]).toMatchObject([{ id: B }]);
  expect((await read(alone)).custom).toEqual({});
});

test('the key of a deleted field goes to no other one, so that nobody reads its history under another name [CUS-02]', async () => {
  const secret = await field('text', { label: 'Ocena ryzyka', sees: 'admin', edits: 'admin' });
  const id = await create({ custom: {} });
  for (const value of ['zły płatnik', null])
    await it.call(clients.updateClient, {
      ...{ as: admin, params: { id }, body: { custom: { [secret.key]: value } } as never },
    });
  const gone = await it.call(contract.removeCustomField, { as: admin, params: { id: secret.id } });
  expect(gone.status).toBe(200);
  const again = await field('text', { label: 'Ocena ryzyka' });
  expect(again.key).not.toBe(secret.key);
  const body = { record: 'client' as const, kind: 'text' as const, label: 'Inna' };
  const given = await it.call(contract.createCustomField, {
    ...{ as: admin, body: { ...body, key: secret.key } as never },
  });
  expect(given.errors).toEqual({ key: 'Taki klucz już jest albo był; wybierz inny' });
});

test('an archived field is shown nowhere and keeps its values; brought back it has them [CUS-51]', async () => {
  const { id: fieldId, key } = await field('text');
  const id = await create({ custom: { [key]: 'zostaje' } });
  await change(fieldId, { archived: true });
  expect((await read(id)).custom).toEqual({});
  expect((await list({ sort: `custom.${key}` })).status).toBe(400);
  expect((await patch(id, { [key]: 'x' })).status).toBe(400);
  await change(fieldId, { archived: false });
  expect((await read(id)).custom).toEqual({ [key]: 'zostaje' });
});

test('a field that records have is not deleted but archived; an unused one goes [CUS-52]', async () => {
  const [used, unused] = [await field('text'), await field('text')];
  await create({ custom: { [used.key]: 'x' } });
  const refused = await it.call(contract.removeCustomField, { as: admin, params: { id: used.id } });
  expect(refused.status).toBe(409);
  const done = await it.call(contract.removeCustomField, { as: admin, params: { id: unused.id } });
  expect(done.status).toBe(200);
});

test('a move says before which field another one goes: two administrators keep theirs, nonsense is refused in words [CUS-333]', async () => {
  const made = [];
  for (const kind of ['text', 'day', 'flag', 'text', 'long', 'text'])
    made.push(await field(kind, {}, 'document'));
  const ids = made.map(({ id }) => id) as [number, number, number, number, number, number];
  const [a, b, c, d, e, f] = ids;
  const order = (body: object) =>
    it.call(contract.orderCustomFields, { as: admin, body: body as never });
  const now = async () =>
    (await it.call(contract.listCustomDefinitions, { as: admin })).data.list.flatMap(
      (one: contract.CustomDefinition) => (one.record === 'document' ? one.id : []),
    );
  // The second page shows the order from before the first move.
  expect((await order({ field: a, before: c })).status).toBe(200);
  expect((await order({ field: f, before: e })).status).toBe(200);
  expect(await now()).toEqual([b, a, c, d, f, e]);
  expect((await order({ field: b, before: null })).status).toBe(200);
  expect(await now()).toEqual([a, c, d, f, e, b]);
  const [stranger] = [await field('text', {}, 'issue')];
  const words = {
    field: 'Wskaż pole, które się przestawia',
    before: 'Wskaż pole, przed którym ma stanąć, albo null: na końcu',
  };
  const refusals: [object, object][] = [
    [{}, words],
    [{ field: 'x', before: [] }, words],
    [{ field: 999_999, before: a }, { field: 'Nie ma takiego pola' }],
    [{ field: a, before: 999_999 }, { before: 'Te rekordy nie mają takiego pola' }],
    [{ field: a, before: stranger?.id }, { before: 'Te rekordy nie mają takiego pola' }],
    [{ field: a, before: a }, { before: 'Pole nie może stanąć przed samym sobą' }],
  ];
  for (const [body, errors] of refusals) {
    const refused = await order(body);
    expect([refused.status, refused.errors]).toEqual([400, errors]);
  }
  // Moved at once by many, each field stands once.
  await Promise.all(ids.map((id, at) => order({ field: id, before: ids[at + 2] ?? null })));
  expect((await now()).toSorted()).toEqual(ids.toSorted());
});

test('fields are put in an order, and the 61st is refused in words [CUS-03, CUS-53]', async () => {
  const made = [await field('text', {}, 'offer'), await field('day', {}, 'offer')];
  const [first = 0, second = 0] = made.map(({ id }) => id);
  const body = { field: second, before: first };
  expect((await it.call(contract.orderCustomFields, { as: admin, body })).status).toBe(200);
  const ofOffers = (await it.call(contract.listCustomFields, { as: user })).data.list.filter(
    ({ record }: CustomField) => record === 'offer',
  );
  expect(ofOffers.map(({ id }: CustomField) => id)).toEqual([second, first]);
  for (let count = made.length; count < 60; count += 1) await field('text', {}, 'offer');
  const one = { record: 'offer', kind: 'text', label: 'Za dużo' } as const;
  const refused = await it.call(contract.createCustomField, { as: admin, body: one });
  expect(refused.errors).toEqual({
    record: 'Najwyżej 60 pól: zarchiwizuj któreś, zanim dodasz następne',
  });
});
