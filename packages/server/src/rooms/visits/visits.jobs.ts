import { addDays, dayBegins, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Database } from '../../kit/database/database.ts';
import { momentOf } from '../../kit/jobs/clock.ts';
import { defineTask, handleTask } from '../../kit/jobs/jobs.ts';
import { forgetNoticesOf } from '../notifications/index.ts';
import { guestDays } from '../organization/index.ts';
import { forgetGoneGuests, forgetGuests } from '../reception/index.ts';
import * as save from './forget.save.ts';

/** Makes guests anonymous whose time has passed; run by the clock. */
const forget = defineTask<{ _cron?: { ts: string } }>('visits:forget');

/** Guests made anonymous in one transaction. */
const portion = 500;

/**
 * Guests, and announcements, of more than so many days ago lose name, car and words, in the history too; that they came,
 * when and to whom stays, so that they are counted. Repeated it does nothing.
 */
export async function forgetOldGuests(db: Database, now: Date): Promise<void> {
  const before = dayBegins(addDays(warsawDay(now), -(await guestDays(db))));
  const all = async (some: (tx: Database) => Promise<number>) => {
    while ((await db.transaction().execute((tx) => some(tx as unknown as Database))) === portion);
  };
  await all(async (tx) => {
    const guests = await forgetGuests(tx, before, portion);
    await save.forgetCars(tx, guests);
    return guests.length;
  });
  await all((tx) => save.forgetAnnounced(tx, before, portion));
  await db.transaction().execute(async (tx) => {
    await forgetGoneGuests(tx, before);
    await save.forgetGone(tx, before);
    await forgetNoticesOf(tx, ['guestForYou', 'guestAnnounced'], before);
  });
}

export const visitTasks = (db: Database) => [
  handleTask(forget, (payload) => forgetOldGuests(db, momentOf(payload))),
];

/** By night; a server that was off makes up for it in the morning. */
export const visitCrontab = '50 2 * * * visits:forget ?fill=6h';
