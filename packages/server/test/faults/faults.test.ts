import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseHome } from '@zaplecze/keeper/postgres/place';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { createRandom } from '../../src/demo/random.ts';
import { createDatabase } from '../../src/kit/database/database.ts';
import { finishMigrations } from '../../src/kit/database/migrations/later-migrations.ts';
import { migrate } from '../../src/kit/database/migrations/migrate.ts';
import { knownMigrations } from '../../src/kit/database/migrations/migrations.ts';
import { prepareDatabase } from '../../src/kit/jobs/prepare-database.ts';
import { createLog } from '../../src/kit/operations/log.ts';
import { dumpSchema } from '../keeping/dump-schema.ts';
import { prepareWrites, startWriters } from '../keeping/writers.ts';
import { hasOuterPostgres, startOuterPostgres } from '../peers/outer-postgres.ts';
import {
  cleanUp,
  databaseProcesses,
  dataFolder,
  eventually,
  health,
  postmasterPid,
  startServer,
} from '../starting/server-process.ts';
import { makeStartedFolder, startedFolder } from '../starting/started-folder.ts';

/** Kills of each kind; `npm run test:faults` takes more of them. */
const rounds = Number(process.env.ROUNDS ?? 2);
const log = createLog('silent');

beforeAll(makeStartedFolder);
afterEach(cleanUp);

/** All clients of a folder's database, each with the number of its parts. */
async function storedClients(dataDir: string) {
  const client = new pg.Client({
    host: databaseHome(dataDir),
    user: 'zaplecze',
    database: 'zaplecze',
  });
  await client.connect();
  const { rows } = await client.query<{ name: string; parts: string }>(
    `select name, concat_ws(' ',
       (select count(*) from "clientPerson" p where p.client = c.id),
       (select count(*) from "clientService" s where s.client = c.id),
       (select count(*) from "clientProjectType" t where t.client = c.id),
       (select count(*) from history h where h.entity = 'client' and h."entityId" = c.id and h.action = 'insert')
     ) as parts from client c`,
  );
  await client.end();
  return rows;
}

/** As postmasterPid, where the file may be gone for a moment. */
function runningPid(dataDir: string): number | undefined {
  try {
    return postmasterPid(dataDir);
  } catch {
    return undefined;
  }
}

describe('kill -9 under a stream of writes', () => {
  // Each of them as often as the others, and each after another one.
  test.each([
    ['server', 'database'],
    ['database', 'server and database'],
    ['server and database', 'server'],
  ] as const)(
    `of the %s, then of the %s, ${rounds} in turn: nothing acknowledged is lost, nothing is half [OPE-24]`,
    async (...victims) => {
      const dataDir = await startedFolder();
      const random = createRandom(7);
      const acknowledged: string[] = [];
      const statuses = new Set<number>();
      let server = startServer(dataDir);
      let calling = await prepareWrites(await server.ready());
      for (let round = 0; round < rounds; round += 1) {
        const victim = victims[round % victims.length];
        const writers = startWriters(calling, { prefix: `runda ${round}` });
        const enough = random.between(5, 45);
        await eventually(async () => writers.witness.acknowledged.length >= enough);
        const killed = postmasterPid(dataDir);
        if (victim !== 'server') process.kill(killed, 'SIGKILL');
        if (victim === 'database') {
          // It comes back under the running server, and writes go on by themselves: to the new one,
          // not to what of the old one is still about to notice.
          await eventually(async () => ![killed, undefined].includes(runningPid(dataDir)));
          const before = writers.witness.acknowledged.length;
          await eventually(async () => writers.witness.acknowledged.length > before + 5);
          await writers.stop();
        } else {
          await server.signal('SIGKILL');
          await writers.stop();
          server = startServer(dataDir);
          calling = { ...calling, url: await server.ready() };
          expect(await health(calling.url)).toBe(200);
        }
        acknowledged.push(...writers.witness.acknowledged);
        for (const status of writers.witness.statuses.keys()) statuses.add(status);
      }
      const stored = await storedClients(dataDir);
      const names = new Set(stored.map(({ name }) => name));
      expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
      expect(stored.length).toBe(names.size);
      expect(stored.filter(({ parts }) => parts !== '2 1 1 1')).toEqual([]);
      // 0: the connection broke off with the server. Never 401, never 500.
      expect([...statuses].filter((status) => ![0, 200, 503].includes(status))).toEqual([]);
      expect((await server.signal('SIGTERM')).code).toBe(0);
      expect(databaseProcesses(dataDir)).toEqual([]);
    },
  );
});

