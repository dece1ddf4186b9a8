import { parseCrontab } from 'graphile-worker';
import type { PoolClient } from 'pg';

/** A job that waits, in words that every version of the queue understands. */
type WaitingJob = {
  task: string;
  payload: unknown;
  runAt: string;
  maxAttempts: number;
  attempts: number;
  key: string | null;
  priority: number;
};

/**
 * Letters, pushes and other work that had not been done yet. The queue's public view leaves payloads out,
 * so these are read (and only read) where it keeps them.
 */
export async function readQueue(client: PoolClient): Promise<WaitingJob[]> {
  const { rows } = await client.query<WaitingJob>(
    `select job.task_identifier as task, held.payload, job.run_at::text as "runAt",
            job.max_attempts as "maxAttempts", job.attempts, job.key, job.priority
       from graphile_worker.jobs job join graphile_worker._private_jobs held on held.id = job.id
      order by job.id`,
  );
  return rows;
}

/** Puts waiting work in place of whatever the queue holds; nobody works on any of it now. */
export async function writeQueue(client: PoolClient, jobs: WaitingJob[]): Promise<void> {
  await client.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
       from graphile_worker.jobs having count(locked_by) > 0`,
  );
  await client.query(
    'select from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))',
  );
  const { rows: tried } = await client.query(
    `with given as (
       select * from rows from (json_to_recordset($1::json) as (
         task text, payload json, "runAt" timestamptz, "maxAttempts" int, attempts int, key text,
         priority int)) with ordinality
     ), added as materialized (
       select attempts, (graphile_worker.add_job(
         identifier => task, payload => payload, run_at => "runAt", max_attempts => "maxAttempts",
         job_key => key, priority => priority)).id
       from given order by ordinality
     )
     select id, attempts from added where attempts > 0`,
    [JSON.stringify(jobs)],
  );
  await client.query(
    `select from json_to_recordset($1::json) as one(id bigint, attempts int),
            graphile_worker.reschedule_jobs(array[one.id], attempts => one.attempts)`,
    [JSON.stringify(tried)],
  );
}

const minute = 60_000;

/**
 * Adds what the clock asked for between the copy and now, as far back as each line of the crontab makes up for:
 * the queue goes by its own memory, which knows nothing of a base that is put back to an earlier moment.
 */
export async function makeUpForClock(
  client: PoolClient,
  { crontab, since }: { crontab: string; since: Date },
): Promise<void> {
  const now = Date.now();
  for (const { task, match, options } of parseCrontab(crontab)) {
    const from = Math.max(since.getTime(), now - options.backfillPeriod);
    for (let time = Math.ceil(from / minute) * minute; time <= now; time += minute) {
      const at = new Date(time);
      const [min, hour, date] = [at.getUTCMinutes(), at.getUTCHours(), at.getUTCDate()];
      if (!match({ min, hour, date, month: at.getUTCMonth() + 1, dow: at.getUTCDay() })) continue;
      await client.query('select graphile_worker.add_job($1::text, $2::json)', [
        task,
        JSON.stringify({ _cron: { ts: at.toISOString(), backfilled: true } }),
      ]);
    }
  }
}
