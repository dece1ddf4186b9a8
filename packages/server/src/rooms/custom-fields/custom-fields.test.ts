import type { CustomField } from '@zaplecze/contract/kit/fields/custom-fields';
import * as clients from '@zaplecze/contract/rooms/clients/calls';
import * as contract from '@zaplecze/contract/rooms/custom-fields/calls';
import { clientHistory, type HistoryChange } from '@zaplecze/contract/rooms/history/calls';
import { afterAll, expect, test } from 'vitest';
import { mergingCalls, twoClients } from '../clients/merging/merging.fixture.ts';
import { choices, customFieldsApp } from './custom-fields.fixture.ts';

const { it, admin, manager, user, create, read, listed, whole, field, definitions, change } =
  await customFieldsApp();
afterAll(() => it.close());

const patch = (id: number, custom: object, headers = {}, as = user) =>
  it.call(clients.updateClient, { as, params: { id }, body: { custom }, headers });
const list = (query: object, as = user) =>
  it.call(clients.listClients, { as, query: query as never });
const names = async (query: object) =>
  (await listed(query)).list.map(({ name }: clients.ClientRow) => name);

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

test.each([
  ['text', ' Umowa  12/2026 ', 'Umowa 12/2026'],
  ['long', 'Pierwszy\nDrugi', 'Pierwszy\nDrugi'],
  ['decimal', '1 234,5678', 1234.5678],
  ['decimal', -12, -12],
  ['money', '99,90', 99.9],
  ['day', '2026-02-28', '2026-02-28'],
  ['moment', '2026-11-27T10:00:00Z', '2026-11-27T10:00:00.000Z'],
  ['flag', true, true],
  ['flag', false, false],
  ['website', 'firma.pl', 'https://firma.pl'],
  ['phone', '600 700 800', '600 700 800'],
  ['email', 'biuro@firma.pl', 'biuro@firma.pl'],
  ['account', 'PL61 1090 1014 0000 0712 1981 2874', '61109010140000071219812874'],
  ['nip', '526-025-09-95', '5260250995'],
  ['regon', '010778878', '010778878'],
  ['pesel', '44051401359', '44051401359'],
])(
  'a field of the kind %s keeps %s, is changed and emptied [CUS-10]',
  async (kind, typed, kept) => {
    const { key } = await field(kind);
    const id = await create({ custom: { [key]: typed } });
    expect((await read(id)).custom).toEqual({ [key]: kept });
    expect((await patch(id, { [key]: null })).status).toBe(200);
    expect((await read(id)).custom).toEqual({});
    expect((await patch(id, { [key]: typed })).status).toBe(200);
    expect((await read(id)).custom).toEqual({ [key]: kept });
  },
);

test.each([
  ['decimal', 'dużo', 'Podaj liczbę'],
  ['decimal', '1,23456', 'Podaj najwyżej cztery miejsca po przecinku'],
  ['day', '2026-02-30', 'Nieprawidłowa data'],
  ['website', 'javascript:alert(1)', 'Podaj adres strony, np. https://firma.pl'],
  [
    'account',
    '61 1090 1014 0000 0712 1981 2875',
    'Numer rachunku jest nieprawidłowy: sprawdź cyfry',
  ],
  ['pesel', '44051401358', 'PESEL ma 11 cyfr: sprawdź, czy nie ma w nim pomyłki'],
  ['text', 'a'.repeat(251), 'Najwyżej 250 znaków'],
  ['flag', 'może', 'Nieprawidłowa wartość'],
  ['choice', 999_999, 'Nieprawidłowa wartość'],
  ['person', 999_999, 'Nie ma takiej osoby'],
  ['client', 999_999, 'Nie ma takiego klienta'],
  ['text', { html: '<b>' }, 'Nieprawidłowa wartość'],
])(
  'a field of the kind %s refuses %s in words, and nothing is saved [CUS-11]',
  async (kind, typed, words) => {
    const { key } = await field(kind, kind === 'choice' ? choices('A') : {});
    const id = await create();
    const answer = await patch(id, { [key]: typed });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.errors ?? {})).toEqual([`custom.${key}`]);
    expect(answer.errors?.[`custom.${key}`]).toMatch(words.slice(0, 20));
    expect((await read(id)).custom).toEqual({});
  },
);

