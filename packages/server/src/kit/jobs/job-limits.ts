import { type Limits, runAsWork, Work } from '../database/work.ts';
import type { TaskHandler } from './jobs.ts';

/** Handlers whose transactions have the limits of jobs (kit/database/work.ts), and whose stopped statements bear their names. */
export const withLimits = (limits: Limits, tasks: TaskHandler[]): TaskHandler[] =>
  tasks.map(({ name, run }) => ({
    name,
    run: (payload, context) =>
      runAsWork(new Work('job', name, { limits, reads: false }), () => run(payload, context)),
  }));
