import type pg from 'pg';
import type { Database } from '../database/database.ts';
import { DatabaseClient } from '../database/servers/client.ts';
import { HttpError } from '../http/calls/errors.ts';
import type { Log } from '../operations/log.ts';
import { channel, type News } from './news.ts';

/*
 * Not pg-listen (334 lines, 3 dependencies): its check of the connection has no deadline, so a database that hangs
 * would go unnoticed, and pages would wait for news that never come (docs/decisions/0031-own-or-library.md).
 */

const patienceMs = 10_000;

/**
 * This process's one connection that listens for news of all processes. It is opened when the first
 * page wants it. A lost one is told through `lost` and opened anew by the next page that asks.
 */
export function createEventSource(
  db: Database,
  { hear, lost, log }: { hear: (news: News) => void; lost: () => void; log: Log },
) {
  let client: pg.Client | undefined;
  let opening: Promise<void> | undefined;
  let stopped = false;

  const drop = (which: pg.Client) => {
    which.end().catch(() => undefined);
    if (client !== which) return;
    client = undefined;
    if (!stopped) lost();
  };

  const connect = async () => {
    // The pool's own options, its password included.
    const fresh = new DatabaseClient(db.pool.options);
    fresh.on('error', () => drop(fresh));
    fresh.on('end', () => drop(fresh));
    fresh.on('notification', ({ payload }) => {
      try {
        hear(JSON.parse(payload ?? '{}') as News);
      } catch (error) {
        log.warn({ err: error }, 'Niezrozumiałe zdarzenie bazy danych');
      }
    });
    const late = setTimeout(() => drop(fresh), patienceMs);
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
    } catch (error) {
      drop(fresh);
      throw error;
    } finally {
      clearTimeout(late);
    }
    client = fresh;
  };

  return {
    /** @throws HttpError 503 when the database cannot be listened to now */
    async listen(): Promise<void> {
      if (stopped) throw new HttpError(503, 'Serwer jest zatrzymywany');
      if (client) return;
      opening ??= connect().finally(() => {
        opening = undefined;
      });
      await opening;
    },
    /** Whether the connection still answers; one that hangs is dropped. */
    async alive(): Promise<boolean> {
      const requester = client;
      if (!requester) return false;
      const answered = await Promise.race([
        requester.query('select 1').then(
          () => true,
          () => false,
        ),
        new Promise<boolean>((late) => setTimeout(() => late(false), patienceMs).unref()),
      ]);
      if (!answered) drop(requester);
      return answered;
    },
    async stop(): Promise<void> {
      stopped = true;
      await opening?.catch(() => undefined);
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}