test('a choice names one of its list, a choice of several each once; people and clients are named [CUS-10]', async () => {
  const one = await field('choice', choices('Ryczałt', 'Liniowy'));
  const several = await field('choices', choices('VAT', 'ZUS', 'CIT'));
  const [person, client] = [await field('person'), await field('client')];
  const other = await create({ name: 'Spółka matka' });
  const { VAT = 0, ZUS = 0 } = several.options;
  const id = await create({
    custom: {
      [one.key]: one.options.Liniowy,
      [several.key]: [ZUS, VAT, ZUS],
      [person.key]: manager.id,
      [client.key]: other,
    },
  });
  const { custom } = await read(id);
  expect(custom[one.key]).toMatchObject({ name: 'Liniowy', color: '#1971C2' });
  expect(custom[several.key]).toMatchObject([{ name: 'VAT' }, { name: 'ZUS' }]);
  expect(custom[person.key]).toMatchObject({ id: manager.id });
  expect(custom[client.key]).toMatchObject({ id: other, name: 'Spółka matka' });
  expect((await patch(id, { [several.key]: [VAT] })).status).toBe(200);
  expect((await read(id)).custom[several.key]).toMatchObject([{ name: 'VAT' }]);
});

test('what is left out stays, null empties, and an unknown field is refused by its name [CUS-12]', async () => {
  const [a, b] = [await field('text'), await field('text')];
  const id = await create({ custom: { [a.key]: 'jeden', [b.key]: 'dwa' } });
  await patch(id, { [b.key]: null });
  expect((await read(id)).custom).toEqual({ [a.key]: 'jeden' });
  await it.call(clients.updateClient, { as: user, params: { id }, body: { city: 'Sopot' } });
  expect((await read(id)).custom).toEqual({ [a.key]: 'jeden' });
  const { status, errors } = await patch(id, { nieMa: 'x' });
  expect([status, errors]).toEqual([400, { 'custom.nieMa': 'Nie ma takiego pola' }]);
});

test('a change counts a version, stands in the history in words, and of the same value nothing is told [CUS-20]', async () => {
  const { key, options } = await field('choice', {
    label: 'Schemat ZUS',
    ...choices('Pełny', 'Mały'),
  });
  const id = await create({ custom: { [key]: options.Pełny } });
  const { version } = await read(id);
  await patch(id, { [key]: options.Mały });
  expect((await read(id)).version).toBe(version + 1);
  await patch(id, { [key]: options.Mały });
  expect((await read(id)).version).toBe(version + 1);
  const told = await it.call(clientHistory, { as: user, params: { id }, query: {} });
  const fields = (told.data.list as HistoryChange[])
    .flatMap(({ entries }) => entries.flatMap((entry) => entry.fields))
    .filter((one) => one.field === `custom.${key}`);
  expect(fields).toEqual([
    {
      field: `custom.${key}`,
      label: 'Schemat ZUS',
      kind: 'choice',
      before: 'Pełny',
      after: 'Mały',
    },
    { field: `custom.${key}`, label: 'Schemat ZUS', kind: 'choice', before: null, after: 'Pełny' },
  ]);
});

test('two editors of two own fields both keep what they wrote; of one field they are asked by its name [CUS-21]', async () => {
  const [a, b] = [
    await field('text', { label: 'Pierwsze' }),
    await field('text', { label: 'Drugie' }),
  ];
  const id = await create({ custom: { [a.key]: 'było', [b.key]: 'było' } });
  const match = { 'if-match': `"${(await read(id)).version}"` };
  expect((await patch(id, { [a.key]: 'jej' }, match)).status).toBe(200);
  expect((await patch(id, { [b.key]: 'jego' }, match, manager)).status).toBe(200);
  expect((await read(id)).custom).toEqual({ [a.key]: 'jej', [b.key]: 'jego' });
  const both = await patch(id, { [a.key]: 'jego' }, match, manager);
  expect(both.status).toBe(409);
  expect(both.json.about[`custom.${a.key}`].words).toEqual({
    theirs: { value: 'jej' },
    yours: { value: 'jego' },
  });
});

