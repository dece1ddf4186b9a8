import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import type { createWebhook, updateWebhook } from '@zaplecze/contract/rooms/webhooks/calls';
import { oldSecretHours } from '@zaplecze/contract/rooms/webhooks/events';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { insertRow, removeRow, saveRow } from '../../kit/records/rows.ts';

export const insertWebhook = (
  db: Db,
  fields: Body<typeof createWebhook> & { secret: string; createdBy: number },
): Promise<number> => insertRow(db, 'webhook', fields);

/** What lets a webhook begin anew. */
const afresh = { failingSince: null, failures: 0, pausedUntil: null, stopped: null };

/** Changes a webhook; gives its version. */
export async function changeWebhook(
  db: Db,
  id: number,
  fields: Body<typeof updateWebhook>,
): Promise<number> {
  const changed = { ...fields, ...((fields.active || fields.url) && afresh) };
  return await saveRow(db, 'webhook', id, changed);
}

export const removeWebhook = (db: Db, id: number): Promise<void> => removeRow(db, 'webhook', id);

/** A new secret; the one before signs beside it for a day. */
export async function replaceSecret(db: Db, id: number, secret: string): Promise<void> {
  await db
    .updateTable('webhook')
    .set({
      secret,
      oldSecret: sql`secret`,
      oldUntil: sql`now() + make_interval(hours => ${oldSecretHours})`,
    })
    .where('id', '=', id)
    .execute();
}

/** An event for one webhook, also `again` after it was delivered; undefined when it was kept before, by a job that is repeated. */
export async function keepDelivery(
  db: Db,
  {
    again = false,
    ...delivery
  }: { webhook: number; event: string; type: string; payload: object; again?: boolean },
): Promise<number | undefined> {
  const createdWebhook = await db
    .insertInto('webhookDelivery')
    .values({ ...delivery, payload: JSON.stringify(delivery.payload), nextAttempt: sql`now()` })
    .onConflict((known) =>
      again
        ? known.columns(['webhook', 'event']).doUpdateSet((one) => ({
            payload: one.ref('excluded.payload'),
            nextAttempt: one.ref('excluded.nextAttempt'),
            state: 'waiting',
            attempts: 0,
          }))
        : known.doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return createdWebhook?.id;
}

export type Attempt = {
  status: number | null;
  problem: string | null;
  duration: number;
  answer: string | null;
};

/** What became of an attempt. `next`: when it is tried again; null with a failure: no more. */
export async function noteAttempt(
  db: Db,
  delivery: number,
  { delivered, next, ...attempt }: Attempt & { delivered: boolean; next: Date | null },
): Promise<void> {
  await db
    .insertInto('webhookAttempt')
    .values({ delivery, ...attempt })
    .execute();
  await db
    .updateTable('webhookDelivery')
    .set({
      attempts: sql`attempts + 1`,
      state: delivered ? 'delivered' : next ? 'waiting' : 'failed',
      nextAttempt: next,
    })
    .where('id', '=', delivery)
    .execute();
}

export async function putOff(db: Db, delivery: number, until: Date | null): Promise<void> {
  await db
    .updateTable('webhookDelivery')
    .set({ nextAttempt: until, ...(until ? { state: 'waiting' } : { state: 'failed' }) })
    .where('id', '=', delivery)
    .execute();
}

export const dropDelivery = (db: Db, delivery: number): Promise<void> =>
  removeRow(db, 'webhookDelivery', delivery);

export async function noteSuccess(db: Db, webhook: number): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ failingSince: null, failures: 0, pausedUntil: null })
    .where('id', '=', webhook)
    .where((one) => one.or([one('failures', '>', 0), one('pausedUntil', 'is not', null)]))
    .execute();
}

/** Counts a failure; gives how many there have been in a row, and since when. */
export function noteFailure(db: Db, webhook: number) {
  return db
    .updateTable('webhook')
    .set({ failures: sql`failures + 1`, failingSince: sql`coalesce("failingSince", now())` })
    .where('id', '=', webhook)
    .returning(['failures', 'failingSince'])
    .executeTakeFirstOrThrow();
}

export async function pause(db: Db, webhook: number, until: Date): Promise<void> {
  await db.updateTable('webhook').set({ pausedUntil: until }).where('id', '=', webhook).execute();
}

/** Switches a webhook off by itself; false when it is off already. */
export async function stopWebhook(db: Db, webhook: number): Promise<boolean> {
  const stopped = await db
    .updateTable('webhook')
    .set({ active: false, stopped: sql`now()` })
    .where('id', '=', webhook)
    .where('active', '=', true)
    .returning('id')
    .executeTakeFirst();
  return stopped !== undefined;
}

export async function forgetDeliveries(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('webhookDelivery')
    .where('created', '<', sql<string>`now() - make_interval(days => ${days})`)
    .execute();
}

/** Every sealed secret is sealed anew: a new key has taken the old one's place. */
export async function resealWebhooks(db: Db, reseal: (secret: string) => string): Promise<void> {
  const rows = await db
    .selectFrom('webhook')
    .select(['id', 'secret', 'oldSecret'])
    .forUpdate()
    .execute();
  for (const { id, secret, oldSecret } of rows) {
    await db
      .updateTable('webhook')
      .set({ secret: reseal(secret), oldSecret: oldSecret && reseal(oldSecret) })
      .where('id', '=', id)
      .execute();
  }
}
