import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** What this process may still let through of a key in a window, without asking the database. */
type Held = { window: number; left: number; rest: number };
const heldBy = new WeakMap<Database, Map<string, Held>>();

/**
 * Gives one back that was taken in this window and turned out not to count: to this process, which lets it through to
 * the next who asks here.
 */
export function giveBack(db: Database, { key, seconds }: { key: string; seconds: number }): void {
  const portion = heldBy.get(db)?.get(key);
  if (portion?.window === windowOf(seconds)) portion.left += 1;
}

const windowOf = (seconds: number) => Math.floor(Date.now() / 1000 / seconds) * seconds;

/** Whether one more was let through, how many are left as far as this process knows, seconds until the next window. */
export type LimitResult = { granted: boolean; left: number; reset: number };

/**
 * Takes one of `limit` in a window of `seconds` under a key. The count is the database's, so that it holds over all
 * server processes; each takes it in portions of a twentieth, so that most requests do not wait for a second commit.
 */
export async function takeOne(
  db: Database,
  { key, seconds, limit }: { key: string; seconds: number; limit: number },
): Promise<LimitResult> {
  const now = Date.now() / 1000;
  const window = windowOf(seconds);
  const reset = Math.max(1, Math.ceil(window + seconds - now));
  const all = heldBy.get(db) ?? new Map<string, Held>();
  heldBy.set(db, all);
  const current = all.get(key);
  if (current?.window === window && current.left > 0) {
    current.left -= 1;
    return { granted: true, left: current.left + current.rest, reset };
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
  if (granted <= 0) return { granted: false, left: 0, reset };
  // Asked twice at once, both portions are this process's.
  const known = all.get(key);
  const left = (known?.window === window ? known.left : 0) + granted - 1;
  const rest = Math.max(0, limit - count);
  all.set(key, { window, left, rest });
  return { granted: true, left: left + rest, reset };
}
