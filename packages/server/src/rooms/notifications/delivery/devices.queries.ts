import type { PushSubscriptionKeys } from '@zaplecze/contract/rooms/notifications/push/forms';
import { type Db, preparedStatement } from '../../../kit/database/database.ts';

/** Devices kept for one person; a further one drops the oldest. */
const mostDevices = 20;

export function devicesOf(db: Db, person: number) {
  return db
    .selectFrom('pushSubscription')
    .modifyFront(preparedStatement)
    .select(['id', 'endpoint', 'p256dh', 'auth', 'created'])
    .where('person', '=', person)
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Keeps the device on which a person wants push messages: a further row beside their others. A
 * device that somebody else used before is theirs from now on.
 */
export async function keepSubscription(
  db: Db,
  person: number,
  { endpoint, p256dh, auth }: PushSubscriptionKeys,
): Promise<number> {
  const { id } = await db
    .insertInto('pushSubscription')
    .values({ person, endpoint, p256dh, auth })
    .onConflict((known) => known.column('endpoint').doUpdateSet({ person, p256dh, auth }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('pushSubscription')
    .where('person', '=', person)
    .where('id', '<>', id)
    .where('id', 'not in', (own) =>
      own
        .selectFrom('pushSubscription')
        .select('id')
        .where('person', '=', person)
        .where('id', '<>', id)
        .orderBy('id', 'desc')
        .limit(mostDevices - 1),
    )
    .execute();
  return id;
}

/** Profile field `pushSettings`: the newest device of a person, or nulls. */
export async function pushSettingsOf(db: Db, person: number) {
  const [newest] = await devicesOf(db, person);
  const { endpoint = null, p256dh = null, auth = null } = newest ?? {};
  return { endpoint, p256dh, auth };
}

export function findDevice(db: Db, id: number) {
  return db
    .selectFrom('pushSubscription')
    .select(['id', 'person', 'endpoint', 'p256dh', 'auth'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function dropDevice(db: Db, id: number): Promise<void> {
  await db.deleteFrom('pushSubscription').where('id', '=', id).execute();
}

/** Forgets the device of a person that a push service does not know any more. */
export async function dropEndpoint(db: Db, person: number, endpoint: string): Promise<void> {
  await db
    .deleteFrom('pushSubscription')
    .where('person', '=', person)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Forgets every device: the key that they hold on to is another one now. */
export async function dropDevices(db: Db): Promise<void> {
  await db.deleteFrom('pushSubscription').execute();
}
