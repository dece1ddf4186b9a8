import { addressOf } from '@zaplecze/contract/addresses';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Delivery } from '@zaplecze/contract/rooms/reception/desk/calls';
import { daysLeft, deemedAfter, deliveryDays } from '@zaplecze/contract/rooms/reception/desk/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { personTo } from '../../../kit/database/refs.ts';
import { since } from '../../../kit/lists/paged-list.ts';
import { aboutScreen } from '../../notifications/index.ts';

/** How long what was deemed delivered is still shown, in days. */
const shownAfter = 30;

const arrived = sql<string>`coalesce(e.arrived, (r."operationDate" at time zone 'Europe/Warsaw')::date)`;

const deliveries = (db: Db) =>
  db
    .selectFrom('reception as r')
    .innerJoin('receptionType as t', 't.id', 'r.type')
    .leftJoin('electronicDelivery as e', 'e.parcel', 'r.id')
    .where('r.category', '=', 'parcel')
    .where('r.direction', '=', 'inbound')
    .where('t.electronic', '=', true)
    .select([
      'r.id',
      'r.sysNumber',
      'r.description',
      'r.partyName as party',
      personTo('r.user').as('user'),
      arrived.as('arrived'),
      sql<boolean>`coalesce(e.counted, true)`.as('counted'),
    ]);

type Found = Pick<
  Delivery,
  'id' | 'sysNumber' | 'description' | 'party' | 'user' | 'arrived' | 'counted'
>;
const toDelivery = (row: Found, today = warsawDay()): Delivery => ({
  ...row,
  ...deliveryDays(row.arrived),
  daysLeft: daysLeft(row.arrived, today),
});

/**
 * What came to the address for electronic delivery and waits to be opened, what runs out first on top.
 * @param of whose it is; everybody's without
 * @param today the day it is asked for, which is not today's for work of the clock that is made up for
 */
export async function listDeliveries(
  db: Db,
  of?: number[],
  today = warsawDay(),
): Promise<Delivery[]> {
  let rows = deliveries(db)
    .where('r.receivedAt', 'is', null)
    .where(since('r.operationDate')(addDays(today, -deemedAfter - shownAfter)));
  if (of) rows = rows.where('r.user', '=', sql<number>`any(${of}::int[])`);
  const found = await rows.orderBy(arrived).orderBy('r.id').execute();
  return found.map((row) => toDelivery(row, today));
}

/** One of them, whether it was opened or not; undefined for what is no e-Doręczenie. */
export async function getDelivery(db: Db, id: number): Promise<Delivery | undefined> {
  const row = await deliveries(db).where('r.id', '=', id).executeTakeFirst();
  return row && toDelivery(row);
}

/** Receptionists: they get the notices of parcels without a recipient. */
export async function receptionists(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('person')
    .select('id')
    .where('active', '=', true)
    .where(sql<boolean>`roles && array['ROLE_RECEPTION']`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The parcel as what a notification is about. */
export const aboutDelivery = ({ id, description: name }: Delivery) =>
  aboutScreen({ id, name, address: addressOf('parcel', { id }) });