test('of a choice of several both keep what they added [CUS-21]', async () => {
  const { key, options } = await field('choices', choices('A', 'B', 'C'));
  const { A, B, C } = options;
  const id = await create({ custom: { [key]: [A] } });
  const match = { 'if-match': `"${(await read(id)).version}"` };
  await patch(id, { [key]: [A, B] }, match);
  expect((await patch(id, { [key]: [A, C] }, match, manager)).status).toBe(200);
  expect((await read(id)).custom[key]).toMatchObject([{ name: 'A' }, { name: 'B' }, { name: 'C' }]);
});

test('lists have them, are ordered and filtered by them [CUS-30]', async () => {
  const number = await field('decimal');
  const day = await field('day');
  const { key, options } = await field('choice', choices('Mało', 'Dużo'));
  const rows: [string, number | null, string | null, string][] = [
    ['Lista A', 10, '2026-01-15', 'Mało'],
    ['Lista B', 2.5, '2026-03-31', 'Dużo'],
    ['Lista C', null, null, 'Dużo'],
  ];
  for (const [name, count, when, choice] of rows)
    await create({
      name,
      custom: { [number.key]: count, [day.key]: when, [key]: options[choice] ?? null },
    });
  const { list: found } = await listed({ search: 'Lista', sort: `custom.${number.key}` });
  expect(found.map(({ custom }: clients.ClientRow) => custom[number.key])).toEqual([
    2.5,
    10,
    undefined,
  ]);
  const asked = (filter: object, more: object = {}) => names({ search: 'Lista', filter, ...more });
  const desc = { sort: `custom.${number.key}`, order: 'desc' };
  expect(await asked({}, desc)).toEqual(['Lista A', 'Lista B', 'Lista C']);
  expect(await asked({}, { sort: `custom.${key}` })).toEqual(['Lista A', 'Lista B', 'Lista C']);
  expect(await asked({ [`custom.${key}`]: options.Dużo })).toEqual(['Lista B', 'Lista C']);
  expect(await asked({ [`custom.${number.key}.from`]: '2,5' })).toEqual(['Lista A', 'Lista B']);
  expect(await asked({ [`custom.${number.key}.to`]: '9' })).toEqual(['Lista B']);
  expect(await asked({ [`custom.${day.key}.to`]: '2026-03-31' })).toEqual(['Lista A', 'Lista B']);
  expect(await asked({ [`custom.${day.key}.empty`]: '1' })).toEqual(['Lista C']);
  expect(await asked({ [`custom.${day.key}.empty`]: '0' })).toEqual(['Lista A', 'Lista B']);
});

test.each([
  [{ sort: 'custom.nieMa' }, 'sort'],
  [{ filter: { 'custom.nieMa': '1' } }, 'filter.custom.nieMa'],
  [{ filter: { inne: '1' } }, 'filter.inne'],
])('a list refuses %o by its name [CUS-31]', async (query, path) => {
  const { status, errors } = await list(query);
  expect([status, Object.keys(errors ?? {})]).toEqual([400, [path]]);
});

test('who does not see a field finds it nowhere: record, list, order, filter, history, download, answers to changes [CUS-40]', async () => {
  const { key } = await field('text', { label: 'Marża', sees: 'manager', edits: 'manager' });
  const id = await create({ name: 'Z marżą' });
  await patch(id, { [key]: 'wysoka' }, {}, manager);
  expect(
    (await it.call(clients.getClient, { as: manager, params: { id } })).data.client.custom,
  ).toEqual({
    [key]: 'wysoka',
  });
  expect((await read(id)).custom).toEqual({});
  const [row] = (await listed({ name: 'Z marżą' })).list;
  expect(row?.custom).toEqual({});
  expect((await list({ sort: `custom.${key}` })).status).toBe(400);
  expect((await list({ filter: { [`custom.${key}`]: 'w' } })).status).toBe(400);
  expect((await patch(id, { [key]: 'niska' })).errors).toEqual({
    [`custom.${key}`]: 'Nie ma takiego pola',
  });
  const seen = async (as: typeof user) =>
    JSON.stringify((await it.call(clientHistory, { as, params: { id }, query: {} })).data);
  expect(await seen(user)).not.toContain('wysoka');
  expect(await seen(manager)).toContain('wysoka');
  const { data } = await it.call(contract.listCustomFields, { as: user });
  expect(data.list.some((one: CustomField) => one.key === key)).toBe(false);
});

