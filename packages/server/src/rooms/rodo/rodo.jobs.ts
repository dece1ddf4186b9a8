import { addressOf } from '@zaplecze/contract/addresses';
import { readLimit } from '@zaplecze/contract/kit/fields/typed-time';
import { caseKinds, nameById } from '@zaplecze/contract/rooms/rodo/lists';
import type { Database } from '../../kit/database/database.ts';
import { momentOf } from '../../kit/jobs/clock.ts';
import { defineTask, handleTask } from '../../kit/jobs/jobs.ts';
import { findWorkdays, isWorkMorning } from '../absences/index.ts';
import { aboutScreen, remind } from '../notifications/index.ts';
import { openCases } from './cases/cases.list.queries.ts';
import { forgetDeletedContacts } from './rodo.queries.ts';

const forget = defineTask('rodo:forget');
/** Reminds handlers of the last days for answers; run by the clock. */
const remindOfCases = defineTask<{ _cron?: { ts: string } }>('rodo:remind');

/** Tells who handles a request 3, 1 and 0 working days before its last day, and once after; nobody twice. */
export async function remindHandlers(db: Database, now: Date): Promise<void> {
  const works = await findWorkdays(db);
  const due = (await openCases(db)).map(({ id, kind, handler, due: day }) => ({
    record: id,
    people: [handler],
    limit: readLimit(day) ?? day,
    about: {
      // No name of the person: notices are read in letters and on locked screens.
      ...aboutScreen({
        id,
        name: `Sprawa RODO nr ${id}: ${nameById(caseKinds, kind).toLowerCase()}`,
        address: addressOf('personalCase', { id }),
      }),
      on: 'personalCase',
    },
  }));
  await db.transaction().execute((tx) => remind(tx, 'personalCase', due, { now, works }));
}

export const rodoTasks = (db: Database) => [
  handleTask(forget, () => forgetDeletedContacts(db)),
  handleTask(remindOfCases, async (payload) => {
    const moment = momentOf(payload);
    if (await isWorkMorning(db, moment)) await remindHandlers(db, moment);
  }),
];

/** Contacts who were deleted, at night; reminders at seven o'clock, Warsaw time (see kit/jobs/clock.ts). */
export const rodoCrontab = ['50 2 * * * rodo:forget', '0 5,6 * * * rodo:remind ?fill=6h'].join(
  '\n',
);
