import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { copyOf, type Size, sizes } from './data.ts';
import { growthReport } from './growth/growth-report.ts';
import { multiply } from './growth/multiply.ts';
import { type Cost, costOf } from './growth/statement-cost.ts';
import { readTables, type TableSize } from './growth/table-sizes.ts';
import { writesOf } from './growth/write-cost.ts';
import { listMeasurements, type Measurement } from './lists/calls.ts';
import { statementsOf } from './lists/queries.ts';
import { connectionOf, signIn, startProduct } from './server.ts';

/**
 * How the work of the database grows with its data: pages and rows that each call's statements touch, bytes of tables
 * and indexes, log written by a write. Counts, not times: they are the same however busy the machine is. First as the
 * data is, then with the tables that grow without end made larger. Writes bench/measured/growth.md.
 *
 * BENCH_SIZE: this size alone; GROWTH_TIMES: how many times larger those tables become, one after the other
 * (`10,100`; empty: not at all).
 */
const times = (process.env.GROWTH_TIMES ?? '10').split(',').filter(Boolean).map(Number);

const wanted = /pierwsze strony|strony 90|szukaj, liter 3|szukaj, czego nie ma|^[^:]*$/;

export type Stage = {
  name: string;
  tables: TableSize[];
  calls: Map<string, Cost>;
  writes: Map<string, number>;
};

/** Filters by something that the data has nothing of are left out. */
function hasValues(call: Measurement): boolean {
  try {
    return call.path() !== '';
  } catch {
    return false;
  }
}

async function stage(name: string, folder: string, base: string, db: pg.Client): Promise<Stage> {
  await db.query('vacuum analyze');
  const token = await signIn(base);
  // A row asked once; of a list its first pages, deep ones and two searches.
  const calls = (await listMeasurements(db))
    .filter((call) => wanted.test(call.name) && hasValues(call))
    .map((call) => ({ ...call, list: false }));
  const statements = await statementsOf(connectionOf(folder), token, calls);
  const costs = new Map<string, Cost>();
  for (const call of calls) {
    costs.set(call.name, await costOf(db, statements.get(call.name)?.statements ?? []));
  }
  const writes = await writesOf({ db, base, token, calls });
  process.stderr.write(`${name}: ${calls.length} wywołań\n`);
  return { name, tables: await readTables(db), calls: costs, writes };
}

const stages: Stage[] = [];
for (const size of Object.keys(sizes) as Size[]) {
  if (size !== (process.env.BENCH_SIZE ?? size)) continue;
  const folder = copyOf(size, 'growth');
  const product = await startProduct(folder);
  const db = await product.connect();
  const name = size === 'tenth' ? 'dziesiąta część' : 'całość';
  stages.push(await stage(name, folder, product.base, db));
  let before = 1;
  for (const next of size === 'tenth' ? times : []) {
    await multiply(db, next / before);
    before = next;
    const more = `${name}, historia, powiadomienia i komentarze × ${next}`;
    stages.push(await stage(more, folder, product.base, db));
  }
  await db.end();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
writeFileSync(join(import.meta.dirname, 'measured/growth.md'), growthReport(stages));
