import type { PoolClient } from 'pg';
import { fixTextSettings } from '../copies/contents.ts';
import { makeUpForClock } from '../copies/queue.ts';
import { dropEverything, readState } from '../copies/target.ts';
import type { Log } from '../log.ts';
import { OperatorError } from '../operator-error.ts';
import type { Base, Product } from '../product.ts';
import { assertCanLeave, assertCanTake, assertDifferent, assertStandsStill } from './checks.ts';
import { clockLast, startClock } from './clock.ts';
import { readMark, removeMark, writeMark } from './mark.ts';
import { copyEverything, type Progress, readAllTables } from './rows.ts';

/** A base in words that may be told: without a user or a password. */
export type End = { db: Base; name: string };

type Move = {
  from: End;
  to: End;
  product: Product;
  overwrite: boolean;
  log: Log;
  tell: Progress;
};

/**
 * Moves a whole base to another server: every row, the work that waits, where sequences stand, sessions. The one it
 * leaves stays as it is and is marked, so that no server starts on it by mistake; the other one is marked until all is
 * there. Cut short at any moment, neither is half of anything, and the move is simply done again.
 *
 * @throws OperatorError when a server works on either, the target has data and may not be replaced, or differs after all
 */
export async function move(options: Move): Promise<{ rows: number }> {
  const { from, to, product } = options;
  let moved = { rows: 0 };
  await withClients(from.db, to.db, async (source, target) => {
    await assertDifferent(source, target);
    const { alone } = product.schema;
    // Servers that start meanwhile wait for these, and then read the mark.
    await alone(from.db, () =>
      alone(to.db, async (holder) => {
        moved = await moveRows(options, { source, target, holder });
      }),
    );
  });
  return moved;
}

async function withClients(
  from: Base,
  to: Base,
  work: (source: PoolClient, target: PoolClient) => Promise<void>,
): Promise<void> {
  const clients: PoolClient[] = [];
  try {
    for (const { pool } of [from, to]) clients.push(await pool.connect());
    await work(...(clients as [PoolClient, PoolClient]));
  } finally {
    // Whatever was not committed ends with the sessions.
    for (const client of clients) client.release(true);
  }
}

async function moveRows(
  { from, to, product, overwrite, log, tell }: Move,
  sessions: { source: PoolClient; target: PoolClient; holder: PoolClient },
): Promise<{ rows: number }> {
  const { source, target, holder } = sessions;
  const { schema, crontab, workLock } = product;
  const stands = (client: PoolClient, which: string) =>
    assertStandsStill(client, { which, workLock });
  const marks = { from: await readMark(source), to: await readMark(target) };
  assertCanLeave(await readState(from.db, product), marks);
  await stands(source, from.name);
  assertCanTake(await readState(to.db, product), marks.to, overwrite);
  await stands(target, to.name);
  await source.query('begin isolation level repeatable read');
  await fixTextSettings(source);
  const last = await lastMigration(source, schema);
  const tables = await readAllTables(source);
  // Nobody works on it, and if somebody did in spite of all, they could not write.
  await source.query(
    `lock table ${tables.map(({ name }) => `public."${name}"`).join(', ')} in share mode`,
  );
  tell(`Przenoszę: ${from.name} → ${to.name}, tabel: ${tables.length}`);
  if (marks.to?.state !== 'arrived') await writeMark(to.db.pool, 'coming', `z: ${from.name}`);
  // The queue’s own tables are no part of the transaction; without rows they change nothing.
  await schema.makeQueue(to.db, log);
  await target.query('begin');
  await fixTextSettings(target);
  await dropEverything(target);
  await schema.make(target, last, await product.unended(source));
  const moved = await copyEverything(source, target, tables, tell);
  const since = await clockLast(source);
  if (since) await makeUpForClock(target, { crontab, since: new Date(since.getTime() + 1) });
  await writeMark(target, 'arrived', `z: ${from.name}`);
  await target.query('commit');
  await schema.updateHolding(to.db, holder);
  await startClock(to.db.pool, crontab);
  await to.db.pool.query('analyze');
  await stands(source, from.name);
  // In this order: whatever happens between two of them, at most one of the bases lets a server start.
  await writeMark(source, 'gone', `do: ${to.name}`);
  await source.query('commit');
  await removeMark(to.db.pool);
  return moved;
}

/** The schema that the rows are of: older than the program’s where no server of it has started yet. */
async function lastMigration(client: PoolClient, { areOurs }: Product['schema']): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration');
  const done = rows.map(({ name }) => name).sort();
  if (await areOurs(done)) return done.at(-1) ?? '';
  throw new OperatorError(
    'Baza danych jest z nowszej wersji programu niż to polecenie. Przenieś ją tą wersją, z której korzysta serwer.',
  );
}
