import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { startProxy } from '../../../../test/peers/proxy.ts';
import { databaseRefusal } from '../../http/calls/errors.ts';
import { createDatabase, type Database } from '../database.ts';

/** Short waits; an answer still gets more time than a busy machine takes for it. */
const times = { look: 50, patience: 100, answer: 700 };

let door: Awaited<ReturnType<typeof startProxy>>;
let db: Database;

beforeEach(async () => {
  const own = await testDatabase();
  const { host, port, user, database } = own.connection;
  door = await startProxy({ path: `${host}/.s.PGSQL.${port}` });
  const connectionString = `postgresql://${user}@127.0.0.1:${door.port}/${database}`;
  db = createDatabase({ connectionString, connectionTimeoutMillis: 1_000 }, { times });
  onTestFinished(async () => {
    await db.destroy();
    await door.stop();
    await own.drop();
  });
});

const ask = () => sql`select 1`.execute(db);
/** What a person is answered instead. */
const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => 200,
    (error: unknown) => databaseRefusal(error)?.status ?? error,
  );

test('a statement that takes long is left alone while the database answers others [OPE-33]', async () => {
  await sql`select pg_sleep(1)`.execute(db);
  const slow = await sql<{ done: number }>`select 1 as done from pg_sleep(0.5)`.execute(db);
  expect(slow.rows).toEqual([{ done: 1 }]);
});

test('a database that hangs: whoever waits is told 503, no connection stays jammed, and it comes back by itself [OPE-33]', async () => {
  await Promise.all(Array.from({ length: 5 }, ask));
  const frozen = Promise.withResolvers<void>();
  const inTransaction = db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    door.freeze();
    frozen.resolve();
    await sql`select 1`.execute(tx);
  });
  await frozen.promise;
  // More than the pool has connections, idle ones and new ones among them.
  const waiting = [inTransaction, ...Array.from({ length: 20 }, ask)].map(refusal);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([503]));
  expect([db.pool.totalCount, db.pool.waitingCount]).toEqual([0, 0]);
  expect(await refusal(ask())).toBe(503);
  door.thaw();
  await Promise.all(Array.from({ length: 20 }, ask));
});
