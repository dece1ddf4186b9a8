import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import type { User } from '../../../kit/http/guard.ts';
import { findBalanceFacts, listLimited } from '../balances/balance-facts.queries.ts';
import { findReport, listWorkers } from './balance-report.queries.ts';
import { differencesIn } from './differences.rules.ts';

/**
 * Works out how balances differ from what the version before counted of the same facts, and keeps it. Does nothing where
 * that was done.
 */
export async function writeReport(db: Db): Promise<void> {
  if (await findReport(db)) return;
  const today = warsawDay();
  const year = Number(today.slice(0, 4));
  const [types, people] = await Promise.all([listLimited(db), listWorkers(db)]);
  const ids = people.map(({ id }) => id);
  const facts = await findBalanceFacts(db, ids, { types, last: year });
  const rows = ids.flatMap((person) => {
    const known = facts.get(person);
    if (!known) return [];
    return differencesIn(types, known, { year, today }).map((one) => ({ person, ...one }));
  });
  await db
    .insertInto('balanceReport')
    .values({ id: 1, year, rows: JSON.stringify(rows) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Puts the report away. */
export async function endReport(db: Db, { id }: User): Promise<void> {
  await db
    .updateTable('balanceReport')
    .set({ endedBy: id, endedAt: sql`now()` })
    .where('endedAt', 'is', null)
    .execute();
}
