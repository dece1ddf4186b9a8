import { sql } from 'kysely';
import type { Db } from './database.ts';
import { HttpError } from './errors.ts';

/** Length of a window, in seconds. */
const windowLength = 15 * 60;

const windowStart = sql<string>`to_timestamp(floor(extract(epoch from now()) / ${sql.lit(windowLength)}) * ${sql.lit(windowLength)})`;

/**
 * Counts one attempt under `key` in the present quarter of an hour, in the database, so that the
 * limit holds over all server processes. Run it outside of the transaction it guards, or failures
 * would take the count back with them.
 *
 * @throws HttpError 429 with Retry-After when there have been more than `limit`
 */
export async function countAttempt(db: Db, key: string, limit: number): Promise<void> {
  const row = await db
    .insertInto('rateLimit')
    .values({ key, window: windowStart, count: 1 })
    .onConflict((known) =>
      known.columns(['key', 'window']).doUpdateSet({ count: sql`"rateLimit".count + 1` }),
    )
    .returning([
      'count',
      sql<number>`ceil(extract(epoch from "window") + ${sql.lit(windowLength)} - extract(epoch from now()))::int`.as(
        'wait',
      ),
    ])
    .executeTakeFirstOrThrow();
  if (row.count <= limit) return;
  throw new HttpError(429, 'Zbyt wiele prób. Odczekaj kilka minut i spróbuj ponownie.', {
    headers: { 'retry-after': String(Math.max(1, row.wait)) },
  });
}

/** Forgets the attempts under a key, after a success. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rateLimit').where('key', '=', key).execute();
}
