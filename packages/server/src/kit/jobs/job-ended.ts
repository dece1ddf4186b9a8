import { channel } from 'node:diagnostics_channel';

/** How a job ended here, for the metrics: whoever does not listen costs nothing. */
export type JobEnded = { task: string; outcome: 'done' | 'failed'; seconds: number };

/** Says {@link JobEnded} for each job that this process has tried. */
export const jobEnded = channel('zaplecze:job-ended');

/** Does a job and says how it ended. */
export async function runLogged(task: string, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  let outcome: JobEnded['outcome'] = 'failed';
  try {
    await work();
    outcome = 'done';
  } finally {
    const seconds = (performance.now() - began) / 1_000;
    jobEnded.publish({ task, outcome, seconds } satisfies JobEnded);
  }
}
