import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { HttpError } from './calls/errors.ts';

/** Length of a window unless told, in seconds. */
const quarter = 15 * 60;

const windowStart = (seconds: number) =>
  sql<string>`to_timestamp(floor(extract(epoch from now()) / ${sql.lit(seconds)}) * ${sql.lit(seconds)})`;

/** '40 s', '3 min': how long to wait, in words that need no declension. */
const waitWords = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;

function tooMany(what: string, wait: number): HttpError {
  const seconds = Math.max(1, wait);
  return new HttpError(429, `${what} Spróbuj ponownie za ${waitWords(seconds)}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

/**
 * Counts one attempt under `key` in the present window (a quarter of an hour), in the database, so that the
 * limit holds over all server processes. Run it outside of the transaction it guards, or failures
 * would take the count back with them.
 *
 * @throws HttpError 429 with Retry-After when there have been more than `limit`
 */
export async function countAttempt(
  db: Db,
  key: string,
  limit: number,
  { seconds = quarter, words = 'Zbyt wiele prób.' }: { seconds?: number; words?: string } = {},
): Promise<void> {
  const row = await db
    .insertInto('rateLimit')
    .values({ key, window: windowStart(seconds), count: 1 })
    .onConflict((known) =>
      known.columns(['key', 'window']).doUpdateSet({ count: sql`"rateLimit".count + 1` }),
    )
    .returning([
      'count',
      sql<number>`ceil(extract(epoch from "window") + ${sql.lit(seconds)} - extract(epoch from now()))::int`.as(
        'wait',
      ),
    ])
    .executeTakeFirstOrThrow();
  if (row.count > limit) throw tooMany(words, row.wait);
}

/** Takes one attempt of the present window back: it was none to be counted. */
export async function returnAttempt(db: Db, key: string, seconds = quarter): Promise<void> {
  await db
    .updateTable('rateLimit')
    .set({ count: sql`count - 1` })
    .where('key', '=', key)
    .where('window', '=', windowStart(seconds))
    .execute();
}

/** Failures in a row that cost no waiting; then each costs twice the one before, in seconds. */
const free = 5;
const [firstWait, longestWait] = [5, 15 * 60];
/** Failures are forgotten a day after the last one. */
const memory = sql`interval '1 day'`;

/** What is guessed at, by whom, and where many guesses at many things are noticed. */
export type Guess = {
  /** Account and browser or address together; absent for what is too long to be guessed. */
  key?: string | undefined;
  /** Over all accounts, in a window of so many seconds; absent for a browser that is known. */
  ceiling?: RateLimit | undefined;
  /** What is guessed at exists: its free failures are its own, whatever else failed under the ceiling. */
  exists?: boolean;
};
export type RateLimit = { key: string; most: number; seconds?: number };

const countUnder = (db: Db, { key, most, seconds }: RateLimit) =>
  countAttempt(db, key, most, seconds === undefined ? {} : { seconds });

/** Whether a key has failures left that cost no waiting. */
async function hasFree(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('failedAttempt')
    .select('count')
    .where('key', '=', key)
    .where('last', '>', sql<string>`now() - ${memory}`)
    .executeTakeFirst();
  return (row?.count ?? 0) < free;
}

const waiting = (until: string) =>
  sql<number>`ceil(extract(epoch from ${sql.ref(until)} - now()))::int`;

/** @throws HttpError 429 with Retry-After while the failures before still cost a wait */
export async function assertMayGuess(db: Db, { key }: Guess): Promise<void> {
  if (key === undefined) return;
  const row = await db
    .selectFrom('failedAttempt')
    .select(waiting('until').as('wait'))
    .where('key', '=', key)
    .where('until', '>', sql<string>`now()`)
    .executeTakeFirst();
  if (row) throw tooMany('Zbyt wiele nieudanych prób.', row.wait);
}

/**
 * Notes a failure before it is known to be one, so that many at once are not all the first. The wait is compared with
 * the clock, not with the statement's beginning: of two at once the one that began earlier may write later.
 * @throws HttpError 429 while the failures before still cost a wait
 */
async function noteFailure(db: Db, key: string): Promise<void> {
  const next = sql<number>`case when f.last < now() - ${memory} then 1 else f.count + 1 end`;
  const wait = sql`case when ${next} <= ${sql.lit(free)} then interval '0'
    else make_interval(secs => least(${sql.lit(longestWait)},
      ${sql.lit(firstWait)} * 2 ^ least(${next} - ${sql.lit(free + 1)}, 20))) end`;
  const { rows } = await sql`
    insert into "failedAttempt" as f (key, count, until) values (${key}, 1, now())
    on conflict (key) do update set count = ${next}, until = now() + ${wait}, last = now()
    where f.until <= clock_timestamp() returning f.key`.execute(db);
  if (rows.length > 0) return;
  await assertMayGuess(db, { key });
  throw tooMany('Zbyt wiele nieudanych prób.', 1);
}

/**
 * Checks a guess at a secret, counting failures only: after five in a row under one key each costs
 * a wait, twice as long as the one before, up to a quarter of an hour; a right one forgets them.
 * Run it outside of the transaction it guards.
 *
 * @throws HttpError 429 with Retry-After; then nothing was checked
 */
export async function guess(
  db: Db,
  attempt: Guess,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const { key, ceiling, exists = false } = attempt;
  if (key === undefined) {
    // What is too long to be guessed and right all the same is no guess: it opens whoever failed here before.
    if (await check()) return true;
    if (ceiling) await countUnder(db, ceiling);
    return false;
  }
  const counted = ceiling && !(exists && (await hasFree(db, key))) ? ceiling : undefined;
  if (counted) await countUnder(db, counted);
  try {
    await noteFailure(db, key);
  } catch (refused) {
    if (counted) await returnAttempt(db, counted.key, counted.seconds);
    throw refused;
  }
  if (!(await check())) return false;
  await db.deleteFrom('failedAttempt').where('key', '=', key).execute();
  if (counted) await returnAttempt(db, counted.key, counted.seconds);
  return true;
}

/**
 * Counts something that is no guess but may not be repeated endlessly, with the same waits.
 * @throws HttpError 429 with Retry-After
 */
export const countRepeat = noteFailure;

/**
 * Who an address belongs to: of IPv6 its first half, since a single computer has all the rest.
 * @param ip as Fastify tells it
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? [];
  const parts = (half: string | undefined) => (half ? half.split(':') : []);
  const zeros = tail === undefined ? 0 : 8 - parts(head).length - parts(tail).length;
  const groups = [...parts(head), ...Array<string>(Math.max(0, zeros)).fill('0'), ...parts(tail)];
  const first = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}
