import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startClock } from '@zaplecze/keeper/moving/clock';
import { writeMark } from '@zaplecze/keeper/moving/mark';
import { move } from '@zaplecze/keeper/moving/move';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { product } from '../../src/keeping/product.ts';
import { createDatabase, type Database } from '../../src/kit/database/database.ts';
import { connectionOf } from '../../src/kit/database/servers/hosts.ts';
import { enqueue } from '../../src/kit/jobs/jobs.ts';
import { prepareDatabase } from '../../src/kit/jobs/prepare-database.ts';
import { sendMail } from '../../src/kit/mail/mail-task.ts';
import { createLog } from '../../src/kit/operations/log.ts';
import { testDatabase } from '../database.ts';
import { demoModel } from '../demo-model.ts';
import { readEveryRow, schemaOf } from '../everything.ts';
import { hasOuterPostgres, startOuterPostgres } from '../peers/outer-postgres.ts';
import {
  cleanUp,
  dataFolder,
  eventually,
  health,
  runCommand,
  signInTo,
  startServer,
} from '../starting/server-process.ts';
import { waitingJobs } from '../waiting-jobs.ts';

const log = createLog('silent');
const said = (code: number, text: string | RegExp) => ({
  code,
  output: typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text),
});

beforeAll(demoModel);
afterAll(cleanUp);

/** What `readEveryRow` leaves out as a restore does: sessions, and who has something new. */
async function sessions(db: Database): Promise<unknown[]> {
  const questions = ['select * from session order by id', 'select t::text from news t order by 1'];
  return Promise.all(questions.map(async (text) => (await db.pool.query(text)).rows));
}

/** Sessions of two people, a letter that waits after its first try, and a clock that has stood for two days. */
async function leaveWork(db: Database): Promise<void> {
  await db.pool.query(
    `insert into session ("tokenHash", person, expires)
       select decode(md5(id::text), 'hex'), id, now() + interval '1 day' from person order by id limit 2`,
  );
  await enqueue(db, sendMail, { to: 'a@b.pl', subject: 'Czeka', text: 'ą' } as never);
  await db.pool.query(
    'select from graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), attempts => 3)',
  );
  await startClock(db.pool, product.crontab);
  await db.pool.query(
    `update graphile_worker._private_known_crontabs set known_since = now() - interval '9 days',
            last_execution = now() - interval '2 days'`,
  );
}

