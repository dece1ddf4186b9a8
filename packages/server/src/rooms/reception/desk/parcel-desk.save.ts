import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import type { createParcels, updateDelivery } from '@zaplecze/contract/rooms/reception/desk/calls';
import type { Db } from '../../../kit/database/database.ts';
import { HttpError, invalid } from '../../../kit/http/calls/errors.ts';
import type { User } from '../../../kit/http/guard.ts';
import { startBundle } from '../../notifications/index.ts';
import { create } from '../reception.save.ts';

const shared = ['type', 'direction', 'company', 'operationDate'];

/** What is wrong with one of several stands on its fields (`parcels.2.client`), what they share on its own. */
function placed(error: unknown, at: number): unknown {
  if (!(error instanceof HttpError) || !error.errors) return error;
  return invalid(
    Object.fromEntries(
      Object.entries(error.errors).map(([field, words]) => [
        shared.includes(field) ? field : `parcels.${at}.${field}`,
        words,
      ]),
    ),
  );
}

/** Registers several parcels, all or none; each addressee is told once. */
export async function createAll(
  db: Db,
  user: User,
  { parcels, ...common }: Body<typeof createParcels>,
): Promise<number[]> {
  const bundle = startBundle(db);
  const ids: number[] = [];
  try {
    for (const [at, parcel] of parcels.entries()) {
      try {
        ids.push(await create(db, user, { category: 'parcel', ...common, ...parcel }));
      } catch (error) {
        throw placed(error, at);
      }
    }
    await bundle.tell();
  } finally {
    bundle.drop();
  }
  return ids;
}

/** The book of a day, made when something is to hang on it. */
export async function keepBook(
  db: Db,
  { company, day }: { company: number; day: string },
): Promise<number> {
  const row = await db
    .insertInto('postingBook')
    .values({ company, day })
    .onConflict((known) =>
      known
        .columns(['company', 'day'])
        .doUpdateSet((update) => ({ day: update.ref('excluded.day') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** What is otherwise about an e-Doręczenie than its parcel says. */
export async function keepDelivery(
  db: Db,
  parcel: number,
  { arrived, counted }: Body<typeof updateDelivery>,
): Promise<void> {
  const changes = {
    ...(arrived !== undefined && { arrived }),
    ...(counted !== undefined && { counted }),
  };
  await db
    .insertInto('electronicDelivery')
    .values({ parcel, ...changes })
    .onConflict((known) =>
      Object.keys(changes).length > 0
        ? known.column('parcel').doUpdateSet(changes)
        : known.column('parcel').doNothing(),
    )
    .execute();
}
