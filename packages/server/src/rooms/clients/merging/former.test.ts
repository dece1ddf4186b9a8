import { checkNip, listClients } from '@zaplecze/contract/rooms/clients/calls';
import { mergeClients } from '@zaplecze/contract/rooms/clients/merging/calls';
import { listOpened, search } from '@zaplecze/contract/rooms/search/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientsApp } from '../clients.fixture.ts';
import { newNip } from '../import/import.fixture.ts';
import { firstOfNips } from '../import/import.queries.ts';
import { mergingCalls } from './merging.fixture.ts';
import { forgetMerges } from './merging.queries.ts';

let app: Awaited<ReturnType<typeof clientsApp>>;
let calls: Awaited<ReturnType<typeof mergingCalls>>;
beforeAll(async () => {
  app = await clientsApp();
  calls = await mergingCalls(app.it);
});
afterAll(() => app.it.close());

const listed = async (query: object): Promise<number[]> => {
  const { data } = await app.it.call(listClients, { as: app.user, query: query as never });
  return data.list.list.map(({ id }: { id: number }) => id);
};

type Found = { id: number; address: string; notes: string[] };
const found = async (q: string): Promise<Found | undefined> => {
  const { data } = await app.it.call(search, { as: app.user, query: { q, kind: 'client' } });
  return data.groups[0]?.rows[0];
};

test('a merged client is found by its former name, NIP and e-mail, and leads to the one that stays, along chains and after thirty days [CLI-251]', async () => {
  const nip = newNip();
  const first = await app.create({ name: 'Dawna Osada', nip, email: 'listy@dawnaosada.pl' });
  const middle = await app.create({ name: 'Przejściowa Przystań', nip: newNip() });
  const stays = await app.create({ name: 'Ostateczny Ostrów', nip: newNip() });
  await calls.merge(middle, first);
  await calls.merge(stays, middle);
  const words = [
    'dawna osada',
    nip,
    `PL ${nip.slice(0, 3)}-${nip.slice(3)}`,
    'listy@dawnaosada.pl',
  ];
  for (const typed of [...words, 'Przejściowa']) {
    expect(await listed({ search: typed }), typed).toEqual([stays]);
    const row = await found(typed);
    expect(row, typed).toMatchObject({ id: stays, address: `/client/view/${stays}` });
    expect(row?.notes.join(), typed).toContain('dawniej ');
  }
  expect(await listed({ filter: { nip } })).toEqual([stays]);
  await app.it.db
    .updateTable('clientMerge')
    .set({ created: sql<string>`now() - interval '40 days'` })
    .execute();
  await forgetMerges(app.it.db);
  await app.it.db.updateTable('client').set({ street: 'Nowa 2' }).where('id', '=', stays).execute();
  for (const typed of words) expect(await listed({ search: typed }), typed).toEqual([stays]);
  expect((await firstOfNips(app.it.db, [nip])).get(nip)).toMatchObject({ id: stays });
  const check = await app.it.call(checkNip, { as: app.user, params: { nip } });
  expect(check.data.list).toMatchObject([{ id: stays }]);
});

test('a client that was split off is found by its own name alone again [CLI-251]', async () => {
  const goes = await app.create({ name: 'Rozdzielona Rzeka', nip: newNip() });
  const stays = await app.create({ name: 'Samodzielna Skała', nip: newNip() });
  await calls.merge(stays, goes);
  expect(await listed({ search: 'Rozdzielona' })).toEqual([stays]);
  await calls.split(goes);
  expect(await listed({ search: 'Rozdzielona' })).toEqual([goes]);
});

test('who merges what a colleague has merged already finds it done, or is told where it went [CLI-125]', async () => {
  const [goes, stays, third] = [
    await app.create({ name: 'Dwa razy', nip: newNip() }),
    await app.create({ name: 'Raz', nip: newNip() }),
    await app.create({ name: 'Trzeci', nip: newNip() }),
  ];
  const merge = (id: number) =>
    app.it.call(mergeClients, {
      ...{ as: app.manager, params: { id }, body: { client: goes, take: [] } },
    });
  const [once, again, elsewhere] = [await merge(stays), await merge(stays), await merge(third)];
  expect([once.status, again.status]).toEqual([200, 200]);
  expect(again.data.version).toBe(once.data.version);
  expect(elsewhere.errors).toEqual({ client: 'Ten klient jest już częścią klienta „Raz”' });
});

test('rows chosen by the number of a merged client, and what was opened lately, are the one that stays [CLI-252]', async () => {
  const goes = await app.create({ name: 'Wybrana Wyspa', nip: newNip() });
  const stays = await app.create({ name: 'Zostająca Zatoka', nip: newNip() });
  await calls.merge(stays, goes);
  expect(await listed({ only: `${goes}` })).toEqual([stays]);
  expect(await listed({ only: `${goes},${stays}` })).toEqual([stays]);
  const query = { of: `client.${goes},client.${stays}` };
  const { data } = await app.it.call(listOpened, { as: app.user, query });
  expect(data.list).toMatchObject([{ id: stays, title: 'Zostająca Zatoka' }]);
  expect(data.list).toHaveLength(1);
});
