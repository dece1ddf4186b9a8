import { listClients, quickAddClient, updateClient } from '@zaplecze/contract/rooms/clients/calls';
import { similarClients } from '@zaplecze/contract/rooms/clients/merging/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientsApp } from '../clients.fixture.ts';
import { newNip } from '../import/import.fixture.ts';
import { isAlike } from './alike/alike.rules.ts';
import { coreOf } from './alike/alike-reading.ts';
import { townNames } from './alike/names-town.fixture.ts';
import { mergingCalls } from './merging.fixture.ts';

let app: Awaited<ReturnType<typeof clientsApp>>;
let calls: Awaited<ReturnType<typeof mergingCalls>>;
beforeAll(async () => {
  app = await clientsApp();
  calls = await mergingCalls(app.it);
});
afterAll(() => app.it.close());

const similar = async (query: object): Promise<[string, boolean][]> => {
  const { data } = await app.it.call(similarClients, { as: app.user, query: query as never });
  return data.list.map((one: { name: string; sameNip: boolean }) => [one.name, one.sameNip]);
};

test('a client is known again by its NIP, and by a similar name at the same place, whatever its legal form [CLI-113]', async () => {
  const nip = newNip();
  const id = await app.create({
    name: 'Wodociągi Toruńskie sp. z o.o.',
    nip,
    city: 'Toruń',
    postalCode: '87-100',
  });
  await app.create({
    name: 'Wodociągi Gdańskie',
    nip: newNip(),
    city: 'Gdańsk',
    postalCode: '80-001',
  });
  const name = 'WODOCIAGI TORUNSKIE SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ';
  expect(await similar({ name, city: 'torun' })).toEqual([
    ['Wodociągi Toruńskie sp. z o.o.', false],
  ]);
  expect(await similar({ name, postalCode: '87-100' })).toHaveLength(1);
  expect(await similar({ name, city: 'Kraków' })).toEqual([]);
  expect(
    await similar({
      nip: `${nip.slice(0, 3)}-${nip.slice(3, 6)}-${nip.slice(6, 8)}-${nip.slice(8)}`,
    }),
  ).toEqual([['Wodociągi Toruńskie sp. z o.o.', true]]);
  expect(await similar({ nip, except: id })).toEqual([]);
});

test('of two hundred names in one town each hint goes either way, and is found in the base as by the rule [CLI-113, CLI-126]', async () => {
  const begun: { id: number; name: string }[] = [];
  for (const { name } of townNames) {
    const body = { name, nip: newNip(), city: 'Pcim Dolny' };
    const { data } = await app.it.call(quickAddClient, { as: app.user, body });
    begun.push({ id: data.id, name });
  }
  const hints = new Set<string>();
  for (const { id, name } of begun) {
    const query = { name, city: 'Pcim Dolny', except: id };
    const { data } = await app.it.call(similarClients, { as: app.user, query });
    for (const other of data.list) hints.add(`${name} = ${other.name}`);
  }
  const wanted = begun.flatMap((one) =>
    begun
      .filter((other) => other !== one && isAlike(one, other))
      .map((other) => `${one.name} = ${other.name}`),
  );
  expect([...hints].toSorted()).toEqual(wanted.toSorted());
});

test.each([
  ['Nowak sp. z o.o.', 'Nowak'],
  ['Spółka Akcyjna „Mewa”', 'Mewa'],
  ['ABC S.A.', 'ABC'],
  ['Kowalski i Wspólnicy sp. j.', 'Kowalski i Wspólnicy'],
  ['S.A.', 'S.A.'],
])('of %s the name alone is compared: %s [CLI-113]', (name, core) => {
  expect(coreOf(name)).toBe(core);
});

test('the list shows clients whose NIP another one has [CLI-114]', async () => {
  const nip = newNip();
  const one = await app.create({ name: 'Pierwszy', nip });
  const two = await app.create({ name: 'Drugi', nip });
  const alone = await app.create({ name: 'Jedyny', nip: newNip() });
  const { list } = await app.listed({ 'filter[sameNip]': 1, perPage: 100 } as never);
  const own = list.map(({ id }: { id: number }) => id).filter((id: number) => id >= one);
  expect(own.toSorted()).toEqual([one, two]);
  expect(own).not.toContain(alone);
});

