import { accessSync, chownSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { canRun, postgresAccount } from '@zaplecze/keeper/postgres/account';
import { databaseHome } from '@zaplecze/keeper/postgres/place';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../database.ts';
import { hasOuterPostgres, startOuterPostgres } from '../peers/outer-postgres.ts';
import { cleanUp, databaseProcesses, dataFolder, health, startServer } from './server-process.ts';

const isRoot = process.getuid?.() === 0;

afterEach(cleanUp);

describe('an outer database', () => {
  test.runIf(hasOuterPostgres)(
    'PostgreSQL 15 over DATABASE_URL, left running at the end [OPE-28]',
    async () => {
      const folder = dataFolder();
      const database = startOuterPostgres(folder);
      onTestFinished(database.stop);
      const server = startServer(join(folder, 'nic'), { env: { DATABASE_URL: database.url } });
      expect(await health(await server.ready())).toBe(200);
      expect((await server.signal('SIGTERM')).code).toBe(0);
      expect(existsSync(join(folder, 'nic/database'))).toBe(false);
      expect(database.process.exitCode).toBeNull();
    },
  );

  test.each([
    ['a newer version', "insert into kysely_migration values ('9999_later', now()::text)"],
    ['another numbering', "update kysely_migration set name = '0000_other' where name ~ '^0001'"],
    [
      'a version that took away what this one uses',
      `insert into kysely_migration values ('9999_later', now()::text);
       insert into migration (name, kind, since) values ('9999_later', 'contract', '9998')`,
    ],
  ])('one of %s is refused and stays as it was [OPE-103]', async (_, change) => {
    const { db, connection, drop } = await testDatabase();
    onTestFinished(drop);
    await db.pool.query(change);
    const state = async () => (await db.pool.query('select * from kysely_migration')).rows;
    const before = await state();
    const { user, database, host } = connection;
    const url = `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}`;
    const server = startServer(join(dataFolder(), 'nic'), { env: { DATABASE_URL: url } });
    expect((await server.exited).code).toBe(1);
    expect(server.output()).toContain('Baza danych jest z nowszej (albo innej) wersji programu');
    expect(server.output()).not.toContain('    at ');
    expect(await state()).toEqual(before);
  });

  test('one of a newer version that only added serves [OPE-103]', async () => {
    const { db, connection, drop } = await testDatabase();
    onTestFinished(drop);
    await db.pool.query(`insert into kysely_migration values ('9999_later', now()::text);
      insert into migration (name, kind) values ('9999_later', 'expand')`);
    const { user, database, host } = connection;
    const url = `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}`;
    const server = startServer(join(dataFolder(), 'nic'), { env: { DATABASE_URL: url } });
    expect(await health(await server.ready())).toBe(200);
    expect((await server.signal('SIGTERM')).code).toBe(0);
  });

  test('one that cannot be reached is told without the password [OPE-28]', async () => {
    const server = startServer(join(dataFolder(), 'nic'), {
      env: { DATABASE_URL: 'postgresql://kto:tajne@nie-ma.invalid/baza' },
    });
    expect((await server.exited).code).toBe(1);
    expect(server.output()).toContain('DATABASE_URL');
    expect(server.output()).not.toContain('tajne');
  });
});

describe.runIf(isRoot)('accounts', () => {
  test('root with a data folder closed to others: the database stands elsewhere, and is found again [OPE-29]', async () => {
    const dataDir = dataFolder(0o700);
    const first = startServer(dataDir);
    expect(await health(await first.ready())).toBe(200);
    const home = databaseHome(dataDir);
    expect(home).toMatch(/^\/var\/lib\/zaplecze\//);
    expect(first.output()).toContain(home);
    expect((await first.signal('SIGTERM')).code).toBe(0);
    const second = startServer(dataDir);
    expect(await health(await second.ready())).toBe(200);
    expect(databaseHome(dataDir)).toBe(home);
    expect((await second.signal('SIGTERM')).code).toBe(0);
    expect(databaseProcesses(dataDir)).toEqual([]);
  });

  const account = isRoot ? postgresAccount() : undefined;
  const open = account ? canRun(account, process.execPath) : false;
  const { uid, gid } = account ?? {};

  test.runIf(open)('an ordinary user runs everything under his own account [OPE-29]', async () => {
    const folder = dataFolder();
    if (uid && gid) chownSync(folder, uid, gid);
    const server = startServer(join(folder, 'data'), { uid, gid });
    expect(await health(await server.ready())).toBe(200);
    expect(statSync(join(folder, 'data/database/cluster')).uid).toBe(uid);
    expect((await server.signal('SIGTERM')).code).toBe(0);
    // Root finds the same database and leaves it with its owner.
    const asRoot = startServer(join(folder, 'data'));
    expect(await health(await asRoot.ready())).toBe(200);
    expect((await asRoot.signal('SIGTERM')).code).toBe(0);
    const again = startServer(join(folder, 'data'), { uid, gid });
    expect(await health(await again.ready())).toBe(200);
    expect((await again.signal('SIGTERM')).code).toBe(0);
  });

  test.runIf(open)('a folder the user may not write to is told [OPE-26]', async () => {
    const folder = dataFolder();
    const server = startServer(join(folder, 'data'), { uid, gid });
    expect((await server.exited).code).toBe(1);
    expect(server.output()).toContain(`Nie można utworzyć folderu danych ${join(folder, 'data')}`);
    expect(() => accessSync(join(folder, 'data'))).toThrow();
  });
});
