import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import type { FoundGroup, SearchResult } from '@zaplecze/contract/rooms/search/calls';
import { search } from '@zaplecze/contract/rooms/search/calls';
import { letIn } from '@zaplecze/contract/rooms/visits/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertClient } from '../../../test/client.ts';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { frontDoor } from '../visits/visits.fixture.ts';

let it: TestApp;
let admin: Someone;
let worker: Someone;
beforeAll(async () => {
  it = await testApp();
  [admin, worker] = [await it.signIn('ROLE_ADMIN'), await it.signIn()];
});
afterAll(() => it.close());

async function find(q: string, as = worker, kind?: string): Promise<SearchResult[]> {
  const { status, data } = await it.call(search, { as, query: { q, ...(kind && { kind }) } });
  expect([q, status]).toEqual([q, 200]);
  return data.groups.flatMap((group: FoundGroup) => group.rows);
}
const titles = async (q: string, kind: string, as = worker) =>
  (await find(q, as, kind)).map(({ title }) => title);

test('a client is found by NIP with and without dashes, a telephone in any spelling, the city and a contact person [SEA-04]', async () => {
  const client = await insertClient(it.db, {
    name: 'Hurtownia Źródło',
    nip: '5213456789',
    phone: '601 702 803',
    city: 'Świętochłowice',
  });
  await it.db
    .insertInto('clientPerson')
    .values({ client, firstName: 'Grażyna', lastName: 'Brzęczyk', phone: '512-613-714' })
    .execute();
  for (const q of [
    ...['5213456789', '521-345-67-89', 'PL 521 345 67 89', '601702803', '+48 601-702-803'],
    ...[
      '702 803',
      'swietochlowice',
      'brzeczyk',
      'Grażyna Brzęczyk',
      '512613714',
      'zrodlo',
      'ŹRÓDŁO hurt',
    ],
  ]) {
    expect([q, (await find(q, worker, 'client')).map(({ id }) => id)]).toEqual([q, [client]]);
  }
  const [byContact] = await find('brzęczyk', worker, 'client');
  expect(byContact?.notes).toContain('Grażyna Brzęczyk, 512-613-714');
  expect(byContact?.address).toMatch(`/client/view/${client}?contact=`);
});

test('a client is found by e-mail, web page, street, REGON and KRS, however they are typed [SEA-30, CLI-12]', async () => {
  const client = await insertClient(it.db, {
    name: 'Biuro Projektowe Łan',
    email: 'sekretariat@lan-projekt.pl',
    fvEmail: 'm.wojtas@lan-ksiegi.pl',
    website: 'https://www.lan-projekt.pl/',
    street: 'Gajowa 17/4',
    city: 'Łódź',
    regon: '140517018',
    krs: '0000028860',
    nip: '7743001118',
  });
  await insertClient(it.db, { name: 'Cukiernia Muza', email: 'biuro@muza.pl', nip: '3333333333' });
  for (const q of [
    ...[
      'sekretariat@lan-projekt.pl',
      'SEKRETARIAT@LAN-PROJEKT.PL',
      'm.wojtas@lan-ksiegi.pl',
      '@lan-ksiegi',
    ],
    ...[
      'lan-projekt.pl',
      'www.lan-projekt.pl',
      'https://www.lan-projekt.pl',
      'https://lan-projekt.pl/',
    ],
    ...['gajowa 17', 'ul. Gajowa 17/4', 'Gajowa Łan', 'ulica Gajowa', 'ul.Gajowa', '"Gajowa"'],
    ...['140517018', '140-517-018', 'REGON 140517018', 'REGON: 140517018'],
    ...['0000028860', 'KRS 0000028860', 'NIP: 774-300-11-18'],
    // As copied from an envelope, from a letter, from a list.
    ...['ul. Gajowa 17/4, Łódź', 'Biuro Projektowe Łan, Gajowa', 'NIP 7743001118;'],
    ...['<m.wojtas@lan-ksiegi.pl>', 'mailto:m.wojtas@lan-ksiegi.pl', 'm.wojtas@lan-ksiegi.pl,'],
  ]) {
    expect([q, (await find(q, worker, 'client')).map(({ id }) => id)]).toEqual([q, [client]]);
    const { data } = await it.call(listClients, { as: worker, query: { search: q } });
    expect([q, data.list.list.map(({ id }: { id: number }) => id)]).toEqual([q, [client]]);
  }
  const [byMail] = await find('m.wojtas@lan-ksiegi.pl', worker, 'client');
  expect(byMail?.notes).toContain('m.wojtas@lan-ksiegi.pl');
  // The mailbox that every company has tells none of them.
  expect(await titles('biuro', 'client')).not.toContain('Cukiernia Muza');
  expect(await titles('biuro@muza.pl', 'client')).toEqual(['Cukiernia Muza']);
});

