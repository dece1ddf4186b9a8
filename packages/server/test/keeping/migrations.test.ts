import { describe, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../src/kit/database/database.ts';
import {
  finishMigrations,
  startLaterMigrations,
} from '../../src/kit/database/migrations/later-migrations.ts';
import { migrate } from '../../src/kit/database/migrations/migrate.ts';
import type { Migration } from '../../src/kit/database/migrations/migrations.ts';
import { holdVersion, workerLockClass } from '../../src/kit/database/migrations/versions.ts';
import { createLog } from '../../src/kit/operations/log.ts';
import { isClockFaked } from '../clock.ts';
import { eventually } from '../starting/server-process.ts';
import { nextVersion, patience, remove, session, work } from './migrations.fixture.ts';

const log = createLog('silent');
const rowsOf = async (db: Database, text: string) => (await db.pool.query(text)).rows;

const fill = `-- batch: work by id, 100 rows
update work set twice = 2 * n, times = times + 1 where id > $1 and id <= $2`;
const index = `-- alone
create unique index concurrently work_twice on work (twice, id); -- nobody: the first of two
create index concurrently work_n on work (n);
`;

describe('a change of the schema under an office at work', () => {
  test.skipIf(isClockFaked)(
    'gives way to those who use a table, and nobody waits behind it [OPE-100]',
    async () => {
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
    },
  );

  test.skipIf(isClockFaked)(
    'is given up in words when nothing comes of it, and what was done before it stays done [OPE-100]',
    async () => {
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
    },
  );
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
