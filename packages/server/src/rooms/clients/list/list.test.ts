import * as contract from '@zaplecze/contract/rooms/clients/calls';
import { afterAll, describe, expect, test } from 'vitest';
import { clientsApp } from '../clients.fixture.ts';

const { it, admin, manager, user, service, tag, consent, create, listed } = await clientsApp();
afterAll(() => it.close());

test('a remembered page is right again after every change: new, renamed, removed, carer renamed [SHE-14]', async () => {
  const query = { filter: { name: 'pamiętan' } };
  const names = async (more: object = {}) => {
    const { list, count } = await listed({ ...query, ...more });
    expect(count).toBe(list.length);
    return list.map(({ name }: { name: string }) => name);
  };
  const carer = await it.signIn();
  const first = await create({ name: 'Pamiętana B', clientService: [carer.id] });
  expect(await names()).toEqual(['Pamiętana B']);
  expect(await names()).toEqual(['Pamiętana B']);
  await create({ name: 'Pamiętana A' });
  expect(await names()).toEqual(['Pamiętana A', 'Pamiętana B']);
  await it.call(contract.updateClient, {
    as: user,
    params: { id: first },
    body: { name: 'Pamiętana 0' },
  });
  expect(await names()).toEqual(['Pamiętana 0', 'Pamiętana A']);
  const byCarer = { sort: 'carers', order: 'desc' };
  const before = await names(byCarer);
  await it.db
    .updateTable('person')
    .set({ lastName: before[0] === 'Pamiętana 0' ? 'Aaa' : 'Żżż' })
    .where('id', '=', carer.id)
    .execute();
  expect(await names(byCarer)).toEqual(before.toReversed());
  await it.call(contract.removeClient, { as: manager, params: { id: first } });
  expect(await names()).toEqual(['Pamiętana A']);
});

describe('the list of clients', () => {
  test('filters by a beginning of the NIP, however it is grouped [CLI-15]', async () => {
    await create({ name: 'Po numerze', nip: '8442111111' });
    const names = async (nip: string) =>
      (await listed({ filter: { nip } })).list.map((row: contract.ClientRow) => row.name);
    expect(await names('844-21')).toEqual(['Po numerze']);
    expect(await names('brak')).toEqual([]);
  });

  test('search ignores letter case and diacritics [CLI-12, SHE-17]', async () => {
    await create({ name: 'Świętokrzyskie Źdźbło', nip: '1111111111' });
    const found = await listed({ search: 'swietokrzyskie ZDZBLO' });
    expect(found.list.map((row: contract.ClientRow) => row.name)).toEqual([
      'Świętokrzyskie Źdźbło',
    ]);
    expect((await listed({ search: 'źd' })).count).toBeGreaterThan(0);
    expect((await listed({ search: '%' })).count).toBe(0);
  });

  test('a name is found in straight quotes, in others and without [CLI-228]', async () => {
    await create({ name: 'Hurtownia „Źródło Smaku”' });
    for (const search of ['"Źródło Smaku"', "'źródło'", '«Źródło»', '„Źródło', 'Źródło']) {
      expect((await listed({ search })).count, search).toBe(1);
    }
  });

  test('search finds fragments of one and two signs wherever they stand, in any letters [CLI-12, SHE-17]', async () => {
    await create({ name: 'Krótki Œuvre & Ø' });
    await create({ name: 'Krótki 李小' });
    const names = async (search: string) =>
      (await listed({ search: `krótki ${search}` })).list.map(
        (row: contract.ClientRow) => row.name,
      );
    // "œ" is written out as "oe".
    for (const found of ['u', 'uv', 'ŒU', 'œ', 'oe', '&', '& ø', 'k ó u']) {
      expect(await names(found), found).toEqual(['Krótki Œuvre & Ø']);
    }
    for (const found of ['李', '李小']) expect(await names(found), found).toEqual(['Krótki 李小']);
    expect(await names('小李')).toEqual([]);
    expect(await names('ue')).toEqual([]);
  });

  test('search looks at the NIP, the town and the contact persons too [CLI-12]', async () => {
    const contact = { firstName: 'Bożydar', lastName: 'Gżegżółka', phone: '511 222 333' };
    const more = { nip: '7777777777', city: 'Pcim', persons: [contact] };
    await create({ name: 'Szukana', ...more });
    for (const search of ['7777777777', 'pcim', 'gzegzolka bozydar', 'szukana pcim']) {
      const { list } = await listed({ search });
      expect([search, list.map((row: contract.ClientRow) => row.name)]).toEqual([
        search,
        ['Szukana'],
      ]);
    }
  });

  test('sorts the Polish way, pages by ten, and counts all [CLI-11, SHE-13, SHE-16]', async () => {
    for (const name of ['Żuraw', 'Zebra', 'Łoś', 'Lama', 'Ćma', 'Cap']) {
      await create({ name: `Porządek ${name}` });
    }
    const found = await listed({ name: 'Porządek', perPage: 4 });
    expect(found.list.map((row: contract.ClientRow) => row.name.slice(9))).toEqual([
      'Cap',
      'Ćma',
      'Lama',
      'Łoś',
    ]);
    expect(found.count).toBe(6);
    const second = await listed({ name: 'Porządek', perPage: 4, page: 2, order: 'asc' });
    expect(second.list.map((row: contract.ClientRow) => row.name.slice(9))).toEqual([
      'Zebra',
      'Żuraw',
    ]);
  });

  test('filters by status, tags, carers, services, consents, NIP; 0 is a value [CLI-14]', async () => {
    const file = await it.upload(user);
    await create({
      name: 'Filtrowany',
      status: 0,
      nip: '2222222222',
      clientService: [admin.id],
      agreements: [{ type: consent, file }],
    });
    for (const query of [
      { filter: { status: [0] } },
      { filter: { persons: [admin.id] } },
      { nip: '222-222' },
      {
        name: 'filtrowany',
        filter: { tags: [tag], projectTypes: [service], agreement: [consent] },
      },
    ]) {
      const found = await listed(query);
      expect(found.list.map((row: contract.ClientRow) => row.name)).toEqual(['Filtrowany']);
      expect(found.count).toBe(1);
    }
  });

  test.each(['filter[nip]=', 'filter[name]=', 'nip=', 'name='])(
    '%s, a field that was emptied, asks for nothing [CLI-14]',
    async (query) => {
      const response = await it.app.inject({
        url: `/api/client/list?${query}`,
        headers: { 'access-token': user.token },
      });
      expect(response.json().data.list.count).toBe((await listed({})).count);
    },
  );

  test('the count stays exact after a client is added and after one is removed [CLI-11, SHE-14]', async () => {
    const count = async () => (await listed({})).count;
    const before = await count();
    const id = await create();
    expect(await count()).toBe(before + 1);
    await it.call(contract.removeClient, { as: manager, params: { id } });
    expect(await count()).toBe(before);
  });

  test.each(['sort=hasło', 'filter[nic]=1', 'page=0', 'perPage=101', 'filter[status]=x'])(
    '%s is refused with 400 [SHE-15]',
    async (query) => {
      const response = await it.app.inject({
        url: `/api/client/list?${query}`,
        headers: { 'access-token': user.token },
      });
      expect(response.statusCode).toBe(400);
    },
  );
});
