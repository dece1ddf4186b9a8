import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { workingHours } from '@zaplecze/contract/kit/values/working-hours';
import type { Database, Db } from '../../kit/database/database.ts';
import { momentOf } from '../../kit/jobs/clock.ts';
import { defineTask, handleTask } from '../../kit/jobs/jobs.ts';
import { findWorkdays, findWorkingTime, isWorkMorning } from '../absences/index.ts';
import { aboutTask, remind, remindOnce } from '../notifications/index.ts';
import { whyInDanger } from '../radar/index.ts';
import { type BlockingTask, findKeeping } from './course/course.queries.ts';
import { usualHours } from './course/course.ts';
import { tasksDue } from './course/deadlines.queries.ts';
import { dropUnusedFiles } from './step-files/step-files.queries.ts';

/** Reminds the people of tasks whose limit is near; run by the clock. */
const remindOfDeadlines = defineTask<{ _cron?: { ts: string } }>('tasks:remind');

/** Tasks reminded of in one transaction. */
const portion = 200;

/** Goes through all due tasks of a moment; repeated, it reminds nobody twice. */
export async function remindOfTasks(db: Database, now: Date): Promise<void> {
  const works = await findWorkdays(db);
  for (let after = 0; ; ) {
    const due = await tasksDue(db, now, after, portion);
    const ids = due.map(({ id }) => id);
    const why = await whyInDanger(db, 'task', ids, now);
    await db.transaction().execute((tx) =>
      remind(
        tx,
        'projectTask',
        due.map((task) => ({
          record: task.id,
          people: [task.user],
          limit: task.limit,
          about: aboutTask(task),
          why: why.get(task.id),
        })),
        { now, works },
      ),
    );
    const last = due.at(-1);
    if (due.length < portion || !last) return;
    after = last.id;
  }
}

/** Tells people who keep the next of their procedure waiting for longer than the step usually takes. */
const remindOfWaiting = defineTask<{ _cron?: { ts: string } }>('tasks:keepsWaiting');

/** Goes through all that is waited for at a moment; of each turn a person is told once. */
export async function remindOfKeeping(db: Database, now: Date): Promise<void> {
  for (let after = 0; ; ) {
    const found = await findKeeping(db, after, portion);
    await db.transaction().execute(async (tx) => {
      for (const task of found) await remindWhoKeeps(tx, task, now);
    });
    const last = found.at(-1);
    if (found.length < portion || !last) return;
    after = last.id;
  }
}

async function remindWhoKeeps(db: Db, task: BlockingTask, now: Date): Promise<void> {
  const time = await findWorkingTime(db);
  const usual = usualHours(task.finished, time);
  const hours = workingHours(Date.parse(task.turnAt), now.getTime(), time);
  const { opens, closes } = time(warsawDay(now.getTime()));
  // A task of minutes causes no question on the same day.
  if (usual === null || hours <= Math.max(usual, (closes - opens) / 60)) return;
  const words = `${task.nextName}: ${task.nextUser ?? 'nikt nie jest przydzielony'}`;
  await remindOnce(db, {
    ...{ entity: 'projectTask.turn', record: task.id, moment: task.turnAt },
    kind: 'keepsWaiting',
    to: [task.user],
    about: aboutTask(task),
    more: `${words}; trwa ${hoursWords(hours)} pracy, zwykle ${hoursWords(usual)}`,
  });
}

const hoursWords = (hours: number) => `${Math.max(Math.round(hours), 1)} godz.`;

/** Forgets files of steps that left the catalogue once no task keeps them. */
const forgetStepFiles = defineTask('tasks:forgetStepFiles');

export const taskTasks = (db: Database) => [
  handleTask(remindOfWaiting, async (payload) => {
    const moment = momentOf(payload);
    if (await isWorkMorning(db, moment)) await remindOfKeeping(db, moment);
  }),
  handleTask(remindOfDeadlines, async (payload) => {
    const moment = momentOf(payload);
    if (await isWorkMorning(db, moment)) await remindOfTasks(db, moment);
  }),
  handleTask(forgetStepFiles, () => db.transaction().execute(dropUnusedFiles)),
];

/** Reminders at seven o'clock, Warsaw time, on working days (see kit/jobs/clock.ts). */
export const taskCrontab = [
  '0 5,6 * * * tasks:remind ?fill=6h',
  '5 5,6 * * * tasks:keepsWaiting ?fill=6h',
  '50 * * * * tasks:forgetStepFiles',
].join('\n');
