import { describe, expect, test } from 'vitest';
import { migrate } from '../../src/kit/database/migrations/migrate.ts';
import {
  announceVersion,
  assertServes,
  ownVersion,
} from '../../src/kit/database/migrations/versions.ts';
import { eventually } from '../starting/server-process.ts';
import { nextVersion, remove, session, work } from './migrations.fixture.ts';

describe('a version beside a newer schema', () => {
  test('works on one that only grew; where something it uses was taken away it refuses, naming both versions [OPE-103]', async () => {
    const { db, options, known } = await nextVersion({ '9001_work': work, '9002_remove': remove });
    const names = known.map(({ name }) => name);
    const serves = async () => {
      const client = await db.pool.connect();
      try {
        return await assertServes(client, names);
      } finally {
        client.release();
      }
    };
    await migrate(db, { ...options, migrations: options.migrations.slice(0, -1) });
    expect((await serves()).at(-1)).toBe('9001_work');
    expect(await migrate(db)).toEqual({ beside: [], waiting: [], older: [] });
    await migrate(db, options);
    const own = await ownVersion();
    await expect(serves()).rejects.toThrow(
      `ma wersję 9002, a ten program zna wersje do ${own}. Może z niej korzystać program od wersji 9001.`,
    );
  });

  test('a server whose connection was lost looks again whether it may go on [OPE-103]', async () => {
    const { db, connection } = await nextVersion({});
    const refusals: unknown[] = [];
    const announced = await announceVersion(db, (error) => refusals.push(error));
    const watcher = await session(connection);
    const held = `select pid from pg_locks where locktype = 'advisory' and classid = 0x7a63
      and database = (select oid from pg_database where datname = current_database())`;
    const cut = `select pg_terminate_backend(pid) from (${held}) one`;
    const holders = async () => (await watcher.query(held)).rows.map(({ pid }) => pid);
    const [first] = await holders();
    expect(first).toBeDefined();
    await watcher.query(cut);
    await eventually(async () => (await holders()).some((pid) => pid !== first));
    expect(refusals).toEqual([]);
    // What ran in the moment in which nobody knew of it: all at once, as migrations do, so that no look falls between.
    await watcher.query('begin');
    for (const name of ['9001_work', '9002_remove']) {
      await watcher.query('insert into kysely_migration values ($1, now()::text)', [name]);
      await watcher.query(
        `insert into migration (name, kind, since) values ($1, 'contract', '9001')`,
        [name],
      );
    }
    await watcher.query('commit');
    await watcher.query(cut);
    await eventually(async () => refusals.length === 1);
    expect(String(refusals[0])).toContain('Może z niej korzystać program od wersji 9001.');
    await announced.stop();
  });
});
