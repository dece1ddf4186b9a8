import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '../packages/server/src/demo/random.ts';
import { copyOf, type Size } from './data.ts';
import { describeIndexes, doubledIndexes, watchIndexes } from './indexes.ts';
import { readValues } from './lists/values.ts';
import { planCalls } from './office/mix.ts';
import { startGenerator } from './office/open-loop.ts';
import { signInOffice } from './office/people.ts';
import { spentBy } from './office/processes.ts';
import { readRecords } from './office/records.ts';
import * as report from './office/report.ts';
import { highestRate } from './office/search.ts';
import { countStatements, leaveOut, openCounters } from './office/statements.ts';
import { writePart } from './results.ts';
import { startProduct } from './server.ts';

/**
 * An office of a hundred people at work, in an open loop, over a copy of the data of `npm run
 * bench:data` (so that each run begins with the same); writes its part of bench/measured/results.md.
 * BENCH_RATES, BENCH_RATE_SECONDS, BENCH_SEARCH_SECONDS (0: the highest rate is not looked for),
 * BENCH_SEED, BENCH_SIZE (whole, tenth), BENCH_WORKERS; BENCH_DRY=1 leaves results.md as it is.
 * Every statement in full, with what it cost, goes to statements.sql beside the data.
 */
const setting = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const rates = (process.env.BENCH_RATES ?? '50,100,200').split(',').map(Number);
const seconds = setting('BENCH_RATE_SECONDS', 60);
const searchSeconds = setting('BENCH_SEARCH_SECONDS', 20);
const seed = setting('BENCH_SEED', 17);
const workers = setting('BENCH_WORKERS', 1);
const size = (process.env.BENCH_SIZE ?? 'whole') as Size;
/** Before the first measured rate: the first seconds of a process measure its compiler. */
const warming = { rate: 50, seconds: 10 };

const print = (line: string) => process.stdout.write(`${line}\n`);

const folder = copyOf(size, 'office');
countStatements(folder);
const product = await startProduct(folder, { workers });
const db = await product.connect();
const counters = await openCounters(folder);
const unusedIndexes = await watchIndexes(db);
await leaveOut(db);
const people = await signInOffice(db, product.base);
const values = await readValues(db);
const generator = startGenerator(
  product.base,
  people.map(({ token }) => token),
);

let rounds = 0;
/** One rate: what there is to be changed is read anew, then everything is planned, then asked. */
async function round(rate: number, duration: number): Promise<report.Round> {
  rounds += 1;
  const office = { people, values, records: await readRecords(db, people) };
  const plan = planCalls(office, { rate, seconds: duration }, createRandom(seed + rounds));
  const before = spentBy(product.pid, folder);
  const began = performance.now();
  const answers = await generator.run(plan);
  const took = (performance.now() - began) / 1000;
  const result = {
    rate,
    seconds: duration,
    plan,
    answers,
    before,
    took,
    after: spentBy(product.pid, folder),
  };
  print(report.describeRound(result).slice(0, 5).join('\n'));
  return result;
}

await round(warming.rate, warming.seconds);
await counters.reset();
const measured: report.Round[] = [];
for (const rate of rates) measured.push(await round(rate, seconds));
const costs = await counters.read();
const search =
  searchSeconds > 0 ? await highestRate(measured, (rate) => round(rate, searchSeconds)) : undefined;

const indexes = describeIndexes(await unusedIndexes(), await doubledIndexes(db));

generator.stop();
await counters.end();
await db.end();
await product.stop();
rmSync(folder, { recursive: true, force: true });

const text = [
  ...report.describeMachine(people, seed),
  ...(search ? report.describeSearch(search.tried, search.highest) : []),
  ...measured.flatMap(report.describeRound),
  ...report.describeStatements(costs),
  '',
  ...indexes,
].join('\n');
print(text);
writeFileSync(
  join(folder, '..', 'statements.sql'),
  costs.map(({ text: one, ...figures }) => `-- ${JSON.stringify(figures)}\n${one};\n`).join('\n'),
);
if (process.env.BENCH_DRY !== '1') writePart('Biuro przy pracy', text);
