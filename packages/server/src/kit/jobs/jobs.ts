import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type Runner, run, runMigrations, type TaskList } from 'graphile-worker';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Log } from '../operations/log.ts';
import { inSpan, parentOf, traceFlags } from '../tracing/tracing.ts';
import { runLogged } from './job-ended.ts';
import { startLiveness } from './jobs-liveness.ts';

/** A queue that ended by itself is begun anew after this long. */
const againAfterMs = 2_000;

/**
 * Work done after the request that asked for it (mail, push, recurring projects). The name is kept in the
 * database, so it must not change while jobs of that name may be waiting. `Payload` is plain JSON.
 */
export type Task<Payload> = { readonly name: string; readonly payload?: Payload };

/** The context of a handler: the number of this attempt (from 1), and the signal to give up. */
export type JobContext = { attempt: number; signal: AbortSignal; log: Log };

export type TaskHandler = {
  name: string;
  run: (payload: unknown, context: JobContext) => Promise<void>;
};

export type EnqueueOptions = {
  /** Not before this moment; default: at once. */
  runAt?: Date;
  /** At most one waiting job has this key: a further one replaces it (deadline notices that move). */
  jobKey?: string;
  /** Attempts before the job is given up, with growing pauses (25 attempts last about three days). */
  maxAttempts?: number;
  /** Jobs of one queue are done one after another. */
  queue?: string;
};

/** Names a kind of background work and the payload it takes; a crontab knows names without dots only. */
export function defineTask<Payload>(name: string): Task<Payload> {
  return { name };
}

/** Joins a task to what does it; a handler must bear being run again, as a killed server's jobs are repeated. */
export function handleTask<Payload>(
  task: Task<Payload>,
  handler: (payload: Payload, context: JobContext) => Promise<void>,
): TaskHandler {
  return { name: task.name, run: (payload, context) => handler(payload as Payload, context) };
}

/**
 * Puts a job into the queue through `db`. Given a transaction, the job is part of it: rolled back with the
 * change that caused it, and not started before that change is committed.
 */
export async function enqueue<Payload>(
  db: QueryExecutorProvider,
  task: Task<Payload>,
  payload: Payload,
  options: EnqueueOptions = {},
): Promise<void> {
  const { runAt = null, jobKey = null, maxAttempts = null, queue = null } = options;
  await inSpan({ name: `enqueue ${task.name}`, kind: 'producer' }, () =>
    sql`select graphile_worker.add_job(
      identifier => ${task.name}::text,
      payload => ${JSON.stringify(payload ?? {})}::json,
      run_at => ${runAt}::timestamptz,
      max_attempts => ${maxAttempts}::int,
      job_key => ${jobKey}::text,
      queue_name => ${queue}::text,
      flags => ${traceFlags()}::text[]
    )`.execute(db),
  );
}

/** `enqueue` for several jobs of one kind, in one statement. */
export async function enqueueAll<Payload>(
  db: QueryExecutorProvider,
  task: Task<Payload>,
  payloads: Payload[],
  { maxAttempts = null }: { maxAttempts?: number | null } = {},
): Promise<void> {
  if (payloads.length === 0) return;
  await inSpan({ name: `enqueue ${task.name}`, kind: 'producer' }, (span) => {
    span.set({ 'messaging.batch.message_count': payloads.length });
    return sql`select graphile_worker.add_job(
      identifier => ${task.name}::text,
      payload => one.value,
      max_attempts => ${maxAttempts}::int,
      flags => ${traceFlags()}::text[]
    ) from json_array_elements(${JSON.stringify(payloads)}::json) as one`.execute(db);
  });
}

/** Takes back a job that waits, by the key it was enqueued with; one that runs is not repeated. */
export async function cancelJob(db: QueryExecutorProvider, jobKey: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${jobKey})`.execute(db);
}

type QueueLog = Record<'error' | 'warn' | 'debug' | 'trace', (text: string) => void>;

/** The queue's own chatter (each job begun and done) is for debugging; only failures reach the log as such. */
function loggerOf(log: QueueLog): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(`Zadania w tle: ${message}`);
    else if (level === 'warning') log.warn(`Zadania w tle: ${message}`);
    else if (level === 'info') log.debug(`Zadania w tle: ${message}`);
    else log.trace(`Zadania w tle: ${message}`);
  });
}

/** Creates or updates the queue's tables (schema `graphile_worker`); safe to call from several servers at once. */
export async function migrateJobs(pool: Pool, log: QueueLog): Promise<void> {
  await runMigrations({ pgPool: pool, logger: loggerOf(log) });
}

function taskList(tasks: TaskHandler[], log: Log): TaskList {
  return Object.fromEntries(
    tasks.map(({ name, run: work }) => [
      name,
      (payload, { job, abortSignal }) =>
        runLogged(name, () =>
          inSpan(
            {
              name,
              kind: 'consumer',
              attributes: { 'zaplecze.job.attempt': job.attempts },
              parent: parentOf(job.flags),
              root: true,
            },
            () => work(payload, { attempt: job.attempts, signal: abortSignal, log }),
          ),
        ),
    ]),
  );
}

/**
 * Starts taking jobs; any number of servers may do so against one database, each job is run by one of them.
 * Jobs a killed server held are freed within about half a minute. A queue that could not tell a database that
 * was away how a job ended begins anew, and that job is repeated.
 *
 * @param options.crontab lines of `minute hour day month weekday task`, in UTC
 * @param options.concurrency jobs done side by side by this process, default 4
 * @param options.lookEveryMs how often jobs that nobody works on are looked for, default 12 s
 * @returns `stop`, which lets running jobs finish for 8 seconds, then aborts them, to be repeated later
 */
export async function startWorker(options: {
  pool: Pool;
  tasks: TaskHandler[];
  crontab?: string;
  concurrency?: number;
  lookEveryMs?: number;
  log: Log;
}): Promise<{ stop: () => Promise<void> }> {
  const { pool, tasks, crontab = '', concurrency = 4, lookEveryMs = 12_000, log } = options;
  const liveness = await startLiveness(pool, log, lookEveryMs);
  const begin = () =>
    run({
      pgPool: pool,
      taskList: taskList(tasks, log),
      crontab,
      concurrency,
      noHandleSignals: true,
      pollInterval: 2_000,
      events: liveness.events,
      logger: loggerOf(log),
      preset: {
        // Reported one by one, a job's end that the database did not receive would be an unhandled rejection;
        // reported in batches (of jobs that end at once), it stops the queue.
        worker: {
          gracefulShutdownAbortTimeout: 8_000,
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
    });
  let runner: Runner;
  try {
    runner = await begin();
  } catch (error) {
    await liveness.stop();
    throw error;
  }
  const stopping = new AbortController();
  const { signal } = stopping;
  const goOn = async () => {
    for (;;) {
      await runner.promise.catch((error) => log.error({ err: error }, 'Zadania w tle przerwane'));
      await pause(againAfterMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      log.warn('Zadania w tle ustały, ruszają na nowo');
      try {
        runner = await begin();
      } catch (error) {
        log.error({ err: error }, 'Zadania w tle nie ruszyły');
      }
      if (signal.aborted) await runner.stop().catch(() => undefined);
    }
  };
  const going = goOn();
  const stop = async () => {
    if (signal.aborted) return;
    stopping.abort();
    // A queue that ended by itself (its database is gone) has nothing left to stop.
    await runner.stop().catch((error: unknown) => log.debug({ err: error }, 'Kolejka już stała'));
    await going;
    await liveness.stop();
  };
  return { stop };
}
