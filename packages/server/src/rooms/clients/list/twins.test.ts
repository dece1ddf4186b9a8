import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitingForLocks } from '../../../../test/hold-lock.ts';
import type { Db } from '../../../kit/database/database.ts';
import { clientsApp } from '../clients.fixture.ts';
import { newNip } from '../import/import.fixture.ts';
import { forgetTwins } from './twins.queries.ts';

/* The filter of clients whose NIP another one has looks among those that the database has noted as such. */

let app: Awaited<ReturnType<typeof clientsApp>>;
beforeAll(async () => {
  app = await clientsApp();
});
afterAll(() => app.it.close());

/** Those of these clients that the filter shows, with 0 those that it leaves. */
async function shown(ids: number[], sameNip = 1): Promise<number[]> {
  const { data } = await app.it.call(listClients, {
    as: app.user,
    query: { filter: { sameNip }, perPage: 100, exactCount: 1, sort: 'created', order: 'desc' },
  } as never);
  const found = data.list.list.map(({ id }: { id: number }) => id);
  return ids.filter((id) => found.includes(id));
}

const setNip = (db: Db, id: number, nip: string) =>
  db.updateTable('client').set({ nip }).where('id', '=', id).execute();

test('a client that gets the NIP of another one is shown with it at once, and neither once it has an own one again [CLI-385]', async () => {
  const nip = newNip();
  const ids = [
    await app.create({ name: 'Stały', nip }),
    await app.create({ name: 'Zmienny', nip: newNip() }),
  ] as const;
  expect(await shown([...ids])).toEqual([]);
  expect(await shown([...ids], 0)).toEqual([...ids]);
  await setNip(app.it.db, ids[1], nip);
  expect(await shown([...ids])).toEqual([...ids]);
  expect(await shown([...ids], 0)).toEqual([]);
  await setNip(app.it.db, ids[1], newNip());
  expect(await shown([...ids])).toEqual([]);
});

test('two that get the same NIP at the same moment are shown, after the night too [CLI-385]', async () => {
  const [first, second] = [
    await app.create({ name: 'Równoczesny pierwszy', nip: newNip() }),
    await app.create({ name: 'Równoczesny drugi', nip: newNip() }),
  ];
  const nip = newNip();
  await app.it.db.transaction().execute(async (tx) => {
    await setNip(tx, first, nip);
    // Neither sees the other.
    await setNip(app.it.db, second, nip);
  });
  expect(await shown([first, second])).toEqual([first, second]);
  await nightLater();
  expect(await shown([first, second])).toEqual([first, second]);
});

test('whom the night has taken out as alone is shown as soon as another one has the NIP [CLI-385]', async () => {
  const nip = newNip();
  const alone = await app.create({ name: 'Jedyny z numerem', nip });
  await nightLater();
  expect(await noted(alone)).toBe(false);
  const second = await app.create({ name: 'Drugi z numerem', nip });
  expect(await shown([alone, second])).toEqual([alone, second]);
});

test('whom the night would take out while another one is getting the NIP stays noted [CLI-385]', async () => {
  const nip = newNip();
  const alone = await app.create({ name: 'Sam do rana', nip });
  const other = await app.create({ name: 'Przychodzący w nocy', nip: newNip() });
  await dayPasses();
  let night: Promise<void> | undefined;
  await app.it.db.transaction().execute(async (tx) => {
    await setNip(tx, other, nip);
    night = forgetTwins(app.it.db);
    // For the row that was noted anew.
    await expect.poll(() => waitingForLocks(app.it)).toBe(1);
  });
  await night;
  expect(await shown([alone, other])).toEqual([alone, other]);
});

const dayPasses = () =>
  app.it.db
    .updateTable('clientTwin')
    .set({ noted: sql<string>`noted - interval '2 days'` })
    .execute();

async function nightLater(): Promise<void> {
  await dayPasses();
  await forgetTwins(app.it.db);
}

const noted = async (client: number): Promise<boolean> =>
  (await app.it.db
    .selectFrom('clientTwin')
    .select('client')
    .where('client', '=', client)
    .executeTakeFirst()) !== undefined;
