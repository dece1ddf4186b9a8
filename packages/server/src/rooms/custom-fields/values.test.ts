import * as clients from '@zaplecze/contract/rooms/clients/calls';
import { clientHistory, type HistoryChange } from '@zaplecze/contract/rooms/history/calls';
import { afterAll, expect, test } from 'vitest';
import { choices, customFieldsApp } from './custom-fields.fixture.ts';

const { it, manager, user, create, read, whole, field, change } = await customFieldsApp();
afterAll(() => it.close());

const patch = (id: number, custom: object, headers = {}, as = user) =>
  it.call(clients.updateClient, { as, params: { id }, body: { custom }, headers });
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
