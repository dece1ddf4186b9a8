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
  lastError: string | null;
};

/** When a line of the clock last came true, so that what was missed since is made up for. */
type ClockLine = { identifier: string; knownSince: string; lastExecution: string | null };

export type Queue = { jobs: WaitingJob[]; clock: ClockLine[] };

/** Letters, pushes and other work that had not been done yet. */
export async function readQueue(client: PoolClient): Promise<Queue> {
  const jobs = await client.query<WaitingJob>(
    `select t.identifier as task, j.payload, j.run_at::text as "runAt",
            j.max_attempts as "maxAttempts", j.attempts, j.key, j.priority,
            j.last_error as "lastError"
       from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
      order by j.id`,
  );
  const clock = await client.query<ClockLine>(
    `select identifier, known_since::text as "knownSince", last_execution::text as "lastExecution"
       from graphile_worker._private_known_crontabs order by identifier`,
  );
  return { jobs: jobs.rows, clock: clock.rows };
}

/** Puts waiting work in place of whatever the queue holds; nobody works on any of it now. */
export async function writeQueue(client: PoolClient, { jobs, clock }: Queue): Promise<void> {
  await client.query('delete from graphile_worker._private_jobs');
  const { rows: tried } = await client.query(
    `with given as (
       select * from rows from (json_to_recordset($1::json) as (
         task text, payload json, "runAt" timestamptz, "maxAttempts" int, attempts int, key text,
         priority int, "lastError" text)) with ordinality
     ), added as materialized (
       select attempts, "lastError", (graphile_worker.add_job(
         identifier => task, payload => payload, run_at => "runAt", max_attempts => "maxAttempts",
         job_key => key, priority => priority)).id
       from given order by ordinality
     )
     select id, attempts, "lastError" from added where attempts > 0`,
    [JSON.stringify(jobs)],
  );
  await client.query(
    `update graphile_worker._private_jobs j set attempts = one.attempts, last_error = one."lastError"
       from json_to_recordset($1::json) as one(id bigint, attempts int, "lastError" text)
      where j.id = one.id`,
    [JSON.stringify(tried)],
  );
  await client.query('delete from graphile_worker._private_known_crontabs');
  await client.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     select * from json_to_recordset($1::json)
       as one(identifier text, "knownSince" timestamptz, "lastExecution" timestamptz)`,
    [JSON.stringify(clock)],
  );
}
