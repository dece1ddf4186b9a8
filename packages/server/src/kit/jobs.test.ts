import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Connection, testDatabase } from '../../test/database.ts';
import { eventually } from '../../test/server-process.ts';
import { createDatabase, type Database } from './database.ts';
import { defineTask, enqueue, handleTask, startWorker } from './jobs.ts';
import { createLog } from './log.ts';

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
  const sql = 'select key, attempts from graphile_worker._private_jobs order by id';
  return (await db.pool.query(sql)).rows;
}

const allDone = () => eventually(async () => (await waiting()).length === 0);

describe('background work', () => {
  test('a job of a change that was rolled back never happens, one of a committed change does', async () => {
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

  test('each job is run once although two servers wait for it', async () => {
    const second = createDatabase(own.connection satisfies Connection);
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

  test('a job that fails is tried again', async () => {
    const worker = await startWorker({ pool: db.pool, tasks, log });
    await enqueue(db, note, { text: 'za drugim razem' });
    await eventually(async () => (await waiting())[0]?.attempts === 1);
    await db.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await allDone();
    await worker.stop();
    expect(noted).toEqual(['za drugim razem 1', 'za drugim razem 2']);
  });

  test('a job with a key replaces the waiting one of the same key', async () => {
    const runAt = new Date('2999-01-01T00:00:00Z');
    await enqueue(db, note, { text: 'pierwsza' }, { jobKey: 'termin-1', runAt });
    await enqueue(db, note, { text: 'druga' }, { jobKey: 'termin-1' });
    expect(await waiting()).toEqual([{ key: 'termin-1', attempts: 0 }]);
    const worker = await startWorker({ pool: db.pool, tasks, log });
    await allDone();
    await worker.stop();
    expect(noted).toEqual(['druga 1']);
  });

  test('a job that a killed server held is freed and done by another', async () => {
    await enqueue(db, note, { text: 'porzucona' });
    await db.pool.query(
      `update graphile_worker._private_jobs
          set locked_by = 'worker-zabitego', locked_at = now() - interval '1 minute'`,
    );
    const worker = await startWorker({ pool: db.pool, tasks, log });
    await allDone();
    await worker.stop();
    expect(noted).toEqual(['porzucona 1']);
  });

  test('a long job of a living server is left to it, by itself and by others', async () => {
    let finish = () => {};
    const long = handleTask(defineTask('test.long'), async () => {
      noted.push('długa');
      await new Promise<void>((done) => {
        finish = done;
      });
    });
    const options = { tasks: [...tasks, long], log, sweepEveryMs: 20 };
    const first = await startWorker({ pool: db.pool, ...options });
    await enqueue(db, defineTask('test.long'), {});
    await eventually(async () => noted.includes('długa'));
    await db.pool.query(
      "update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'",
    );
    const other = createDatabase(own.connection satisfies Connection);
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

  test('a job whose end a dying database did not note is done again', async () => {
    let name = '';
    const spy = handleTask(defineTask('test.spy'), async () => {
      const locked = await db.pool.query('select locked_by from graphile_worker._private_jobs');
      name = locked.rows[0].locked_by;
    });
    const options = { pool: db.pool, tasks: [...tasks, spy], log, sweepEveryMs: 20 };
    const worker = await startWorker(options);
    await enqueue(db, defineTask('test.spy'), {});
    await allDone();
    await enqueue(db, note, { text: 'bez znaku' }, { runAt: new Date('2999-01-01T00:00:00Z') });
    // Taken by this very process, which does not know it.
    await db.pool.query(
      'update graphile_worker._private_jobs set locked_by = $1, locked_at = now(), run_at = now()',
      [name],
    );
    await allDone();
    await worker.stop();
    expect(noted).toEqual(['bez znaku 1']);
  });
});
