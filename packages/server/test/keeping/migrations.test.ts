import pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createDatabase, type Database } from '../../src/kit/database/database.ts';
import {
  finishMigrations,
  startLaterMigrations,
} from '../../src/kit/database/migrations/later-migrations.ts';
import type { Patience } from '../../src/kit/database/migrations/lock-patience.ts';
import { migrate } from '../../src/kit/database/migrations/migrate.ts';
import {
  type Migration,
  migrationOf,
  readMigrations,
} from '../../src/kit/database/migrations/migrations.ts';
import {
  announceVersion,
  assertServes,
  holdVersion,
  ownVersion,
  workerLockClass,
} from '../../src/kit/database/migrations/versions.ts';
import { createLog } from '../../src/kit/operations/log.ts';
import { type TestConnection, testDatabase } from '../database.ts';
import { eventually } from '../starting/server-process.ts';

/** Gives way soon, and does not give up before the test does. */
const patience: Patience = { lockMs: 20, pauseMs: 10, tries: 100_000 };
const log = createLog('silent');
let known: Migration[];

beforeAll(async () => {
  known = await readMigrations();
});

/** A database of this version, and this version's migrations with those of the next one. */
async function nextVersion(next: Record<string, string>) {
  const { db, connection, drop } = await testDatabase();
  onTestFinished(drop);
  const migrations = [
    ...known,
    ...Object.entries(next).map(([name, text]) => migrationOf(name, text)),
  ];
  const told: string[] = [];
  return {
    ...{ db, connection, told },
    options: { migrations, patience, tell: (text: string) => told.push(text) },
  };
}

/** A session of somebody else. */
async function session(connection: TestConnection): Promise<pg.Client> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const rowsOf = async (db: Database, text: string) => (await db.pool.query(text)).rows;

/** A table with a thousand rows, and a column that a batch fills; the sequence counts what is rolled back too. */
const work = `-- expand
create table work (id integer generated always as identity primary key, n integer not null, twice integer,
  times integer not null default 0);
insert into work (n) select n from generate_series(1, 1000) n;
create sequence passed`;
const fill = `-- batch: work by id, 100 rows
update work set twice = 2 * n, times = times + 1 where id > $1 and id <= $2`;
const index = `-- alone
create unique index concurrently work_twice on work (twice, id); -- nobody: the first of two
create index concurrently work_n on work (n);
`;
const remove = '-- contract: since 9001\nalter table work drop column n';

describe('a change of the schema under an office at work', () => {
  test('gives way to those who use a table, and nobody waits behind it [OPE-100]', async () => {
    const add = '-- expand\nalter table client add column later text';
    const { db, connection, told, options } = await nextVersion({ '9001_later': add });
    const reader = await session(connection);
    await reader.query('begin');
    await reader.query('select count(*) from client');
    const migrating = migrate(db, options);
    await eventually(async () => told.filter((text) => text.includes('ustępuje')).length > 2);
    // Were it to wait on, this would wait behind it for as long as the first reader reads.
    await rowsOf(db, 'select count(*) from client');
    expect(told.at(-1)).toMatch(
      /^Zmiana bazy 9001_later ustępuje .* Najdłużej trwa transakcja procesu \d+/,
    );
    await reader.query('rollback');
    expect(await migrating).toEqual({ beside: [], waiting: [], older: [] });
    expect(await rowsOf(db, 'select later from client')).toEqual([]);
  });

  test('is given up in words when nothing comes of it, and what was done before it stays done [OPE-100]', async () => {
    const { db, connection, options } = await nextVersion({
      '9001_work': work,
      '9002_later': '-- expand\nalter table client add column later text',
    });
    const reader = await session(connection);
    await reader.query('begin');
    await reader.query('select count(*) from client');
    const hasty = { ...options, patience: { ...patience, tries: 2 } };
    await expect(migrate(db, hasty)).rejects.toThrow(/^Zmiana bazy 9002_later nie doczekała się/);
    const done = await rowsOf(db, 'select name from migration order by name');
    expect(done.at(-1)).toEqual({ name: '9001_work' });
    await reader.query('rollback');
    await migrate(db, options);
    expect(await rowsOf(db, 'select later from client')).toEqual([]);
  });
});

/** The session that builds an index just now, or takes half of one away. */
const builder = `select pid from pg_stat_activity where query ~ 'index concurrently'
  and state = 'active' and pid <> pg_backend_pid() and datname = current_database()`;

/** A killed session says so before it has let go of what it held: here the right to go on with long changes. */
async function letGo(db: Database): Promise<void> {
  const held = `select from pg_locks l join pg_database d on d.oid = l.database
    where locktype = 'advisory' and pid <> pg_backend_pid() and datname = current_database()`;
  await eventually(async () => (await rowsOf(db, held)).length === 0);
}

