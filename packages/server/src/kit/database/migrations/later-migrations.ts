import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../operations/log.ts';
import type { Database } from '../database.ts';
import {
  goOnBeside,
  type LaterMigrations,
  type MigrateOptions,
  migrate,
  tryLock,
  versionName,
} from './migrate.ts';
import { readMigrations } from './migrations.ts';

const lookAgainMs = 15_000;

/**
 * Does once what is left of migrations: those that run beside working servers, then those that wait for them or for
 * older servers to end. What another server is at is left to it.
 *
 * @returns what of it is left all the same
 */
export async function finishMigrations(
  db: Database,
  options: MigrateOptions = {},
): Promise<LaterMigrations> {
  const known = options.migrations ?? (await readMigrations());
  const client = await db.pool.connect();
  try {
    if (await tryLock(client, 'beside')) await goOnBeside(db, client, known, options);
  } finally {
    client.release(true);
  }
  return await migrate(db, { ...options, migrations: known });
}

/**
 * Goes on beside the requests with what `migrate` has left, until nothing is; what stopped with another server is taken
 * up where that was.
 *
 * @param options.lookAgainMs how often it is asked whether older servers have ended
 */
export function startLaterMigrations(
  db: Database,
  { log, ...options }: MigrateOptions & { log: Log; lookAgainMs?: number },
): { done: Promise<void>; stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const logLine = (text: string) => log.info(text);
  let lastMessage = '';
  const once = async (): Promise<boolean> => {
    const { beside, waiting, older } = await finishMigrations(db, {
      ...options,
      tell: logLine,
      signal,
    });
    const [first] = waiting;
    const text =
      first && older.length > 0
        ? `Zmiana bazy ${first.name} poczeka, aż skończą pracę serwery w starszej wersji (${older.map(versionName).join(', ')})`
        : '';
    if (text && text !== lastMessage) log.info(text);
    lastMessage = text;
    return beside.length + waiting.length === 0;
  };
  const goOn = async () => {
    while (!signal.aborted) {
      try {
        if (await once()) return;
      } catch (error) {
        if (signal.aborted) return;
        log.error({ err: error }, 'Zmiana bazy przerwana; będzie podjęta tam, gdzie stanęła');
      }
      const after = options.lookAgainMs ?? lookAgainMs;
      await pause(after, undefined, { signal }).catch(() => undefined);
    }
  };
  const done = goOn();
  const stop = async () => {
    stopping.abort();
    await done;
  };
  return { done, stop };
}
