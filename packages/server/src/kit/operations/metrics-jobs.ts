import { setTimeout as pause } from 'node:timers/promises';
import type { Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { type JobEnded, jobEnded } from '../jobs/job-ended.ts';
import type { Log } from './log.ts';

type World = { db: Database; log: Log };
type Kinds = { Gauge: typeof Gauge; Histogram: typeof Histogram };

/** How many jobs of one kind are in one state; `oldest`: seconds for which the first of them has been due. */
type Count = { task: string; state: string; count: number; oldest: number };

const states = ['waiting', 'running', 'failing', 'given_up'];

/** Due jobs that no process runs: a stuck queue makes their age grow. */
const due = new Set(['waiting', 'failing']);

async function countJobs({ pool }: Database): Promise<Count[]> {
  const { rows } = await pool.query<Count>(
    `select task, state, count(*)::int as count,
            greatest(0, extract(epoch from now() - min(begins)))::float8 as oldest
       from (select task_identifier as task, greatest(run_at, created_at) as begins,
                    case when locked_at is not null then 'running'
                         when attempts >= max_attempts then 'given_up'
                         when attempts > 0 then 'failing' else 'waiting' end as state
               from graphile_worker.jobs) as job
      group by task, state`,
  );
  return rows;
}

/** Who scrapes commonly waits ten seconds; a database that hangs must not take the other metrics with it. */
const patienceMs = 4_000;

async function soon<T>(work: Promise<T>): Promise<T> {
  const limit = new AbortController();
  const late = pause(patienceMs, undefined, { signal: limit.signal }).then(() => {
    throw new Error('The database takes too long');
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    limit.abort();
  }
}

/**
 * Metrics of background work: figures of all processes from the database, and the ends of this process's jobs.
 *
 * @returns `look` reads the database, before each scrape; `stop` ends listening
 */
export function registerJobMetrics(registry: Registry, { db, log }: World, kinds: Kinds) {
  const registers = [registry];
  const up = new kinds.Gauge({
    name: 'zaplecze_database_up',
    help: '1 while the database answers',
    registers,
  });
  const byState = new kinds.Gauge({
    name: 'zaplecze_jobs',
    help: 'Work in the background, of all processes: waiting, running, repeated after failures, given up',
    labelNames: ['state'],
    registers,
  });
  const byTask = new kinds.Gauge({
    name: 'zaplecze_task_jobs',
    help: 'Work in the background by its kind, where there is any',
    labelNames: ['task', 'state'],
    registers,
  });
  const oldest = new kinds.Gauge({
    name: 'zaplecze_jobs_oldest_seconds',
    help: 'For how long the oldest job that nobody does has been due',
    registers,
  });
  async function look(): Promise<void> {
    try {
      const counts = await soon(countJobs(db));
      byTask.reset();
      for (const state of states) byState.set({ state }, 0);
      for (const { task, state, count } of counts) {
        byState.inc({ state }, count);
        byTask.set({ task, state }, count);
      }
      const waiting = counts.filter(({ state }) => due.has(state));
      oldest.set(Math.max(0, ...waiting.map((one) => one.oldest)));
      up.set(1);
    } catch (error) {
      // What was true a while ago is no figure of now.
      for (const one of [byState, byTask]) one.reset();
      oldest.remove();
      up.set(0);
      log.debug({ err: error }, 'Metryki: baza danych nie odpowiada');
    }
  }

  const seconds = new kinds.Histogram({
    name: 'zaplecze_job_seconds',
    help: 'How long jobs took in this process, by how they ended: done or failed',
    labelNames: ['task', 'outcome'],
    buckets: [0.1, 1, 10, 60, 600],
    registers,
  });
  const hear = (message: unknown) => {
    const { task, outcome, seconds: took } = message as JobEnded;
    seconds.observe({ task, outcome }, took);
  };
  jobEnded.subscribe(hear);
  return { look, stop: () => void jobEnded.unsubscribe(hear) };
}
