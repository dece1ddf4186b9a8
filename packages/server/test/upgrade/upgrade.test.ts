import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startOffice } from '../cluster/load.ts';
import { prepareWrites } from '../keeping/writers.ts';
import {
  cleanUp,
  dataFolder,
  eventually,
  health,
  runCommand,
  startServer,
} from '../starting/server-process.ts';
import { makeStartedFolder, startedFolder } from '../starting/started-folder.ts';
import { hasBalancer, startBalancer } from './balancer.ts';
import { hasCommit, makeRelease } from './release.ts';

/*
 * A new version beside the one before, on one database with an office at work: `npm run test:upgrade` rolls there and back
 * several times and prints what people had of it; `npm test` once.
 */
const rounds = Number(process.env.ROUNDS ?? 1);
const here = import.meta.dirname;
const kept = join(here, 'version-before.tar.gz');
const password = 'Zaplecze-demo-2026';
/** Longer than the balancer takes to ask twice. */
const drain = { DRAIN_SECONDS: '4' };

/** What the next version brings: a column that the version before does not know, filled in batches, and its index. */
const next = {
  '9001_later': `-- expand
alter table client add column later text;
create function fill_later() returns trigger language plpgsql as $$
  begin new.later := upper(new.name); return new; end $$;
create trigger fill_later before insert or update of name on client for each row execute function fill_later();
create table work (id integer generated always as identity primary key, n integer not null, twice integer);
insert into work (n) select n from generate_series(1, 3000) n;
alter table work add constraint work_twice check (twice = 2 * n) not valid;
alter table work add constraint work_filled check (twice is not null) not valid;
`,
  '9002_later_filled': `-- batch: client by id, 20 rows
update client set later = upper(name) where id > $1 and id <= $2 and later is null
`,
  '9003_later_index': `-- alone
create index concurrently client_later on client (later);
create index concurrently client_later_first on client (left(later, 1));
`,
  '9004_work_filled': `-- batch: work by id, 50 rows
update work set twice = 2 * n where id > $1 and id <= $2
`,
  '9005_work_checked': `-- alone
alter table work validate constraint work_filled
`,
};

afterAll(cleanUp);

describe.runIf(hasBalancer && existsSync(kept))('with an office at work', () => {
  const folder = dataFolder();
  const told: string[] = [];
  const connection = { ...inject('postgres'), database: 'upgrade_rolled' };
  const env = {
    DATABASE_URL: `postgresql://${connection.user}@/${connection.database}?host=${encodeURIComponent(connection.host)}`,
    DATA_DIR: join(folder, 'data'),
  };
  let releases: { before: string; after: string };
  let balancer: Awaited<ReturnType<typeof startBalancer>>;
  const servers: (ReturnType<typeof startServer> | undefined)[] = [];

  const ask = async (text: string) => {
    const client = new pg.Client(connection);
    await client.connect();
    const { rows } = await client.query(text).finally(() => client.end());
    return rows;
  };

  /** Starts a server of a release in the place of one, and waits until people come to it. */
  async function begin(at: number, release: string): Promise<void> {
    const port = String(balancer.ports[at]);
    const settings = { ...env, ...drain, PORT: port, PUBLIC_URL: balancer.url };
    const server = startServer(env.DATA_DIR, { env: settings, release });
    servers[at] = server;
    await server.ready();
    await balancer.sees(at);
  }

  /** One server after the other is ended and started again as the other version. */
  async function roll(release: string): Promise<void> {
    for (const at of [0, 1]) {
      expect(await servers[at]?.signal('SIGTERM')).toEqual({ code: 0, signal: null });
      await begin(at, release);
    }
  }

  beforeAll(async () => {
    const { commit } = JSON.parse(readFileSync(join(here, 'version-before.json'), 'utf8'));
    const before = hasCommit(commit) ? { commit } : {};
    if (!before.commit) told.push('the commit before is not here: the working tree is N as well');
    releases = {
      before: makeRelease(join(folder, 'before'), before),
      after: makeRelease(join(folder, 'after'), { migrations: next }),
    };
    const archive = join(folder, 'before.tar');
    writeFileSync(archive, gunzipSync(readFileSync(kept)));
    const admin = new pg.Client(inject('postgres'));
    await admin.connect();
    await admin.query(`create database ${connection.database}`).finally(() => admin.end());
    const restored = await runCommand('restore', [archive], env, undefined, releases.before);
    expect(restored).toMatchObject({ code: 0 });
    balancer = await startBalancer(folder);
    await Promise.all([0, 1].map((at) => begin(at, releases.before)));
  }, 300_000);

  afterAll(async () => {
    await Promise.all(servers.map((server) => server?.signal('SIGKILL')));
    await balancer?.stop();
    const admin = new pg.Client(inject('postgres'));
    await admin.connect();
    await admin
      .query(`drop database if exists ${connection.database} with (force)`)
      .finally(() => admin.end());
    if (told.length > 0) process.stdout.write(`\n${told.join('\n')}\n`);
  }, 60_000);

  test('the next version comes server by server, and goes again: no request fails, nothing is lost [OPE-105]', {
    timeout: 300_000 * rounds,
  }, async () => {
    const calling = await prepareWrites(balancer.url, password);
    const office = startOffice(calling);
    await eventually(async () => office.streams.every(({ open }) => open));
    const marks: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await roll(releases.after);
      await eventually(
        async () => (await ask('select 1 from migration where ended is null')).length === 0,
      );
      marks.push(office.writes.length);
      await roll(releases.before);
      marks.push(office.writes.length);
    }
    await eventually(async () => office.streams.every(({ open }) => open));
    await office.stop();
    const { writes, reads, uploads, streams } = office;
    const failed = [...writes, ...reads, ...uploads].filter(({ status }) => status !== 200);
    const longest = Math.max(...[...writes, ...reads].map(({ began, ended }) => ended - began));
    told.push(
      `${rounds} times there and back: ${writes.length} writes, ${reads.length} reads, ${uploads.length} uploads, ` +
        `${failed.length} failed, the longest took ${Math.round(longest)} ms; ` +
        `each page was reconnected ${Math.max(...streams.map(({ opened }) => opened)) - 1} times at most`,
    );
    expect(failed).toEqual([]);
    // Both versions had work to do each time.
    for (const [at, mark] of marks.entries()) expect(mark).toBeGreaterThan(marks[at - 1] ?? 0);
    const names = `select name, count(*)::int as count from client where name ~ '^klient [0-9]+$' group by name`;
    const stored = new Map((await ask(names)).map(({ name, count }) => [name, count]));
    expect(stored.size).toBe(writes.length);
    expect(writes.filter(({ name }) => stored.get(name) !== 1)).toEqual([]);
    for (const { id, content } of uploads) {
      const [row] = await ask(`select "storageKey" as key from file where id = ${id}`);
      const path = join(env.DATA_DIR, 'files', row.key.slice(0, 2), row.key.slice(2, 4), row.key);
      expect(readFileSync(path, 'utf8')).toBe(content);
    }
    expect(await ask('select name from client where later is distinct from upper(name)')).toEqual(
      [],
    );
    // The version before has the last word: it copies what it does not know too, and the next one takes it up.
    const copy = join(folder, 'kopia.tar');
    const copied = await runCommand('backup', [copy], env, undefined, releases.before);
    expect([0, 2]).toContain(copied.code);
    const own = { DATA_DIR: join(folder, 'restored') };
    expect(await runCommand('restore', [copy], own, undefined, releases.before)).toMatchObject({
      code: 1,
      output: expect.stringContaining('Kopia pochodzi z nowszej'),
    });
    expect(await runCommand('restore', [copy], own, undefined, releases.after)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Odtworzono i porównano'),
    });
  });
});

