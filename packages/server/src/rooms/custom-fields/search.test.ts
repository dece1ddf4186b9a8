import { listClients, updateClient } from '@zaplecze/contract/rooms/clients/calls';
import { type FoundGroup, type SearchResult, search } from '@zaplecze/contract/rooms/search/calls';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { customFieldsApp } from './custom-fields.fixture.ts';

const { it, manager, user, create, listed, field, change } = await customFieldsApp();
afterAll(() => it.close());

async function found(q: string, as: Someone = user): Promise<SearchResult[]> {
  const { status, data } = await it.call(search, { as, query: { q, kind: 'client' } });
  expect([q, status]).toEqual([q, 200]);
  return data.groups.flatMap((group: FoundGroup) => group.rows);
}
const listedIds = async (query: object) =>
  (await listed({ perPage: 100, ...query })).list.map(({ id }: { id: number }) => id);

test('a client is found by a word, a number and an identifier that its own fields hold, in the list and in Ctrl K, which says where [CUS-115, CUS-116]', async () => {
  const binder = await field('text', { label: 'Numer teczki' });
  const long = await field('long', { label: 'Ustalenia' });
  const km = await field('decimal', { label: 'Odległość', unit: 'km' });
  const fee = await field('money', { label: 'Abonament' });
  const floors = await field('decimal', { label: 'Piętra' });
  const account = await field('account', { label: 'Rachunek do zwrotów' });
  const phone = await field('phone', { label: 'Telefon księgowej' });
  const id = await create({
    name: 'Zupełnie inna nazwa',
    custom: {
      [binder.key]: 'Żółta/0417',
      [long.key]: 'Rozmawialiśmy o przeprowadzce\ni o magazynie wysokiego składowania',
      [km.key]: '1234,5',
      [fee.key]: '98765,4',
      [floors.key]: '71200',
      [account.key]: '61109010140000071219812874',
      [phone.key]: '512 613 714',
    },
  });
  await create({ name: 'Sąsiad bez pól' });
  for (const [q, where] of [
    ['zolta/0417', 'Numer teczki: Żółta/0417'],
    ['wysokiego składowania', expect.stringMatching(/^Ustalenia: Rozmawialiśmy/)],
    ['1234,5', 'Odległość: 1234,5'],
    ['1234.50', 'Odległość: 1234,5'],
    ['1 234,50', 'Odległość: 1234,5'],
    ['1\u00a0234,5', 'Odległość: 1234,5'],
    ['98 765,40 zł', expect.stringMatching(/^Abonament: /)],
    ['71 200', 'Piętra: 71200'],
    ['98765,4 zł', expect.stringMatching(/^Abonament: /)],
    ['1234,5 km', 'Odległość: 1234,5'],
    ['1 234.50 km,', 'Odległość: 1234,5'],
    ['„98 765,40 zł”.', expect.stringMatching(/^Abonament: /)],
    ['48 512 613 714', 'Telefon księgowej: 512 613 714'],
    ['61 1090 1014 0000 0712 1981 2874', 'Rachunek do zwrotów: 61109010140000071219812874'],
    ['512613714', 'Telefon księgowej: 512 613 714'],
    ['+48 512-613-714', 'Telefon księgowej: 512 613 714'],
  ] as const) {
    const rows = await found(q);
    expect([q, rows.map((row) => row.id)]).toEqual([q, [id]]);
    expect(rows[0]?.notes).toContainEqual(where);
    expect([q, await listedIds({ search: q })]).toEqual([q, [id]]);
  }
  // Words of the name and of a field together, as words of the city are.
  expect(await listedIds({ search: 'zupełnie magazynie' })).toEqual([id]);
  expect(await listedIds({ search: 'sąsiad magazynie' })).toEqual([]);
});

test('of a number the value that it is as a whole is told, before texts that have its digits; with a unit it is one of fields with that unit [CUS-115, CUS-116]', async () => {
  const shelf = await field('text', { label: 'Półka' });
  const contract = await field('text', { label: 'Umowa ramowa' });
  const quote = await field('text', { label: 'Wycena' });
  const fee = await field('money', { label: 'Ryczałt' });
  const change = await field('decimal', { label: 'Różnica', unit: 'm²' });
  const staff = await field('decimal', { label: 'Pracownicy', unit: 'os.' });
  const rate = await field('decimal', { label: 'Stawka dzienna', unit: '€/r-g' });
  const id = await create({
    name: 'Z numerami',
    custom: {
      [shelf.key]: 'regał 5, półka 15',
      [contract.key]: 'nr 5/2025',
      [quote.key]: 'cena 7 300 zł brutto',
      [fee.key]: 5,
      [change.key]: -1234567.89,
      [staff.key]: 127,
      [rate.key]: 1450,
    },
  });
  for (const [q, where] of [
    ['5,00 zł', ['Ryczałt: 5']],
    ['5 zł', ['Ryczałt: 5']],
    ['5.0', ['Ryczałt: 5']],
    ['−1 234 567,89 m²', ['Różnica: -1234567,89']],
    ['7 300 zł', ['Wycena: cena 7 300 zł brutto']],
    ['127 os.', ['Pracownicy: 127']],
    ['0127', ['Pracownicy: 127']],
    ['1 450 €/r-g', ['Stawka dzienna: 1450']],
  ] as const) {
    const rows = await found(q);
    const notes = rows.find((row) => row.id === id)?.notes ?? [];
    expect([q, notes.filter((note) => note.includes(': '))]).toEqual([q, where]);
    expect([q, (await listedIds({ search: q })).includes(id)]).toEqual([q, true]);
  }
  for (const q of ['5 m²', '-1 234 567,89 zł'])
    expect([q, await listedIds({ search: q })]).toEqual([q, []]);
});

