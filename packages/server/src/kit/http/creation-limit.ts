import type { Endpoint } from '@zaplecze/contract/kit/endpoint';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Config } from '../operations/config.ts';
import { HttpError } from './errors.ts';
import type { User } from './guard.ts';

/** Calls that make something of which there could be any number; an import of a file is one, however many rows it has. */
const making =
  /\/(create|upload|import|testPush)$|\/comment\/:(id(\/:text)?|project\/:task\/:procedure\/:service)$/;

export const isCreation = ({ method, path, allow }: Endpoint): boolean =>
  method === 'POST' && allow !== 'public' && making.test(path);

/** What this process may still let a person make in a window, without asking the database. */
type Held = { window: number; left: number };
const heldBy = new WeakMap<Database, Map<string, Held>>();

const told = 'Zbyt wiele nowych wpisów w krótkim czasie. Odczekaj chwilę i spróbuj ponownie.';

/**
 * Counts one creation of a person. The count is the database's, so that it holds over all server processes; each
 * takes it in portions of a twentieth, so that a creation does not wait for a second commit.
 *
 * @throws HttpError 429 with Retry-After when the person has made as many as may be in this minute or hour
 */
export async function countCreation(
  { db, config }: { db: Database; config: Config },
  user: User,
): Promise<void> {
  const { perMinute, perHour } = config.creations;
  await take(db, { key: `create:minute:${user.id}`, seconds: 60, limit: perMinute });
  await take(db, { key: `create:hour:${user.id}`, seconds: 3600, limit: perHour });
}

async function take(
  db: Database,
  { key, seconds, limit }: { key: string; seconds: number; limit: number },
): Promise<void> {
  if (limit === 0) return;
  const now = Date.now() / 1000;
  const window = Math.floor(now / seconds) * seconds;
  const all = heldBy.get(db) ?? new Map<string, Held>();
  heldBy.set(db, all);
  const held = all.get(key);
  if (held?.window === window && held.left > 0) {
    held.left -= 1;
    return;
  }
  const portion = Math.ceil(limit / 20);
  const { count } = await db
    .insertInto('rateLimit')
    .values({ key, window: sql`to_timestamp(${window})`, count: portion })
    .onConflict((known) =>
      known
        .columns(['key', 'window'])
        .doUpdateSet({ count: sql`"rateLimit".count + ${portion}::int` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  const granted = portion - Math.max(0, count - limit);
  if (granted <= 0) {
    const wait = Math.max(1, Math.ceil(window + seconds - now));
    throw new HttpError(429, told, { headers: { 'retry-after': String(wait) } });
  }
  // Asked twice at once, both portions are this process's.
  const known = all.get(key);
  const left = known?.window === window ? known.left : 0;
  all.set(key, { window, left: left + granted - 1 });
}
