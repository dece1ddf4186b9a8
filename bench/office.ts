import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOf, type Size } from './data.ts';
import { describeIndexes, doubledIndexes, watchIndexes } from './indexes.ts';
import * as report from './office/report.ts';
import { openOffice } from './office/running.ts';
import { highestRate } from './office/search.ts';
import { writePart } from './results.ts';

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
const print = (line: string) => process.stdout.write(`${line}\n`);

const folder = copyOf(size, 'office');
const office = await openOffice(folder, { seed, workers });
const { db, people, counters } = office;
const unusedIndexes = await watchIndexes(db);

async function round(rate: number, duration: number): Promise<report.Round> {
  const result = await office.round(rate, duration);
  print(report.describeRound(result).slice(0, 5).join('\n'));
  return result;
}

const measured: report.Round[] = [];
for (const rate of rates) measured.push(await round(rate, seconds));
const costs = await counters.read();
const search =
  searchSeconds > 0 ? await highestRate(measured, (rate) => round(rate, searchSeconds)) : undefined;

const indexes = describeIndexes(await unusedIndexes(), await doubledIndexes(db));

await office.stop();
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
