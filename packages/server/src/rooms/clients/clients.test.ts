import * as contract from '@zaplecze/contract/clients';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';

let it: TestApp;
let admin: Someone;
let manager: Someone;
let user: Someone;
let service: number;
let tag: number;
let consent: number;

beforeAll(async () => {
  it = await testApp();
  [admin, manager, user] = await Promise.all([
    it.signIn('ROLE_ADMIN'),
    it.signIn('ROLE_MANAGER'),
    it.signIn('ROLE_USER'),
  ]);
  const insert = async (table: 'projectType' | 'tag' | 'agreementType', values: object) =>
    (
      await it.db
        .insertInto(table)
        .values(values as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  service = await insert('projectType', { name: 'Księgowość', color: '#112233' });
  tag = await insert('tag', { name: 'VIP' });
  consent = await insert('agreementType', { name: 'Marketing', description: 'Zgadzam się.' });
});
afterAll(() => it.close());

const person = { firstName: 'Jan', lastName: 'Kowalski', phone: '600 700 800', email: null };

function whole(more: object = {}) {
  return {
    name: 'Łódzka Wytwórnia Żarówek',
    phone: '+48 600-700-800',
    email: 'biuro@zarowki.pl',
    city: 'Łódź',
    street: 'Piotrkowska 1',
    postalCode: '90-001',
    province: 10,
    fvName: 'Łódzka Wytwórnia Żarówek sp. z o.o.',
    fvPhone: '600700800',
    fvEmail: 'faktury@zarowki.pl',
    nip: 'PL 526-025-09-95',
    fvCity: 'Łódź',
    fvStreet: 'Piotrkowska 1',
    fvPostalCode: '90-001',
    fvProvince: 10,
    status: 1,
    projectTypes: [service],
    tags: [tag],
    clientService: [user.id],
    persons: [person],
    ...more,
  };
}

const create = async (more: object = {}) =>
  (await it.call(contract.createClient, { as: user, body: whole(more) })).data.id as number;
const read = async (id: number): Promise<contract.Client> =>
  (await it.call(contract.getClient, { as: user, params: { id } })).data.client;
const listed = async (query: object) =>
  (await it.call(contract.listClients, { as: user, query: query as never })).data.list;

test('a remembered page is right again after every change: new, renamed, removed, carer renamed', async () => {
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

describe('creating a client', () => {
  test('one call keeps the client with its carers, persons and consents', async () => {
    const file = await it.upload(user);
    const agreements = [{ type: consent, file, given: '2026-01-02' }];
    const client = await read(await create({ agreements }));
    expect(client).toMatchObject({
      nip: '5260250995',
      color: '#FF0000',
      status: { id: 1, name: 'Aktywny' },
      tags: [{ name: 'VIP' }],
      clientService: [{ id: user.id, name: user.name }],
      persons: [{ firstName: 'Jan', phone: '600 700 800' }],
      agreements: [{ type: { name: 'Marketing' }, wording: 'Zgadzam się.', given: '2026-01-02' }],
      createdBy: { name: user.name },
    });
  });

  test('the sequence of calls works too: client, then carer, person and consent', async () => {
    const { persons: _p, clientService: _c, ...alone } = whole({ name: 'Po kolei' });
    const made = await it.call(contract.createClient, { as: user, body: alone });
    const client = made.data.id;
    const params = { client, user: manager.id };
    expect((await it.call(contract.addCarer, { as: user, params })).status).toBe(200);
    const contact = await it.call(contract.createContact, {
      as: user,
      body: { ...person, client },
    });
    expect(contact.status).toBe(200);
    const file = 'data:application/pdf;base64,JVBERi0xLjQ=';
    const agreement = await it.call(contract.createAgreement, {
      as: user,
      body: { type: consent, file, client },
    });
    expect(agreement.status).toBe(200);
    expect(await read(client)).toMatchObject({
      clientService: [{ id: manager.id }],
      persons: [{ lastName: 'Kowalski' }],
      agreements: [{ file: { fileName: 'plik.pdf' } }],
    });
  });

  test('a consent whose file belongs to somebody else keeps nothing of the client', async () => {
    const file = await it.upload(manager);
    const body = whole({ name: 'Nie powstanie', agreements: [{ type: consent, file }] });
    const answer = await it.call(contract.createClient, { as: user, body });
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual({ 'agreements.0.file': 'Plik jest wymagany' });
    expect((await listed({ name: 'Nie powstanie' })).count).toBe(0);
  });

  test.each([
    ['name', '', 'Nazwa firmy jest wymagana'],
    ['phone', '', 'Telefon jest wymagany'],
    ['phone', '12345678', 'Telefon musi mieć przynajmniej 9 cyfr'],
    ['email', '', 'Adres e-mail jest wymagany'],
    ['city', '', 'Nazwa miasta jest wymagana'],
    ['postalCode', '', 'Kod pocztowy jest wymagany'],
    ['postalCode', '123', 'Kod pocztowy musi mieć 5 cyfr, np.11-111'],
    ['street', '', 'Nazwa ulicy jest wymagana'],
    ['province', null, 'Nazwa województwa jest wymagana'],
    ['province', 3, 'Nazwa województwa jest wymagana'],
    ['fvName', '', 'Nazwa firmy jest wymagana'],
    ['nip', '', 'NIP jest wymagany'],
    ['nip', '123', 'NIP musi mieć przynajmniej 10 cyfr'],
    ['fvPhone', '', 'Numer telefonu jest wymagany'],
    ['fvEmail', '', 'Adres e-mail jest wymagany'],
    ['fvCity', '', 'Nazwa miasta jest wymagana'],
    ['fvStreet', '', 'Nazwa ulicy jest wymagana'],
    ['fvPostalCode', '', 'Kod pocztowy jest wymagany'],
    ['status', null, 'Status jest wymagany'],
    ['status', 4, 'Status jest wymagany'],
    ['projectTypes', [], 'Wymagane jest wybranie minimum jednej usługi'],
    ['persons', [], 'Osoba kontaktowa jest wymagana'],
    ['clientService', [], 'Klient musi posiadać opiekuna, dodaj go'],
    ['tags', [999999], 'Nie ma takiego tagu'],
  ])('%s %j is refused: %s', async (field, value, message) => {
    const answer = await it.call(contract.createClient, {
      as: user,
      body: whole({ [field]: value }),
    });
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual({ [field]: message });
  });

  test.each([
    [{ agreements: [{ file: 1 }] }, 'agreements.0.type', 'Wybierz typ zgody'],
    [{ agreements: [{ type: 1 }] }, 'agreements.0.file', 'Plik jest wymagany'],
    [
      { persons: [{ ...person, phone: null }] },
      'persons.0.phone',
      'Podaj telefon albo adres e-mail',
    ],
    [
      { persons: [{ ...person, phone: '12' }] },
      'persons.0.phone',
      'Telefon musi mieć przynajmniej 9 cyfr',
    ],
    [{ persons: [{ ...person, firstName: '' }] }, 'persons.0.firstName', 'Imię jest wymagane'],
    [{ owner: 5 }, 'owner', 'Nieznane pole'],
  ])('%j is refused on %s', async (more, field, message) => {
    const answer = await it.call(contract.createClient, { as: user, body: whole(more) });
    expect(answer.errors).toEqual({ [field]: message });
  });

  test('the same Idempotency-Key makes one client', async () => {
    const key = { 'idempotency-key': 'raz' };
    const body = whole({ name: 'Dwa kliknięcia' });
    const make = () => it.call(contract.createClient, { as: user, body, headers: key });
    const [first, second] = await Promise.all([make(), make()]);
    expect(first.data).toEqual(second.data);
    expect((await listed({ name: 'Dwa kliknięcia' })).count).toBe(1);
  });
});

describe('changing a client', () => {
  const patch = (id: number, body: object, headers: Record<string, string> = {}, as = user) =>
    it.call(contract.updateClient, { as, params: { id }, body, headers });

  test('only the sent fields change; lists replace the former ones', async () => {
    const id = await create();
    const before = await read(id);
    const persons = [
      { id: before.persons[0]?.id, ...person, firstName: 'Janina' },
      { firstName: 'Ewa', lastName: 'Zych', email: 'ewa@zarowki.pl' },
    ];
    expect((await patch(id, { city: 'Pabianice', persons, tags: [] })).status).toBe(200);
    expect(await read(id)).toMatchObject({
      city: 'Pabianice',
      name: before.name,
      tags: [],
      persons: [{ id: before.persons[0]?.id, firstName: 'Janina' }, { firstName: 'Ewa' }],
    });
  });

  test('two editors of different fields both keep their changes', async () => {
    const id = await create();
    const { version } = await read(id);
    const match = { 'if-match': `"${version}"` };
    expect((await patch(id, { city: 'Zgierz' }, match)).status).toBe(200);
    expect((await patch(id, { street: 'Długa 2' }, match, manager)).status).toBe(200);
    expect(await read(id)).toMatchObject({ city: 'Zgierz', street: 'Długa 2' });
  });

  test('two editors of the same field: the second gets 409 with both values', async () => {
    const id = await create();
    const { version } = await read(id);
    const match = { 'if-match': `"${version}"` };
    await patch(id, { city: 'Zgierz' }, match);
    const late = await patch(id, { city: 'Ozorków' }, match, manager);
    expect(late.status).toBe(409);
    expect(late.json.conflicts).toEqual({ city: { theirs: 'Zgierz', yours: 'Ozorków' } });
    expect((await read(id)).city).toBe('Zgierz');
  });

  test('of two editors of the contact persons the second gets 409, and nobody just added is lost', async () => {
    const id = await create();
    const { version, persons } = await read(id);
    const match = { 'if-match': `"${version}"` };
    const kept = { id: persons[0]?.id, ...person };
    const added = { ...person, firstName: 'Żaneta' };
    expect((await patch(id, { persons: [kept, added] }, match)).status).toBe(200);
    const late = await patch(id, { persons: [{ ...kept, lastName: 'Lis' }] }, match, manager);
    expect(late.status).toBe(409);
    expect(late.json.conflicts.persons.theirs).toHaveLength(2);
    expect((await read(id)).persons.map(({ firstName }) => firstName)).toEqual(['Jan', 'Żaneta']);
    // Saving the list as it stands is no change that another editor could collide with.
    const now = await read(id);
    const { theirs } = late.json.conflicts.persons;
    expect((await patch(id, { persons: theirs })).status).toBe(200);
    const other = await patch(id, { persons: [theirs[0]] }, { 'if-match': `"${now.version}"` });
    expect(other.status).toBe(200);
  });

  test('a version the client never had is 412', async () => {
    const id = await create();
    expect((await patch(id, { city: 'Zgierz' }, { 'if-match': '"999"' })).status).toBe(412);
  });

  test('the last carer cannot be removed', async () => {
    const client = await create();
    const params = { client, user: user.id };
    const answer = await it.call(contract.removeCarer, { as: user, params });
    expect(answer.status).toBe(400);
    expect(answer.message).toBe('Klient musi posiadać opiekuna, dodaj go');
    expect((await read(client)).clientService).toHaveLength(1);
  });

  test('every change is in the history with who made it', async () => {
    const id = await create();
    await patch(id, { city: 'Kutno' }, {}, manager);
    const rows = await it.db
      .selectFrom('history')
      .select(['who', 'changes'])
      .where('entity', '=', 'client')
      .where('entityId', '=', id)
      .where('action', '=', 'update')
      .execute();
    expect(rows).toContainEqual({ who: manager.id, changes: { city: ['Łódź', 'Kutno'] } });
  });

  test('contact persons and consents can be changed and removed by their own calls', async () => {
    const file = await it.upload(user);
    const id = await create({ agreements: [{ type: consent, file }], persons: [person, person] });
    const client = await read(id);
    const contact = client.persons[0]?.id ?? 0;
    const agreement = client.agreements[0]?.id ?? 0;
    const as = user;
    const change = { as, params: { id: contact }, body: { lastName: 'Nowak' } };
    expect((await it.call(contract.updateContact, change)).status).toBe(200);
    const unreachable = { as, params: { id: contact }, body: { phone: null } };
    expect((await it.call(contract.updateContact, unreachable)).errors?.phone).toBe(
      'Podaj telefon albo adres e-mail',
    );
    expect((await it.call(contract.removeContact, { as, params: { id: contact } })).status).toBe(
      200,
    );
    const withdrawn = { as, params: { id: agreement }, body: { withdrawn: '2026-02-03' } };
    expect((await it.call(contract.updateAgreement, withdrawn)).status).toBe(200);
    expect((await read(id)).agreements[0]?.withdrawn).toBe('2026-02-03');
    expect(
      (await it.call(contract.removeAgreement, { as, params: { id: agreement } })).status,
    ).toBe(200);
    expect(await read(id)).toMatchObject({ agreements: [], persons: [{ lastName: 'Kowalski' }] });
  });
});

test('a client without services is told so, also when the list is left out', async () => {
  const words = 'Wymagane jest wybranie minimum jednej usługi';
  for (const projectTypes of [[], undefined]) {
    const answer = await it.call(contract.createClient, {
      as: user,
      body: whole({ projectTypes }),
    });
    expect(answer.errors).toEqual({ projectTypes: words });
  }
});

describe('consents', () => {
  test('name a person who is sent with them, by their place', async () => {
    const file = await it.upload(user);
    const id = await create({
      persons: [person, { ...person, firstName: 'Ewa' }],
      agreements: [{ type: consent, file, person: -2, given: '2026-01-02' }],
    });
    const { agreements } = await read(id);
    expect(agreements).toMatchObject([
      {
        person: { name: 'Ewa Kowalski' },
        given: '2026-01-02',
        withdrawn: null,
        wording: 'Zgadzam się.',
      },
    ]);
  });

  test('refuse a place where nobody is, and anybody else’s person', async () => {
    const other = (await read(await create())).persons[0]?.id;
    for (const wrong of [-2, other]) {
      const agreements = [{ type: consent, file: await it.upload(user), person: wrong }];
      const answer = await it.call(contract.createClient, {
        as: user,
        body: whole({ agreements }),
      });
      expect(answer.errors).toEqual({
        'agreements.0.person': 'To nie jest osoba kontaktowa tego klienta',
      });
    }
  });

  test('keep the wording of their day when the type’s text changes', async () => {
    const file = await it.upload(user);
    const id = await create({ agreements: [{ type: consent, file }] });
    await it.db
      .updateTable('agreementType')
      .set({ description: 'Inna treść.' })
      .where('id', '=', consent)
      .execute();
    const [agreement] = (await read(id)).agreements;
    expect(agreement).toMatchObject({ wording: 'Zgadzam się.' });
    await it.db
      .updateTable('agreementType')
      .set({ description: 'Zgadzam się.' })
      .where('id', '=', consent)
      .execute();
  });
});

describe('the list of clients', () => {
  test('filters by a beginning of the NIP, however it is grouped', async () => {
    await create({ name: 'Po numerze', nip: '8442111111' });
    const names = async (nip: string) =>
      (await listed({ filter: { nip } })).list.map((row: contract.ClientRow) => row.name);
    expect(await names('844-21')).toEqual(['Po numerze']);
    expect(await names('brak')).toEqual([]);
  });

  test('search ignores letter case and diacritics', async () => {
    await create({ name: 'Świętokrzyskie Źdźbło', nip: '1111111111' });
    const found = await listed({ search: 'swietokrzyskie ZDZBLO' });
    expect(found.list.map((row: contract.ClientRow) => row.name)).toEqual([
      'Świętokrzyskie Źdźbło',
    ]);
    expect((await listed({ search: 'źd' })).count).toBeGreaterThan(0);
    expect((await listed({ search: '%' })).count).toBe(0);
  });

  test('sorts the Polish way, pages by ten, and counts all', async () => {
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

  test.each(['name', 'carers', 'person', 'status', 'created', 'modifiedDate'])(
    'can be ordered by %s',
    async (sort) => {
      expect((await listed({ sort, order: 'desc' })).list.length).toBeGreaterThan(0);
    },
  );

  test('filters by status, tags, carers, services, consents, NIP; 0 is a value', async () => {
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

  test('the count stays exact after a client is added and after one is removed', async () => {
    const count = async () => (await listed({})).count;
    const before = await count();
    const id = await create();
    expect(await count()).toBe(before + 1);
    await it.call(contract.removeClient, { as: manager, params: { id } });
    expect(await count()).toBe(before);
  });

  test.each(['sort=hasło', 'filter[nic]=1', 'page=0', 'perPage=101', 'filter[status]=x'])(
    '%s is refused with 400',
    async (query) => {
      const response = await it.app.inject({
        url: `/api/client/list?${query}`,
        headers: { 'access-token': user.token },
      });
      expect(response.statusCode).toBe(400);
    },
  );
});

describe('who may', () => {
  test('everybody signed in reads, adds and edits; only managers and admins delete', async () => {
    const id = await create();
    expect((await read(id)).may).toEqual({ edit: true, delete: false });
    const remove = (as: Someone | null, client = id) =>
      it.call(contract.removeClient, { as, params: { id: client } });
    expect((await remove(null)).status).toBe(401);
    expect((await remove(user)).status).toBe(403);
    expect((await remove(user, 999_999)).status).toBe(403);
    expect((await remove(manager, 999_999)).status).toBe(404);
    expect((await remove(manager)).status).toBe(200);
    expect((await it.call(contract.getClient, { as: user, params: { id } })).status).toBe(404);
  });

  test('the record is asked for before the body', async () => {
    const body = { name: '' };
    const params = { id: 999_999 };
    expect((await it.call(contract.updateClient, { as: user, params, body })).status).toBe(404);
    expect((await it.call(contract.updateClient, { as: null, params, body })).status).toBe(401);
  });

  test.each([
    ['getClient', contract.getClient],
    ['listClients', contract.listClients],
    ['createClient', contract.createClient],
    ['createContact', contract.createContact],
    ['createAgreement', contract.createAgreement],
  ])('%s asks for a session', async (_name, endpoint) => {
    expect((await it.call(endpoint, { as: null, params: { id: 1 } })).status).toBe(401);
  });
});

test('a NIP that is in the base already is told, with the client who has it', async () => {
  const id = await create({ nip: '3333333333' });
  const params = { nip: '3333333333' };
  expect((await it.call(contract.checkNip, { as: user, params })).data.list).toMatchObject([
    { id },
  ]);
  const except = await it.call(contract.checkNip, { as: user, params, query: { except: id } });
  expect(except.data.list).toEqual([]);
});