test('a contact person is found by e-mail and telephone, and leads to the client with that person [SEA-31]', async () => {
  const client = await insertClient(it.db, { name: 'Tartak Kora', nip: '4444444444' });
  const person = (lastName: string, email: string, phone: string) =>
    it.db
      .insertInto('clientPerson')
      .values({ client, firstName: 'Iga', lastName, email, phone })
      .returning('id')
      .executeTakeFirstOrThrow();
  await person('Pierwsza', 'iga.pierwsza@kora.pl', '511222333');
  const { id } = await person('Żmuda', 'iga.zmuda@kora.pl', '511222444');
  for (const q of ['iga.zmuda@kora.pl', '511 222 444', 'zmuda', 'Kora Żmuda', 'kora Iga zmu']) {
    const [found, ...more] = await find(q, worker, 'client');
    expect([q, found?.address, more]).toEqual([q, `/client/view/${client}?contact=${id}`, []]);
  }
  expect((await find('Tartak', worker, 'client'))[0]?.address).toBe(`/client/view/${client}`);
  await it.db.deleteFrom('clientPerson').where('id', '=', id).execute();
  expect(await find('iga.zmuda@kora.pl', worker, 'client')).toEqual([]);
});

test('where more fits than is shown, the group leads to the whole list searched by the same words [SEA-34]', async () => {
  for (let at = 0; at < 9; at += 1)
    await insertClient(it.db, { name: `Pasieka Miodna ${at}x`, nip: '5555555555' });
  const groupOf = async (q: string) => {
    const { data } = await it.call(search, { as: worker, query: { q, kind: 'client' } });
    return data.groups[0];
  };
  expect((await groupOf('pasieka'))?.rows).toHaveLength(8);
  expect((await groupOf('pasieka'))?.all).toBe('/client?search=pasieka');
  expect((await groupOf('Miodna 7x'))?.all).toBeNull();
});