describe('npm run upgrade', { timeout: 300_000 }, () => {
  let after: string;

  beforeAll(async () => {
    await makeStartedFolder();
    after = makeRelease(join(dataFolder(), 'after'), { migrations: next });
  });

  test('says what it would do, proves a backup, changes the base beside the working server, and tells what is left [OPE-106]', async () => {
    const dataDir = await startedFolder();
    const server = startServer(dataDir);
    const url = await server.ready();
    const env = { DATA_DIR: dataDir };
    const upgrade = (...args: string[]) => runCommand('upgrade', args, env, undefined, after);
    const would = await upgrade('--dry-run');
    expect(would.code).toBe(0);
    expect(would.output).toMatch(/Zmiany do zrobienia \(5\):\n {2}9001_later: krótka/);
    expect(would.output).toContain('Niczego nie zmieniono (--dry-run).');
    expect(existsSync(join(dataDir, 'backups'))).toBe(false);
    const done = await upgrade();
    expect(done).toMatchObject({ code: 0 });
    expect(done.output).toMatch(
      /Kopia gotowa: [\s\S]*Kopia jest dobra[\s\S]*9004_work_filled: 3\s?000 z 3\s?000 wierszy \(100%\)[\s\S]*gotowa na nową wersję/,
    );
    expect(done.output).toMatch(/Pozostało: uruchomić ponownie, po kolei, serwery w starszych/);
    expect(await health(url)).toBe(200);
    expect(await upgrade()).toMatchObject({
      code: 0,
      output: expect.stringContaining('Baza danych jest aktualna; nie ma nic do zrobienia.'),
    });
    expect((await server.signal('SIGTERM')).code).toBe(0);
    const newer = startServer(dataDir, { release: after });
    expect(await health(await newer.ready())).toBe(200);
    expect((await newer.signal('SIGTERM')).code).toBe(0);
  });

  test('killed in the middle of a long change it is gone on with from there, in a restored backup of that moment too [OPE-106]', async () => {
    const dataDir = await startedFolder();
    const env = { DATA_DIR: dataDir };
    const killed = await runCommand('upgrade', [], env, /9004_work_filled: 0 z/, after);
    expect(killed.code).toBeNull();
    const copy = join(dataFolder(), 'w-polowie.tar');
    expect((await runCommand('backup', [copy], env, undefined, after)).code).toBe(0);
    const restored = { DATA_DIR: join(dataFolder(), 'data') };
    expect(await runCommand('restore', [copy], restored, undefined, after)).toMatchObject({
      code: 0,
    });
    for (const place of [env, restored]) {
      const done = await runCommand('upgrade', [], place, undefined, after);
      expect(done).toMatchObject({ code: 0 });
      expect(done.output).toMatch(/9004_work_filled: \d{2,} z 3\s?000/);
      expect(done.output).toContain('9005_work_checked: gotowa');
    }
  });

  test('an empty base, and arguments that it does not know, are told [OPE-106]', async () => {
    const nothing = await runCommand('upgrade', [], { DATA_DIR: join(dataFolder(), 'nic') });
    expect(nothing).toMatchObject({
      code: 1,
      output: expect.stringContaining('nie ma bazy danych'),
    });
    expect(await runCommand('upgrade', ['--teraz'], { DATA_DIR: dataFolder() })).toMatchObject({
      code: 1,
      output: expect.stringContaining('Użycie: npm run upgrade [-- --dry-run]'),
    });
  });
});