describe.runIf(hasOuterPostgres)('a move', () => {
  // Several starts of real servers each; limits against hanging only.
  function outerDatabase() {
    const folder = dataFolder();
    const outer = startOuterPostgres(folder);
    onTestFinished(outer.stop);
    return outer;
  }

  async function opened(url: string): Promise<Database> {
    const db = createDatabase(connectionOf(url));
    onTestFinished(() => db.destroy());
    await eventually(() =>
      db.pool.query('select 1').then(
        () => true,
        () => false,
      ),
    );
    return db;
  }

  test('out of PostgreSQL 18 into 15 and back, every row, session and job is there, and work goes on [OPE-140, OPE-141]', async () => {
    const own = await testDatabase(await demoModel());
    onTestFinished(own.drop);
    await leaveWork(own.db);
    const outer = await opened(outerDatabase().url);
    const fresh = await testDatabase();
    onTestFinished(fresh.drop);
    const before = await readEveryRow(own.db);
    const letters = (await waitingJobs(own.db)).filter(({ task }) => task === sendMail.name);
    expect(letters).toMatchObject([{ attempts: 3 }]);

    const at = (db: Database, name: string) => ({ db, name });
    const quiet = { product, overwrite: false, log, tell: () => undefined };
    // A server that begins in the middle waits, and then hears of it.
    let starting: Promise<string> | undefined;
    const tell = () => {
      starting ??= prepareDatabase(own.db, log).then(
        () => 'started',
        (error: Error) => error.message,
      );
    };
    const out = { ...quiet, from: at(own.db, 'stara'), to: at(outer, 'nowa') };
    await move({ ...out, tell });
    expect(await starting).toContain('przeniesiono');
    // Cut short after everything had arrived: neither starts, and it is done again.
    await writeMark(outer.pool, 'arrived', 'z: stara');
    await expect(prepareDatabase(outer, log)).rejects.toThrow('nie skończono');
    await move(out);
    await move({ from: at(outer, 'nowa'), to: at(fresh.db, 'znowu'), ...quiet });

    for (const db of [outer, fresh.db]) {
      const { 'waiting work': work = [], ...rows } = await readEveryRow(db);
      const { 'waiting work': waited = [], ...all } = before;
      expect(rows).toEqual(all);
      expect(work).toEqual(expect.arrayContaining(waited));
      expect(await sessions(db)).toEqual(await sessions(own.db));
      // What the clock missed before the move, once; what it misses from here on is the next start's to make up for.
      const tasks = (await waitingJobs(db)).map(({ task }) => task);
      expect(tasks.filter((task) => task === 'projects:plan')).toHaveLength(1);
      const known = await db.pool.query(
        `select from graphile_worker._private_known_crontabs where identifier = 'projects:plan'`,
      );
      expect(known.rowCount).toBe(1);
    }
    expect(await schemaOf(fresh.db)).toEqual(await schemaOf(own.db));
    // New rows get new ids and a history.
    const last = await fresh.db.pool.query('select max(id) as id from tag');
    const tag = fresh.db.insertInto('tag').values({ name: 'nowy' }).returning('id');
    expect((await tag.executeTakeFirstOrThrow()).id).toBe(last.rows[0].id + 1);
    const noted = `select changes ->> 'name' as name from history where entity = 'tag' order by id desc`;
    expect((await fresh.db.pool.query(noted)).rows[0]).toEqual({ name: 'nowy' });
  }, 300_000);

  test('by commands: refused at work, killed without harm, done, the old base refused, and back again [OPE-142, OPE-143, OPE-144, OPE-145]', async () => {
    const place = dataFolder();
    const DATA_DIR = join(place, 'data');
    const { url: DATABASE_URL } = outerDatabase();
    const outside = { DATA_DIR, DATABASE_URL };
    const out = ['--to', DATABASE_URL];
    const running = startServer(DATA_DIR);
    const url = await running.ready();
    const token = await signInTo(url, 'admin', 'haslo-do-testow-startu');
    await addTag(url, token, 'z wbudowanej');
    expect(await runCommand('move', out, { DATA_DIR })).toMatchObject(said(1, 'pracuje serwer'));
    expect((await running.signal('SIGTERM')).code).toBe(0);

    const killed = await runCommand('move', out, { DATA_DIR }, /Porównuję/);
    expect(killed.code).toBeNull();
    // Half of it is nowhere: the new base lets no server start, the old one is as it was.
    expect(await refusedStart(DATA_DIR, { DATABASE_URL })).toContain('zaczęto');
    const still = startServer(DATA_DIR);
    expect(await tagsOf(await still.ready(), token)).toEqual(['z wbudowanej']);
    expect((await still.signal('SIGTERM')).code).toBe(0);

    const done = await runCommand('move', out, { DATA_DIR });
    expect(done).toMatchObject(said(0, /Przeniesiono i porównano[\s\S]*ustaw DATABASE_URL/));
    expect(done.output).not.toContain('kto@');
    expect(await refusedStart(DATA_DIR)).toMatch(/przeniesiono .*move -- --undo/);
    const moved = startServer(DATA_DIR, { env: { DATABASE_URL } });
    const home = await moved.ready();
    expect(await health(home)).toBe(200);
    // Nobody signs in anew.
    expect(await tagsOf(home, token)).toEqual(['z wbudowanej']);
    await addTag(home, token, 'z zewnętrznej');
    const atWork = await runCommand('move', ['--to', 'embedded', '--overwrite'], outside);
    expect(atWork).toMatchObject(said(1, 'pracuje serwer'));
    expect((await moved.signal('SIGTERM')).code).toBe(0);

    expect(await runCommand('move', out, { DATA_DIR })).toMatchObject(said(1, /przeniesiono już/));
    const back = ['--to', 'embedded'];
    expect(await runCommand('move', back, outside)).toMatchObject(
      said(1, /już je ma.*--overwrite/),
    );
    const again = await runCommand('move', [...back, '--overwrite'], outside);
    expect(again).toMatchObject(said(0, /Przeniesiono i porównano[\s\S]*usuń DATABASE_URL/));
    expect(await refusedStart(DATA_DIR, { DATABASE_URL })).toContain('przeniesiono');
    const own = startServer(DATA_DIR);
    expect(await tagsOf(await own.ready(), token)).toEqual(['z wbudowanej', 'z zewnętrznej']);
    expect((await own.signal('SIGTERM')).code).toBe(0);

    // The one it left can be gone back to, with what it had.
    expect(await runCommand('move', ['--undo'], outside)).toMatchObject(said(0, 'Cofnięto'));
    expect(await runCommand('move', ['--undo'], outside)).toMatchObject(
      said(1, 'nie ma czego cofać'),
    );
    const undone = startServer(DATA_DIR, { env: { DATABASE_URL } });
    const gone = await undone.ready();
    // What was ended in the other one meanwhile must not come back: sessions neither.
    const before = { headers: { 'access-token': token } };
    expect((await fetch(`${gone}/api/definition/tag/list`, before)).status).toBe(401);
    const anew = await signInTo(gone, 'admin', 'haslo-do-testow-startu');
    expect(await tagsOf(gone, anew)).toEqual(['z wbudowanej', 'z zewnętrznej']);
    expect((await undone.signal('SIGTERM')).code).toBe(0);
  }, 300_000);

  test('an empty source, another program’s base, the same base twice and strange words are told [OPE-146]', async () => {
    const DATA_DIR = join(dataFolder(), 'data');
    const { url } = outerDatabase();
    const db = await opened(url);
    const told = async (args: string[], env: Record<string, string>, text: string) =>
      expect(await runCommand('move', args, { DATA_DIR, ...env })).toMatchObject(said(1, text));
    await told([], {}, 'Użycie: npm run move');
    await told(['--to', 'embedded'], {}, 'już w bazie wbudowanej');
    await told(['--to', url], {}, 'nie ma bazy danych');
    await told(['--to', 'mysql://baza'], { DATABASE_URL: url }, '--to: ');
    await told(['--to', url], { DATABASE_URL: url }, 'ta sama baza');
    mkdirSync(DATA_DIR, { recursive: true });
    await told(['--to', 'embedded'], { DATABASE_URL: url }, 'nie ma danych Zaplecza');
    await db.pool.query('create table obca (id int)');
    const own = await testDatabase(await demoModel());
    onTestFinished(own.drop);
    const foreign = move({
      ...{ from: { db: own.db, name: 'a' }, to: { db, name: 'b' } },
      ...{ product, overwrite: true, log, tell: () => undefined },
    });
    await expect(foreign).rejects.toThrow('tabele innego programu');
  }, 300_000);

  async function refusedStart(dataDir: string, env: Record<string, string> = {}): Promise<string> {
    const server = startServer(dataDir, { env });
    expect((await server.exited).code).toBe(1);
    return server.output();
  }
});

const tagAddress = '/api/definition/tag';

async function addTag(url: string, token: string, name: string): Promise<void> {
  const answer = await fetch(`${url}${tagAddress}/create`, {
    method: 'POST',
    headers: { 'access-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  expect(answer.status).toBe(200);
}

async function tagsOf(url: string, token: string): Promise<string[]> {
  const answer = await fetch(`${url}${tagAddress}/list`, {
    headers: { 'access-token': token },
  });
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { list: { name: string }[] } };
  return data.list.map(({ name }) => name).sort();
}
