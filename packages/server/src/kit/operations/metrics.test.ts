import { getPerson } from '@zaplecze/contract/rooms/people/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/http.ts';
import { eventually } from '../../../test/starting/server-process.ts';
import { defineTask, enqueue, handleTask, startWorker } from '../jobs/jobs.ts';
import { createLog } from './log.ts';

const token = 'zeton-do-testow-metryk';
let it: TestApp;

beforeAll(async () => {
  it = await testApp({ METRICS_TOKEN: token });
});
afterAll(() => it.close());
beforeEach(async () => {
  await it.db.pool.query(
    `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`,
  );
});

const read = async (given = token) =>
  it.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${given}` } });

test('without METRICS_TOKEN there are none, and without the token nobody sees them [OPE-55]', async () => {
  const plain = await testApp();
  const nothing = await plain.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer ' },
  });
  expect([nothing.statusCode, nothing.json()]).toEqual([404, { message: 'Nie znaleziono' }]);
  await plain.close();
  expect((await read('inny-zeton-do-metryk')).statusCode).toBe(404);
  expect((await it.app.inject('/metrics')).statusCode).toBe(404);
  const admin = await it.signIn('ROLE_ADMIN');
  expect((await read(admin.token)).statusCode).toBe(404);
});

test('requests are counted by route, without what stood in their addresses [OPE-55]', async () => {
  const someone = await it.signIn();
  await it.call(getPerson, { as: someone, params: { id: someone.id } });
  await it.call(getPerson, { as: someone, params: { id: 999_999 } });
  await it.app.inject('/api/nie/ma?haslo=tajne');
  const answer = await read();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  const count = (status: string) =>
    `zaplecze_http_request_seconds_count{method="GET",route="/api/profile/:id",status="${status}"} 1`;
  expect(answer.body).toContain(count('2xx'));
  expect(answer.body).toContain(count('4xx'));
  expect(answer.body).toContain('route="other"');
  const labels = [...answer.body.matchAll(/\{([^}]*)\}/g)].map(([, text]) => text).join('\n');
  expect(labels).not.toMatch(/999999|tajne|nie\/ma/);
});

test('what goes up and down is called nothing that says it only goes up [OPE-383]', async () => {
  const { body } = await read();
  const gauges = [...body.matchAll(/^# TYPE (\S+) gauge$/gm)].map(([, name]) => name);
  expect(gauges).toContain('nodejs_active_handles');
  expect(gauges.filter((name) => name?.endsWith('_total'))).toEqual([]);
  const counters = [...body.matchAll(/^# TYPE (\S+) counter$/gm)].map(([, name]) => name);
  expect(counters.filter((name) => !name?.endsWith('_total'))).toEqual([]);
});

test('connections, work in the background, open pages and the disk are told [OPE-55]', async () => {
  await enqueue(it.db, defineTask('test.metrics'), {});
  await enqueue(it.db, defineTask('test.metrics'), {});
  await it.db.pool.query(
    `select from graphile_worker.reschedule_jobs(
       array(select max(id) from graphile_worker.jobs), attempts => 3)`,
  );
  const { body } = await read();
  for (const line of [
    'zaplecze_database_up 1',
    'zaplecze_jobs{state="waiting"} 1',
    'zaplecze_jobs{state="failing"} 1',
    'zaplecze_jobs{state="running"} 0',
    'zaplecze_jobs{state="given_up"} 0',
    'zaplecze_event_streams 0',
    'zaplecze_database_connections{state="waiting"} 0',
  ]) {
    expect(body).toContain(`${line}\n`);
  }
  expect(body).toMatch(/zaplecze_disk_free_bytes\{folder="[^"]+"\} [1-9]/);
  expect(body).toContain('process_resident_memory_bytes');
});

test('work in the background is told by its kind, with how long the oldest waits and how each ended [OPE-130]', async () => {
  const [good, bad, late] = ['good', 'bad', 'late'].map((name) => defineTask(`test.${name}`));
  if (!good || !bad || !late) throw new Error('Three tasks');
  await enqueue(it.db, good, {});
  await enqueue(it.db, bad, {}, { maxAttempts: 1 });
  await enqueue(it.db, late, {}, { runAt: new Date(Date.now() + 3_600_000) });
  const tasks = [
    handleTask(good, async () => undefined),
    handleTask(bad, async () => {
      throw new Error('nie tym razem');
    }),
  ];
  const given = `select 1 from graphile_worker.jobs where attempts = 1 and locked_at is null`;
  const worker = await startWorker({ pool: it.db.pool, tasks, log: createLog('silent') });
  await eventually(async () => (await it.db.pool.query(given)).rows.length === 1);
  await worker.stop();
  const { body } = await read();
  for (const line of [
    'zaplecze_jobs{state="waiting"} 1',
    'zaplecze_jobs{state="given_up"} 1',
    'zaplecze_task_jobs{task="test.late",state="waiting"} 1',
    'zaplecze_task_jobs{task="test.bad",state="given_up"} 1',
    'zaplecze_job_seconds_count{task="test.good",outcome="done"} 1',
    'zaplecze_job_seconds_count{task="test.bad",outcome="failed"} 1',
    // What is not due yet waits for nobody.
    'zaplecze_jobs_oldest_seconds 0',
    'zaplecze_disk_reserve_bytes 256000000',
  ]) {
    expect(body).toContain(`${line}\n`);
  }
  await it.db.pool.query(`select from graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs where attempts = 0), run_at => now() - interval '1 hour')`);
  await it.db.pool.query(
    `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where attempts > 0))`,
  );
  // It is due since it is there, whatever moment it was put down for.
  const [, seconds] = /^zaplecze_jobs_oldest_seconds (\S+)/m.exec((await read()).body) ?? [];
  expect(Number(seconds)).toBeGreaterThan(0);
  expect(Number(seconds)).toBeLessThan(3_600);
});

test('a database that is away is told at once, and no figure of before with it [OPE-130]', async () => {
  const gone = await testApp({ METRICS_TOKEN: token });
  const headers = { authorization: `Bearer ${token}` };
  const told = async () => (await gone.app.inject({ url: '/metrics', headers })).body;
  expect(await told()).toContain('zaplecze_database_up 1\n');
  await Promise.all(gone.db.pools.map((pool) => pool.end()));
  const body = await told();
  expect(body).toContain('zaplecze_database_up 0\n');
  expect(body).not.toMatch(/^zaplecze_(jobs|task_jobs|jobs_oldest_seconds)[{ ]/m);
  await gone.close();
});