/** An empty database in the run's own PostgreSQL. */
async function emptyDatabase(name: string) {
  const admin = new pg.Client(inject('postgres'));
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const connection = { ...inject('postgres'), database: name };
  onTestFinished(async () => {
    const again = new pg.Client(inject('postgres'));
    await again.connect();
    await again.query(`drop database if exists ${name} with (force)`);
    await again.end();
  });
  return connection;
}

const applied = async (connection: object) => {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query('select name from kysely_migration order by name');
  await client.end();
  return rows.map((row) => row.name);
};

describe('migrations', () => {
  test('cut off after any statement they leave whole ones, and the next start goes on from there [OPE-30]', async () => {
    const connection = await emptyDatabase('faults_cut');
    const watcher = new pg.Client(connection);
    await watcher.connect();
    onTestFinished(() => watcher.end());
    // Ends the migrating session after so many statements; a sequence counts what is rolled back too.
    await watcher.query(`create schema faults;
      create sequence faults.done; create table faults.cut (after bigint); insert into faults.cut values (null);
      create function faults.count() returns event_trigger language plpgsql as $$
      begin
        if nextval('faults.done') >= (select after from faults.cut) then
          perform pg_terminate_backend(pg_backend_pid());
        end if;
      end $$;
      create event trigger faults on ddl_command_end execute function faults.count()`);
    const attempt = async () => {
      const db = createDatabase(connection);
      try {
        await migrate(db);
        // What goes on beside working servers, from where it was cut off.
        await finishMigrations(db);
      } finally {
        await db.destroy();
      }
    };
    const known = await knownMigrations();
    const done = async () => {
      const there = `select to_regclass('kysely_migration') is not null as there`;
      return (await watcher.query(there)).rows[0].there ? await applied(connection) : [];
    };
    // How many statements there are is found out by letting them pass, in a transaction’s stead.
    const statements = process.env.LONG ? Infinity : 6;
    const random = createRandom(3);
    for (let at = 0, cut = 1; at < statements; at += 1) {
      await watcher.query("select setval('faults.done', 1, false)");
      await watcher.query('update faults.cut set after = $1', [cut]);
      const passed = await attempt().then(
        () => true,
        () => false,
      );
      if (passed) break;
      const names = await done();
      expect(names).toEqual(known.slice(0, names.length));
      cut += process.env.LONG ? 1 : random.between(1, 60);
    }
    await watcher.query('drop event trigger faults; drop schema faults cascade');
    await attempt();
    expect(await applied(connection)).toEqual(known);
    // What was half done and noted, or done and not noted, would make another schema, or none.
    const db = createDatabase(connection);
    onTestFinished(() => db.destroy());
    const schema = readFileSync(join(import.meta.dirname, '../../schema.sql'), 'utf8');
    expect(await dumpSchema(db.pool)).toBe(schema);
  });

  test('two that start at once: one migrates, both go on [OPE-30]', async () => {
    const connection = await emptyDatabase('faults_two');
    const servers = [createDatabase(connection), createDatabase(connection)];
    onTestFinished(async () => {
      await Promise.all(servers.map((db) => db.destroy()));
    });
    await Promise.all(servers.map((db) => prepareDatabase(db, log)));
    expect(await applied(connection)).toEqual(await knownMigrations());
    await Promise.all(servers.map((db) => db.selectFrom('person').select('id').execute()));
  });

  test.runIf(process.env.LONG && hasOuterPostgres)(
    'two whole servers on one fresh outer database',
    async () => {
      const folder = dataFolder();
      const database = startOuterPostgres(folder);
      onTestFinished(database.stop);
      const env = { DATABASE_URL: database.url };
      const servers = ['a', 'b'].map((name) => startServer(join(folder, name), { env }));
      for (const server of servers) expect(await health(await server.ready())).toBe(200);
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const { rows } = await client.query('select username from person');
      await client.end();
      expect(rows).toEqual([{ username: 'admin' }]);
      for (const server of servers) expect((await server.signal('SIGTERM')).code).toBe(0);
    },
  );
});