describe('a long change', () => {
  test('is done in batches beside working servers, each row once, though its session is killed on the way [OPE-101]', async () => {
    const { db, told, options } = await nextVersion({ '9001_work': work, '9002_fill': fill });
    const left = await migrate(db, options);
    expect(left.beside.map(({ name }) => name)).toEqual(['9002_fill']);
    expect(await rowsOf(db, 'select count(twice)::int as n from work')).toEqual([{ n: 0 }]);
    await db.pool.query(`create function cut() returns trigger language plpgsql as $$
      begin
        if nextval('passed') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
        return new;
      end $$;
      create trigger cut before update on work for each row when (new.id = 450) execute function cut()`);
    await expect(finishMigrations(db, options)).rejects.toThrow();
    await letGo(db);
    const state = `select position::int, done::int, total::int, ended is not null as ended from migration
      where name = '9002_fill'`;
    expect(await rowsOf(db, state)).toEqual([
      { position: 400, done: 400, total: 1000, ended: false },
    ]);
    // A row that came meanwhile is done as well.
    await db.pool.query('insert into work (n) values (7)');
    told.length = 0;
    expect((await finishMigrations(db, options)).beside).toEqual([]);
    expect(told[0]).toMatch(/^Zmiana bazy 9002_fill: 400 z 1\s?000 wierszy \(40%\)$/);
    expect(told.at(-1)).toBe('Zmiana bazy 9002_fill: gotowa');
    const wrong = 'select * from work where twice is distinct from 2 * n or times <> 1';
    expect(await rowsOf(db, wrong)).toEqual([]);
    expect(await rowsOf(db, state)).toEqual([
      { position: 1001, done: 1001, total: 1000, ended: true },
    ]);
  });

  test('an index is built without keeping writers waiting; half of one that was cut off is no obstacle [OPE-101]', async () => {
    const { db, connection, options } = await nextVersion({
      '9001_work': work,
      '9002_index': index,
    });
    await migrate(db, options);
    const writer = await session(connection);
    await writer.query('begin');
    await writer.query('insert into work (n) values (7)');
    // The build waits for the writer's end.
    const building = finishMigrations(db, options).catch((error: Error) => error);
    const valid = `select i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relname = 'work_twice'`;
    await eventually(async () => {
      const half = await rowsOf(db, valid);
      return half.length === 1 && (await rowsOf(db, builder)).length === 1;
    });
    await db.pool.query('update work set twice = 1 where id = 1');
    await db.pool.query(`select pg_terminate_backend(pid) from (${builder}) one`);
    expect(await building).toBeInstanceOf(Error);
    await letGo(db);
    expect(await rowsOf(db, valid)).toEqual([{ valid: false }]);
    await writer.query('rollback');
    expect((await finishMigrations(db, options)).beside).toEqual([]);
    expect(await rowsOf(db, valid)).toEqual([{ valid: true }]);
  });

  test('one server does it at a time, and one that ends leaves it to the next [OPE-101]', async () => {
    const { db, connection, options } = await nextVersion({
      '9001_work': work,
      '9002_index': index,
    });
    await migrate(db, options);
    const writer = await session(connection);
    await writer.query('begin');
    await writer.query('insert into work (n) values (7)');
    const [first, second] = [createDatabase(connection), createDatabase(connection)];
    const begin = (one: Database) =>
      startLaterMigrations(one, { ...options, log, lookAgainMs: 10 });
    const one = begin(first);
    await eventually(async () => (await rowsOf(db, builder)).length === 1);
    const other = begin(second);
    await one.stop();
    await eventually(async () => (await rowsOf(db, builder)).length === 1);
    await writer.query('rollback');
    await other.done;
    await Promise.all([first.destroy(), second.destroy()]);
    expect(await rowsOf(db, `select name from migration where ended is null`)).toEqual([]);
  });
});

describe('a change that takes something away', () => {
  test('waits for long ones before it, and until no server of a version that still uses it is at work [OPE-102]', async () => {
    const { db, connection, options } = await nextVersion({
      '9001_work': work,
      '9002_fill': fill,
      '9003_remove': remove,
    });
    const old = await session(connection);
    await old.query('select pg_advisory_lock($1, 1)', [workerLockClass]);
    const older = await session(connection);
    await holdVersion(older, '0044');
    const enough = await session(connection);
    await holdVersion(enough, '9001');
    const names = (list: Migration[]) => list.map(({ name }) => name);
    const first = await migrate(db, options);
    expect(names(first.beside)).toEqual(['9002_fill']);
    expect(names(first.waiting)).toEqual(['9003_remove']);
    expect(first.older).toEqual(['0000', '0044']);
    const second = await finishMigrations(db, options);
    expect([second.beside, names(second.waiting)]).toEqual([[], ['9003_remove']]);
    await old.end();
    expect((await finishMigrations(db, options)).older).toEqual(['0044']);
    await older.end();
    await eventually(async () => (await finishMigrations(db, options)).waiting.length === 0);
    await expect(db.pool.query('select n from work')).rejects.toThrow('column "n" does not exist');
  });

  test('where the next version cannot do without it, long ones are done first, and older servers are told to end [OPE-102]', async () => {
    const { db, connection, options } = await nextVersion({
      '9001_work': work,
      '9002_fill': fill,
      '9003_remove': remove,
      '9004_more': '-- expand\nalter table work add column n text',
    });
    const older = await session(connection);
    await holdVersion(older, '0044');
    await expect(migrate(db, options)).rejects.toThrow(
      /^Tej wersji programu nie można uruchomić obok serwerów, które teraz pracują \(wersje bazy: 0044\): zmiana 9003_remove/,
    );
    await older.end();
    await eventually(async () =>
      migrate(db, options).then(
        () => true,
        () => false,
      ),
    );
    expect(await rowsOf(db, 'select count(twice)::int as filled, count(n) as n from work')).toEqual(
      [{ filled: 1000, n: 0 }],
    );
  });
});

describe('a version beside a newer schema', () => {
  test('works on one that only grew; where something it uses was taken away it refuses, naming both versions [OPE-103]', async () => {
    const { db, options } = await nextVersion({ '9001_work': work, '9002_remove': remove });
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
    // What ran in the moment in which nobody knew of it.
    for (const name of ['9001_work', '9002_remove']) {
      await watcher.query('insert into kysely_migration values ($1, now()::text)', [name]);
      await watcher.query(
        `insert into migration (name, kind, since) values ($1, 'contract', '9001')`,
        [name],
      );
    }
    await watcher.query(cut);
    await eventually(async () => refusals.length === 1);
    expect(String(refusals[0])).toContain('Może z niej korzystać program od wersji 9001.');
    await announced.stop();
  });
});
