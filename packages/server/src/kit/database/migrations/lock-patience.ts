import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { OperatorError } from '../../operations/operator-error.ts';

/** How a change of the schema waits for tables that people use. */
export type Patience = { lockMs: number; pauseMs: number; tries: number };

/**
 * A change that waits for a table keeps all behind it waiting who come later, readers too: so it waits for half a second,
 * gives way, and tries again. Five minutes in all.
 */
export const patience: Patience = { lockMs: 500, pauseMs: 2_000, tries: 120 };

export type Tell = (text: string) => void;

/** Errors of a statement that gave way to others: a lock that was not to be had in time, a deadlock. */
const givenWay = new Set(['55P03', '40P01']);

/** Whose transaction has lasted longest: it is what a change waits for, as good as always. */
async function longest(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ pid: number; name: string; seconds: number }>(
    `select pid, application_name as name, extract(epoch from now() - xact_start)::int as seconds
       from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
      order by xact_start limit 1`,
  );
  const [one] = rows;
  if (!one) return '';
  const name = one.name ? ` „${one.name}”` : '';
  return ` Najdłużej trwa transakcja procesu ${one.pid}${name}, od ${one.seconds} s.`;
}

/**
 * Does work in one transaction that never waits long for a lock; where one is not to be had, it is rolled back and tried
 * again after a pause, which is told.
 *
 * @throws OperatorError when nothing came of it for minutes
 */
export async function inTurn<T>(
  client: PoolClient,
  options: { name: string; tell: Tell; patience: Patience; signal: AbortSignal },
  work: () => Promise<T>,
): Promise<T> {
  const { name, tell, signal } = options;
  const { lockMs, pauseMs, tries } = options.patience;
  for (let attempt = 1; ; attempt += 1) {
    await client.query(
      `begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
       set local lock_timeout = ${lockMs}`,
    );
    try {
      const result = await work();
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      if (!givenWay.has((error as { code?: string }).code ?? '')) throw error;
      const why = await longest(client);
      if (attempt >= tries) {
        throw new OperatorError(
          `Zmiana bazy ${name} nie doczekała się danych, z których ktoś stale korzysta; niczego nie zmieniono.${why} Zakończ go i spróbuj ponownie.`,
          { cause: error },
        );
      }
      tell(
        `Zmiana bazy ${name} ustępuje tym, którzy korzystają z danych; ponowię za ${(pauseMs / 1000).toLocaleString('pl-PL')} s (próba ${attempt} z ${tries}).${why}`,
      );
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
      signal.throwIfAborted();
    }
  }
}
