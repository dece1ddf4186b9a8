import { expect, test } from 'vitest';
import { assertNotMoved, readMark, removeMark } from '../src/moving/mark.ts';
import { move } from '../src/moving/move.ts';
import { library, log, openLibrary, pooledDatabase, rowsOf, sharedPostgres } from './library.ts';

const postgres = sharedPostgres();

test('a whole database moves, sessions and waiting work too; the one it left lets no server start [OPE-140, OPE-144, OPE-145]', async () => {
  const from = { db: await postgres.database(), name: 'stara' };
  await openLibrary(from.db);
  const to = { db: await postgres.database(), name: 'nowa' };
  const moving = { product: library, overwrite: false, log, tell: () => undefined };

  const { rows } = await move({ ...moving, from, to });
  expect(rows).toBeGreaterThanOrEqual(6);
  expect(await rowsOf(to.db)).toEqual(await rowsOf(from.db));
  expect((await to.db.pool.query('select reader from visit')).rows).toEqual([{ reader: 1 }]);
  await expect(assertNotMoved(to.db.pool)).resolves.toBeUndefined();
  await expect(assertNotMoved(from.db.pool)).rejects.toThrow('do: nowa');
  expect(await readMark(from.db.pool)).toMatchObject({ state: 'gone' });

  // What was left does not move once more, and a target with data is replaced only when asked.
  const third = { db: await postgres.database(), name: 'trzecia' };
  await expect(move({ ...moving, from, to: third })).rejects.toThrow('przeniesiono już');
  await removeMark(from.db.pool);
  await expect(move({ ...moving, from, to })).rejects.toThrow('--overwrite');
});

test('nothing moves while a server works on either, or between one and the same database [OPE-142, OPE-146]', async () => {
  const from = { db: await postgres.database(), name: 'stara' };
  await openLibrary(from.db);
  const to = { db: await postgres.database(), name: 'nowa' };
  const moving = { product: library, overwrite: false, log, tell: () => undefined };
  for (const { db, name } of [from, to]) {
    const worker = await db.pool.connect();
    await worker.query('select pg_advisory_lock($1, 1)', [library.workLock]);
    await expect(move({ ...moving, from, to })).rejects.toThrow(`(${name}) pracuje serwer`);
    worker.release(true);
  }
  const same = { db: pooledDatabase(from.db.pool.options), name: 'ta sama' };
  await expect(move({ ...moving, from, to: same })).rejects.toThrow('ta sama baza');
});
