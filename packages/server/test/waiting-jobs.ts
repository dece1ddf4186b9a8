import type { Database } from '../src/kit/database/database.ts';

export type WaitingJob = {
  task: string;
  payload: unknown;
  runAt: string;
  key: string | null;
  attempts: number;
  maxAttempts: number;
};

/**
 * Jobs that nobody has taken yet, oldest first, through the queue's public functions alone: changing nothing
 * about a job gives all of it, its payload too, which the public view leaves out.
 */
export async function waitingJobs({ pool }: Pick<Database, 'pool'>): Promise<WaitingJob[]> {
  const { rows } = await pool.query<WaitingJob>(
    `with job as materialized (select id, task_identifier as task from graphile_worker.jobs)
     select job.task, held.payload, held.run_at as "runAt", held.key, held.attempts,
            held.max_attempts as "maxAttempts"
       from graphile_worker.reschedule_jobs(array(select id from job)) held join job using (id)
      order by id`,
  );
  return rows;
}

/** Whether nothing waits and nothing is being done. */
export async function nothingToDo({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  return (await pool.query('select 1 from graphile_worker.jobs limit 1')).rows.length === 0;
}

/** Lets waiting jobs, those that failed among them, begin at once. */
export const hurryJobs = `select from graphile_worker.reschedule_jobs(
  array(select id from graphile_worker.jobs), run_at => now())`;
