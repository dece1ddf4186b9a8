import { warsawDay } from '@zaplecze/contract/kit/time';
import type { Database, Db } from '../../kit/database/database.ts';
import { defineTask, enqueue, handleTask } from '../../kit/jobs/jobs.ts';
import { aboutPerson, notify } from '../notifications/index.ts';
import { markBegun } from './replacements.queries.ts';

/** A substitution begins: the two are told. Waits in the queue from the day it was agreed. */
const replacementBegins = defineTask<{ id: number }>('people.replacementBegins');

/** The Warsaw day of an instant as people write it: 24.11.2026. */
export const shownDay = (instant: string) =>
  warsawDay(Date.parse(instant)).split('-').reverse().join('.');

/** Lets the two be told when their substitution begins; a date that moves takes the notice along. */
export async function announceLater(
  db: Db,
  { id, dateFrom }: { id: number; dateFrom: string },
): Promise<void> {
  const options = { runAt: new Date(dateFrom), jobKey: `replacement-begins:${id}` };
  await enqueue(db, replacementBegins, { id }, options);
}

export const peopleTasks = (db: Database) => [
  handleTask(replacementBegins, async ({ id }) => {
    await db.transaction().execute(async (tx) => {
      const begun = await markBegun(tx, id);
      if (!begun) return;
      const common = { by: null, more: `do ${shownDay(begun.dateTo)}`, personal: true };
      await notify(tx, {
        ...common,
        kind: 'substitutionBegins',
        to: [begun.user],
        about: aboutPerson({ id: begun.replacedUser, name: begun.replacedName }),
      });
      await notify(tx, {
        ...common,
        kind: 'replacedFromNow',
        to: [begun.replacedUser],
        about: aboutPerson({ id: begun.user, name: begun.userName }),
      });
    });
  }),
];
