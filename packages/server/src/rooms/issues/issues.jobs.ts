import type { Database } from '../../kit/database/database.ts';
import { momentOf } from '../../kit/jobs/clock.ts';
import { defineTask, handleTask } from '../../kit/jobs/jobs.ts';
import { companyTimeChanged, findWorkdays, isWorkMorning } from '../absences/index.ts';
import { aboutIssue, remind } from '../notifications/index.ts';
import { whyInDanger } from '../radar/index.ts';
import { issuesDue } from './handover/deadlines.queries.ts';
import { keepPromises } from './promises/promises.save.ts';

/** Reminds the people of issues whose limit is near; run by the clock. */
const remindOfDeadlines = defineTask<{ _cron?: { ts: string } }>('issues:remind');

/** Issues reminded of in one transaction. */
const portion = 200;

/** Goes through all due issues of a moment; repeated, it reminds nobody twice. */
export async function remindOfIssues(db: Database, now: Date): Promise<void> {
  const works = await findWorkdays(db);
  for (let after = 0; ; ) {
    const due = await issuesDue(db, now, after, portion);
    const ids = due.map(({ id }) => id);
    const why = await whyInDanger(db, 'issue', ids, now);
    await db.transaction().execute((tx) =>
      remind(
        tx,
        'issue',
        due.map(({ id, name, people, limit }) => ({
          record: id,
          people,
          limit,
          about: aboutIssue({ id, name }),
          why: why.get(id),
        })),
        { now, works },
      ),
    );
    const last = due.at(-1);
    if (due.length < portion || !last) return;
    after = last.id;
  }
}

/** Promises of open issues follow the company's hours of work. */
export const movePromises = (db: Database) =>
  db.transaction().execute((tx) => keepPromises(tx, 'open'));

export const issueTasks = (db: Database) => [
  handleTask(companyTimeChanged, () => movePromises(db)),
  handleTask(remindOfDeadlines, async (payload) => {
    const moment = momentOf(payload);
    if (await isWorkMorning(db, moment)) await remindOfIssues(db, moment);
  }),
];

/** Seven o'clock, Warsaw time, on working days (see kit/jobs/clock.ts). */
export const issueCrontab = '0 5,6 * * * issues:remind ?fill=6h';