test('who sees a field and may not change it is told so on it [CUS-41]', async () => {
  const { key } = await field('text', { edits: 'manager' });
  const id = await create();
  expect((await patch(id, { [key]: 'x' })).errors).toEqual({
    [`custom.${key}`]: 'Tego pola nie możesz zmieniać',
  });
  expect((await patch(id, { [key]: 'x' }, {}, manager)).status).toBe(200);
  // Sent as it stands, it is no change.
  expect((await patch(id, { [key]: 'x' })).status).toBe(200);
});

test('a required field is demanded of whoever fills the form and whoever empties it; older records are saved without it [CUS-13]', async () => {
  const old = await create();
  const { id, key } = await field('text', { label: 'Numer teczki', required: true });
  const missing = { [`custom.${key}`]: 'Numer teczki: wypełnij to pole' };
  const made = await it.call(clients.createClient, { as: user, body: whole({ custom: {} }) });
  expect([made.status, made.errors]).toEqual([400, missing]);
  // A program that knows no own fields is not stopped.
  expect((await it.call(clients.createClient, { as: user, body: whole() })).status).toBe(200);
  const body = { city: 'Hel' };
  expect(
    (await it.call(clients.updateClient, { as: user, params: { id: old }, body })).status,
  ).toBe(200);
  const filled = await create({ custom: { [key]: 'T-1' } });
  expect((await patch(filled, { [key]: '' })).errors).toEqual(missing);
  await change(id, { required: false });
  expect((await patch(filled, { [key]: '' })).status).toBe(200);
});

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

test('the download has a column for each, under its label and unit [CUS-32]', async () => {
  const { key } = await field('decimal', { label: 'Pracownicy', unit: 'os.' });
  await create({ name: 'Do pliku', custom: { [key]: 12 } });
  const url = '/api/client/list/export?format=csv&name=Do%20pliku';
  const { body } = await it.app.inject({ url, headers: { 'access-token': user.token } });
  const [heads = '', row = ''] = body.split('\r\n');
  const at = heads.split(';').indexOf('Pracownicy (os.)');
  expect(at).toBeGreaterThan(0);
  expect(row.split(';')[at]).toBe('12');
});

test('the client that stays gets the values that it lacks, and fields that name the other name it; parted, each has its own [CUS-60]', async () => {
  const [text, other] = [await field('text'), await field('text')];
  const names = await field('client');
  const [stays, goes] = await twoClients({ create });
  await patch(stays, { [text.key]: 'zostaje' });
  await patch(goes, { [text.key]: 'odchodzi', [other.key]: 'przechodzi' });
  const third = await create({ custom: { [names.key]: goes } });
  const { merge, split } = await mergingCalls(it);
  expect((await merge(stays, goes)).status).toBe(200);
  expect((await read(stays)).custom).toEqual({ [text.key]: 'zostaje', [other.key]: 'przechodzi' });
  expect((await read(third)).custom[names.key]).toMatchObject({ id: stays });
  expect((await split(goes)).status).toBe(200);
  expect((await read(stays)).custom).toEqual({ [text.key]: 'zostaje' });
  expect((await read(goes)).custom).toEqual({ [text.key]: 'odchodzi', [other.key]: 'przechodzi' });
  expect((await read(third)).custom[names.key]).toMatchObject({ id: goes });
});

test('fields are put in an order, and the 61st is refused in words [CUS-03, CUS-53]', async () => {
  const made = [await field('text', {}, 'offer'), await field('day', {}, 'offer')];
  const [first = 0, second = 0] = made.map(({ id }) => id);
  const body = { record: 'offer', fields: [second, first] } as const;
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
