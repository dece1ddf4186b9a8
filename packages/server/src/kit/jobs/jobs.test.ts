import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestConnection, testDatabase } from '../../../test/database.ts';
import { startProxy } from '../../../test/peers/proxy.ts';
import { eventually } from '../../../test/starting/server-process.ts';
import { hurryJobs, nothingToDo } from '../../../test/waiting-jobs.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { createLog } from '../operations/log.ts';
import { defineTask, enqueue, handleTask, startWorker } from './jobs.ts';

const log = createLog('silent');
const note = defineTask<{ text: string }>('test.note');
let own: Awaited<ReturnType<typeof testDatabase>>;
let db: Database;
let noted: string[];
const tasks = [
  handleTask(note, async ({ text }, { attempt }) => {
    noted.push(`${text} ${attempt}`);
    if (text === 'za drugim razem' && attempt === 1) throw new Error('jeszcze nie');
  }),
];

beforeAll(async () => {
  own = await testDatabase();
  db = own.db;
});
afterAll(() => own.drop());
beforeEach(() => {
  noted = [];
});

async function waiting(): Promise<{ key: string | null; attempts: number }[]> {
  return (await db.pool.query('select key, attempts from graphile_worker.jobs order by id')).rows;
}

const allDone = () => eventually(() => nothingToDo(db));

/** A process of its own that takes one job and is killed over it. */
async function killedOver(text: string): Promise<void> {
  const path = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  const program = `
    import { createDatabase } from ${path('../database/database.ts')};
    import { defineTask, handleTask, startWorker } from ${path('./jobs.ts')};
    import { createLog } from ${path('../operations/log.ts')};
    const take = handleTask(defineTask('test.note'), (payload) => {
      console.log(payload.text);
      return new Promise(() => undefined);
    });
    const { pool } = createDatabase(${JSON.stringify(own.connection)});
    await startWorker({ pool, tasks: [take], log: createLog('silent') });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [taken] = await once(child.stdout, 'data');
  expect(String(taken).trim()).toBe(text);
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

describe('background work', () => {
  test('a job of a change that was rolled back never happens, one of a committed change does [OPE-38]', async () => {
    const change = db.transaction().execute(async (tx) => {
      await enqueue(tx, note, { text: 'wycofana' });
      throw new Error('wycofaj');
    });
    await expect(change).rejects.toThrow('wycofaj');
    expect(await waiting()).toEqual([]);
    await db.transaction().execute((tx) => enqueue(tx, note, { text: 'zażółć' }));
    const worker = await startWorker({ pool: db.pool, tasks, log });
    await allDone();
    await worker.stop();
    expect(noted).toEqual(['zażółć 1']);
  });

  test('each job is run once although two servers wait for it [OPE-38]', async () => {
    const second = createDatabase(own.connection satisfies TestConnection);
    const workers = [
      await startWorker({ pool: db.pool, tasks, log }),
      await startWorker({ pool: second.pool, tasks, log }),
    ];
    const texts = Array.from({ length: 100 }, (_, at) => `nr ${at}`);
    await Promise.all(texts.map((text) => enqueue(db, note, { text })));
    await allDone();
    await Promise.all(workers.map((worker) => worker.stop()));
    await second.destroy();
    expect(noted.toSorted()).toEqual(texts.map((text) => `${text} 1`).toSorted());
  });

  test('a job that fails is tried again [OPE-39]', async () => {
    const worker = await startWorker({ pool: db.pool, tasks, log });
    await enqueue(db, note, { text: 'za drugim razem' });
    const failed = 'select 1 from graphile_worker.jobs where attempts = 1 and locked_at is null';
    await eventually(async () => (await db.pool.query(failed)).rows.length === 1);
    await db.pool.query(hurryJobs);
    await allDone();
    await worker.stop();
    expect(noted).toEqual(['za drugim razem 1', 'za drugim razem 2']);
  });

  test('a job with a key replaces the waiting one of the same key [OPE-38]', async () => {
    const runAt = new Date('2999-01-01T00:00:00Z');
    await enqueue(db, note, { text: 'pierwsza' }, { jobKey: 'termin-1', runAt });
    await enqueue(db, note, { text: 'druga' }, { jobKey: 'termin-1' });
    expect(await waiting()).toEqual([{ key: 'termin-1', attempts: 0 }]);
    const worker = await startWorker({ pool: db.pool, tasks, log });
    await allDone();
    await worker.stop();
    expect(noted).toEqual(['druga 1']);
  });

  test('a job that a killed server held is freed and done by another [OPE-39]', async () => {
    await enqueue(db, note, { text: 'porzucona' });
    await killedOver('porzucona');
    expect(await waiting()).toEqual([{ key: null, attempts: 1 }]);
    const worker = await startWorker({ pool: db.pool, tasks, log, lookEveryMs: 20 });
    await allDone();
    await worker.stop();
    expect(noted).toEqual(['porzucona 2']);
  });

  test('a long job of a living server is left to it, by itself and by others [OPE-39]', async () => {
    let finish = () => {};
    const long = handleTask(defineTask('test.long'), async () => {
      noted.push('długa');
      await new Promise<void>((done) => {
        finish = done;
      });
    });
    const options = { tasks: [...tasks, long], log, lookEveryMs: 20 };
    const first = await startWorker({ pool: db.pool, ...options });
    await enqueue(db, defineTask('test.long'), {});
    await eventually(async () => noted.includes('długa'));
    const other = createDatabase(own.connection satisfies TestConnection);
    const second = await startWorker({ pool: other.pool, ...options });
    // Both have looked for jobs to free by the time that these are done.
    for (const text of ['a', 'b', 'c']) {
      await enqueue(db, note, { text });
      await eventually(async () => noted.includes(`${text} 1`));
    }
    finish();
    await allDone();
    await Promise.all([first.stop(), second.stop()]);
    await other.destroy();
    expect(noted.filter((text) => text === 'długa')).toEqual(['długa']);
  });

  test('a queue that could not tell of a job’s end begins anew and does that job again [OPE-39]', async () => {
    const { host, port, ...rest } = own.connection;
    const door = await startProxy({ path: `${host}/.s.PGSQL.${port}` });
    const behind = createDatabase({ ...rest, host: '127.0.0.1', port: door.port });
    const cut = handleTask(defineTask('test.cut'), async (_, { attempt }) => {
      noted.push(`bez znaku ${attempt}`);
      if (attempt === 1) door.shut();
    });
    let isUntold = false;
    const heard: typeof log = Object.create(log, {
      error: {
        value: (words: unknown) => {
          isUntold ||= String(words).includes('Failed to complete jobs');
        },
      },
    });
    const options = { tasks: [...tasks, cut], log: heard, lookEveryMs: 20 };
    const worker = await startWorker({ pool: behind.pool, ...options });
    await enqueue(db, defineTask('test.cut'), {});
    // Opened before, the door may let the queue tell of the end after all.
    await eventually(async () => isUntold);
    door.open();
    await allDone();
    await enqueue(db, note, { text: 'następna' });
    await allDone();
    await worker.stop();
    await behind.destroy();
    await door.stop();
    expect(noted).toEqual(['bez znaku 1', 'bez znaku 2', 'następna 1']);
  });
});