test('a word or number that very many own values hold finds the same clients in every order, also when all are counted [CUS-325]', async () => {
  const note = await field('text', { label: 'Uwagi o umowie' });
  const fee = await field('decimal', { label: 'Opłata' });
  const named = await create({ name: 'Wierzbowa stodoła' });
  const early = await create({ name: 'Aa', custom: { [note.key]: 'wierzbowa 4417' } });
  const frequent = await create({ name: 'Mm' });
  // More than are told by their numbers (mostCounted); in letters, or it would have every number that others look for.
  const more = 10_100;
  await sql`insert into "clientCustom" (record, field, n, txt)
    select ${frequent}, ${note.id}, n, 'wierzbowa 4417 ' || translate(n::text, '0123456789', 'abcdefghij')
    from generate_series(1, ${more}::int) n`.execute(it.db);
  await sql`insert into "clientCustom" (record, field, n, num)
    select ${frequent}, ${fee.id}, n, 5528 from generate_series(1, ${more}::int) n`.execute(it.db);
  const late = await create({
    name: 'Zz',
    custom: { [note.key]: 'wierzbowa', [fee.key]: 5528 },
  });
  const orders = [{}, { sort: 'name', order: 'asc' }, { sort: 'created', order: 'desc' }];
  for (const order of [...orders, { exactCount: 1 }]) {
    const ids = async (search: string) =>
      (await listedIds({ search, ...order })).toSorted((a: number, b: number) => a - b);
    expect(await ids('wierzbowa')).toEqual([named, early, frequent, late]);
    expect(await ids('wierzbowa 4417')).toEqual([early, frequent]);
    expect(await ids('wierzbowa stodoła')).toEqual([named]);
    expect(await ids('5528')).toEqual([frequent, late]);
    expect(await ids('wierzbowa sosnowa')).toEqual([]);
  }
});

test('a short value is found as a whole; what many have does not hide whose title fits [CUS-115]', async () => {
  const grade = await field('text', { label: 'Klasa' });
  const id = await create({ name: 'Klasowy', custom: { [grade.key]: 'Q7' } });
  expect(await listedIds({ search: 'Q7' })).toEqual([id]);
  const many = [];
  for (let at = 0; at < 12; at += 1)
    many.push(await create({ name: `Wiele ${at}`, custom: { [grade.key]: 'magnolia wczesna' } }));
  const titled = await create({ name: 'Magnolia sp. j.' });
  const rows = await found('magnolia');
  expect([rows.length, rows[0]?.id]).toEqual([8, titled]);
  expect((await listedIds({ search: 'magnolia' })).sort()).toEqual([...many, titled].sort());
});

test('by a field that the asker does not see, or that is archived, nobody is found [CUS-117]', async () => {
  const margin = await field('text', { label: 'Marża', sees: 'manager', edits: 'manager' });
  const rate = await field('decimal', { label: 'Stawka', sees: 'manager', edits: 'manager' });
  const id = await create({ name: 'Z tajemnicą' });
  await it.call(updateClient, {
    as: manager,
    params: { id },
    body: { custom: { [margin.key]: 'ponadprzeciętna', [rate.key]: 987654.25 } },
  });
  for (const q of ['ponadprzeciętna', '987654,25']) {
    expect([q, await found(q)]).toEqual([q, []]);
    expect([q, await listedIds({ search: q })]).toEqual([q, []]);
    expect([q, (await found(q, manager)).map((row) => row.id)]).toEqual([q, [id]]);
    const { data } = await it.call(listClients, { as: manager, query: { search: q } });
    expect(data.list.count).toBe(1);
  }
  await change(margin.id, { archived: true });
  expect(await found('ponadprzeciętna', manager)).toEqual([]);
});

test('a filter by a long text, or by a telephone however it is typed, finds what a search does [CUS-118]', async () => {
  const phone = await field('phone');
  const id = await create({ name: 'Do filtra', custom: { [phone.key]: '601-702-803' } });
  const asked = (value: string) => listedIds({ filter: { [`custom.${phone.key}.has`]: value } });
  expect(await asked('601702803')).toEqual([id]);
  expect(await asked('702 803')).toEqual([id]);
  expect(await asked('999')).toEqual([]);
  const long = await field('long');
  const other = await create({
    name: 'Z opisem',
    custom: { [long.key]: 'Pierwszy\ndrugi wiersz' },
  });
  expect(await listedIds({ filter: { [`custom.${long.key}.has`]: 'drugi' } })).toEqual([other]);
});