test('merging keeps the fields of the one that stays, fills what it lacks, and takes what was chosen; taking it back undoes that unless it was changed since [CLI-120, CLI-123]', async () => {
  const stays = await app.create({ name: 'Stara nazwa', website: null, phone: '600700800' });
  const goes = await app.create({
    name: 'Nowa nazwa',
    website: 'nowa.pl',
    phone: '600700900',
    street: 'Inna 2',
  });
  const { data } = await calls.preview(stays, goes);
  expect(data.preview.fields).toEqual([
    { field: 'name', stays: 'Stara nazwa', goes: 'Nowa nazwa', filled: false },
    { field: 'phone', stays: '600700800', goes: '600700900', filled: false },
    { field: 'website', stays: null, goes: 'https://nowa.pl', filled: true },
    { field: 'street', stays: 'Piotrkowska 1', goes: 'Inna 2', filled: false },
  ]);
  expect(data.preview.moved).toContain('1\u00A0osoba kontaktowa');
  await calls.merge(stays, goes, ['phone', 'street']);
  expect(await calls.read(stays)).toMatchObject({
    ...{ name: 'Stara nazwa', phone: '600700900', website: 'https://nowa.pl', street: 'Inna 2' },
  });
  await app.it.db
    .updateTable('client')
    .set({ street: 'Trzecia 3' })
    .where('id', '=', stays)
    .execute();
  await calls.split(goes);
  expect(await calls.read(stays)).toMatchObject({
    ...{ phone: '600700800', website: null, street: 'Trzecia 3' },
  });
  expect(await calls.read(goes)).toMatchObject({ phone: '600700900', website: 'https://nowa.pl' });
});

const firm = {
  nip: '7251801126',
  phone: '600700800',
  email: 'biuro@firma.pl',
  name: 'Firma z rejestru',
  street: 'Prosta 1',
  postalCode: '00-001',
  city: 'Warszawa',
  province: 14,
};

test('a client of its numbers and its place alone is a potential one in the care of who adds it, with the same on invoices [CLI-110, CLI-111]', async () => {
  const body = { ...firm, regon: '123456785', krs: '12345', legalForm: 'Spółka akcyjna' };
  const { status, data } = await app.it.call(quickAddClient, { as: app.user, body });
  expect(status).toBe(200);
  const client = await app.read(data.id);
  expect(client).toMatchObject({
    ...{ ...firm, regon: '123456785', krs: '0000012345', legalForm: 'Spółka akcyjna' },
    ...{ fvName: firm.name, fvPhone: firm.phone, fvEmail: firm.email, fvStreet: firm.street },
    ...{ status: { name: 'Potencjalny' }, projectTypes: [], persons: [] },
  });
  expect(client.clientService.map(({ id }) => id)).toEqual([app.user.id]);
});

test('what is wrong in the short form is said on its field [CLI-110]', async () => {
  const add = async (body: object) =>
    (await app.it.call(quickAddClient, { as: app.user, body })).errors;
  expect(await add({ nip: '725', regon: '12', krs: 'x', name: ' ' })).toMatchObject({
    nip: 'NIP musi mieć przynajmniej 10 cyfr',
    regon: 'REGON ma 9 albo 14 cyfr',
    krs: 'KRS ma 10 cyfr',
  });
  expect(await add({ name: ' ', nip: null })).toEqual({ name: 'Podaj nazwę firmy albo NIP' });
});

test('a name or a NIP alone is enough; what is not known is empty, and said field by field [CLI-110, CLI-198]', async () => {
  const begin = async (body: object) => {
    const { status, data } = await app.it.call(quickAddClient, { as: app.user, body });
    expect(status).toBe(200);
    return data.id as number;
  };
  const id = await begin({ name: 'Sama nazwa' });
  expect(await app.read(id)).toMatchObject({
    ...{ name: 'Sama nazwa', fvName: 'Sama nazwa', nip: '', phone: '', street: '', city: '' },
    ...{ province: null, fvProvince: null, regon: null, status: { name: 'Potencjalny' } },
  });
  const numbered = await begin({ nip: '725-000-12-04', status: 1 });
  expect(await app.read(numbered)).toMatchObject({
    ...{ name: 'NIP 7250001204', nip: '7250001204', status: { name: 'Aktywny' } },
  });
  const change = (body: object) =>
    app.it.call(updateClient, { as: app.user, params: { id }, body });
  expect((await change({ phone: '600 700 800', province: 10 })).status).toBe(200);
  expect((await change({ email: 'to nie adres' })).status).toBe(400);
  expect(await app.read(id)).toMatchObject({ phone: '600 700 800', province: 10, email: '' });
});

test('clients without a NIP are not of the same NIP, and a name alone finds who is called alike [CLI-199, CLI-114]', async () => {
  const begin = (name: string) => app.it.call(quickAddClient, { as: app.user, body: { name } });
  await begin('Bezimienna Przystań');
  await begin('Druga Bez Numeru');
  expect(await similar({ name: 'Bezimienna Przystań sp. z o.o.' })).toContainEqual([
    'Bezimienna Przystań',
    false,
  ]);
  const same = await app.it.call(listClients, {
    as: app.user,
    query: { filter: { sameNip: 1 }, search: 'Bez Numeru' } as never,
  });
  expect(same.data.list.count).toBe(0);
});