test('an issue is found by its number with # by whoever may see it [SEA-32]', async () => {
  const { id } = await it.db
    .insertInto('issue')
    .values({ name: 'Kabel', description: '', type: 1, orderedBy: worker.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await titles(`#${id}`, 'issue')).toEqual(['Kabel']);
  expect(await titles(`#${id}`, 'issue', await it.signIn())).toEqual([]);
});

test('a person is found by name, telephone and position, one who left by managers alone [SEA-03]', async () => {
  const position = await it.db
    .insertInto('position')
    .values({ name: 'Główna księgowa' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const person = (lastName: string, active: boolean) =>
    it.db
      .insertInto('person')
      .values({
        username: `u-${lastName}`,
        firstName: 'Bożena',
        lastName,
        email: `${lastName}@example.pl`,
        phone: '733844955',
        position: position.id,
        active,
      })
      .execute();
  await person('Wąsowska', true);
  await person('Odeszłowska', false);
  for (const q of [
    'wasowska',
    'Wąsowska Bożena',
    '733-844-955',
    'ksiegowa bozena',
    'WASOWSKA@example.pl',
  ])
    expect([q, await titles(q, 'person')]).toEqual([q, ['Bożena Wąsowska']]);
  expect(await titles('odeszlowska', 'person')).toEqual([]);
  const manager = await it.signIn('ROLE_MANAGER');
  expect(await titles('odeszlowska', 'person', manager)).toEqual(['Bożena Odeszłowska']);
  expect(await titles('733844955', 'person', manager)).toEqual(['Bożena Wąsowska']);
  expect(await titles('733844955', 'person', admin)).toHaveLength(2);
});

test.each([
  ['another letter', 'kwiatkpwska', 'Kwiatkowska'],
  ['one missing', 'kwiatkwska', 'Kwiatkowska'],
  ['one too many', 'kwiattkowska', 'Kwiatkowska'],
  ['two in the wrong order', 'kwitakowska', 'Kwiatkowska'],
])(
  'a name with %s is found all the same, and told as near [SEA-06]',
  async (_what, q, lastName) => {
    const known = await it.db
      .selectFrom('person')
      .select('id')
      .where('lastName', '=', lastName)
      .executeTakeFirst();
    if (!known) {
      const names = { firstName: 'Lena', lastName, username: 'lena', email: 'lena@example.pl' };
      await it.db.insertInto('person').values(names).execute();
      await insertClient(it.db, { name: `Zakład ${lastName} i Syn`, nip: '1111111111' });
    }
    expect(await find(q, worker, 'person')).toMatchObject([
      { title: `Lena ${lastName}`, nearly: true },
    ]);
    expect(await find(q, worker, 'client')).toMatchObject([
      { title: `Zakład ${lastName} i Syn`, nearly: true },
    ]);
    expect((await find('kwiatkowska', worker, 'person')).map(({ nearly }) => nearly)).toEqual([
      false,
    ]);
    expect(await titles('xwiatkpwska', 'person')).toEqual([]);
  },
);

test('what is called so comes first, then what begins so, a word of it, and the rest; among equals one’s own, then the newest [SEA-02]', async () => {
  const made: Record<string, number> = {};
  for (const [name, days] of [
    ['Stary Kombinat', 1],
    ['Przykombinatowa', 2],
    ['Kombinat Południe', 9],
    ['Kombinat Północ', 3],
    ['Kombinat', 30],
    ['Kombinat Wschód', 20],
  ] as const) {
    made[name] = await insertClient(it.db, { name, nip: '2222222222' });
    await sql`alter table client disable trigger stamp`.execute(it.db);
    await sql`update client set modified = now() - make_interval(days => ${days}) where id = ${made[name]}`.execute(
      it.db,
    );
    await sql`alter table client enable trigger stamp`.execute(it.db);
  }
  await it.db
    .insertInto('clientService')
    .values({ client: made['Kombinat Wschód'] ?? 0, user: worker.id })
    .execute();
  expect(await titles('kombinat', 'client')).toEqual([
    ...['Kombinat', 'Kombinat Wschód', 'Kombinat Północ', 'Kombinat Południe'],
    ...['Stary Kombinat', 'Przykombinatowa'],
  ]);
});

test('a search of signs that mean something elsewhere finds what is called so, or nothing [SEA-05]', async () => {
  await insertClient(it.db, { name: "100% Wełna_d'Art (sp. j.)", nip: '3333333333' });
  for (const q of ['100%', "d'art", '(sp. j.)', 'wełna_d'])
    expect([q, await titles(q, 'client')]).toEqual([q, ["100% Wełna_d'Art (sp. j.)"]]);
  for (const q of ['%%%', '___', "';--", '\\', '& | !', ':*', '.*', '((((', '[a-z]{4}', '😀😀😀😀'])
    expect([q, await find(q)]).toEqual([q, []]);
});

test('an announced guest is found by name and company: by the host, whoever announced them and the reception, by nobody else, until they come [SEA-65]', async () => {
  const { desk, host, author, stranger, announce } = await frontDoor(it);
  const id = await announce({ fullName: 'Świętosława Brzdęk', clientName: 'Garbarnia Wydra' });
  const found = async (q: string, as: Someone) =>
    (await find(q, as, 'announced')).map((row) => row.id);
  for (const as of [desk, host, author])
    for (const q of ['brzdek', 'swietoslawa brzdęk', 'garbarnia wydra', 'wydra'])
      expect([q, await found(q, as)]).toEqual([q, [id]]);
  expect(await found('brzdek', stranger)).toEqual([]);
  const [row] = await find('brzdek', host, 'announced');
  expect(row).toMatchObject({ title: 'Świętosława Brzdęk', address: `/guest/announced/${id}` });
  expect(row?.notes).toEqual(expect.arrayContaining(['Zapowiedziany gość', 'Garbarnia Wydra']));
  await it.call(letIn, { as: desk, params: { id } });
  expect(await found('brzdek', desk)).toEqual([]);
  // Inside, they stand in the register.
  for (const q of ['brzdek', 'garbarnia wydra'])
    expect([q, await titles(q, 'reception', desk)]).toEqual([q, ['Świętosława Brzdęk']]);
});

test('a guest who is inside is found by the name of whom they visit, as it is now [SEA-70]', async () => {
  const { desk, host, announce } = await frontDoor(it);
  const id = await announce({ fullName: 'Ildefons Kołacz', clientName: 'Mleczarnia Zorza' });
  await it.call(letIn, { as: desk, params: { id } });
  await it.db
    .updateTable('person')
    .set({ firstName: 'Gryzelda', lastName: 'Przędza' })
    .where('id', '=', host.id)
    .execute();
  for (const q of ['gryzelda', 'przedza', 'Gryzelda Przędza'])
    expect([q, await titles(q, 'reception', desk)]).toEqual([q, ['Ildefons Kołacz']]);
  const [row] = await find('przędza', desk, 'reception');
  expect(row?.notes.join(' ')).toContain('Przędza');
});
