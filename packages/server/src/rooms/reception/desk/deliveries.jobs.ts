import { readLimit } from '@zaplecze/contract/kit/fields/typed-time';
import { addDays, dayBegins, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Database } from '../../../kit/database/database.ts';
import { momentOf } from '../../../kit/jobs/clock.ts';
import { defineTask, handleTask } from '../../../kit/jobs/jobs.ts';
import { findWorkdays, isWorkMorning } from '../../absences/index.ts';
import { limitWords, remindOnce, stageOf } from '../../notifications/index.ts';
import { activePeople } from '../../people/index.ts';
import { aboutDelivery, listDeliveries, receptionists } from './deliveries.queries.ts';

/** Reminds of e-Doręczenia that nobody has opened; run by the clock. */
const remind = defineTask<{ _cron?: { ts: string } }>('reception:deliveries');

const shortDay = (day: string) => day.split('-').reverse().join('.');

/**
 * Notifies the recipient, or their substitute, 3, 1 and 0 working days before the last day on which opening decides
 * the date; of parcels without a recipient the reception. Safe to repeat: nobody gets the same notice twice.
 */
export async function remindOfDeliveries(db: Database, now: Date): Promise<void> {
  const works = await findWorkdays(db);
  for (const one of await listDeliveries(db, undefined, warsawDay(now))) {
    const limit = new Date(readLimit(one.last) ?? now);
    const stage = one.counted ? stageOf(limit, now, works) : null;
    if (stage === null || stage === -1) continue;
    const known = one.user && (await activePeople(db, [one.user.id])).has(one.user.id);
    const to = one.user && known ? [one.user.id] : await receptionists(db);
    await db.transaction().execute((tx) =>
      remindOnce(tx, {
        // Each stage of each deadline is a moment of its own.
        moment: dayBegins(addDays(one.last, -stage)),
        ...{ entity: 'electronicDelivery', record: one.id, kind: 'deliveryDeadline', to },
        about: aboutDelivery(one),
        more: `odbierz do: ${limitWords(limit, now)}; od ${shortDay(one.deemed)} uznane za doręczone`,
      }),
    );
  }
}

export const receptionTasks = (db: Database) => [
  handleTask(remind, async (payload) => {
    const moment = momentOf(payload);
    if (await isWorkMorning(db, moment)) await remindOfDeliveries(db, moment);
  }),
];

/** Seven o'clock, Warsaw time, on working days (see kit/jobs/clock.ts). */
export const receptionCrontab = '5 5,6 * * * reception:deliveries ?fill=6h';
