import { rmSync } from 'node:fs';
import { copyFolder, copyOf, type Size } from '../data.ts';
import { askInTurn } from '../office/in-turn.ts';
import { openOffice } from '../office/running.ts';
import { customFolder } from './data.ts';

/**
 * An office whose records have twenty own fields each beside the same one without any: the same calls in turn, processor time
 * of server and database a call. `npm run bench:custom-office`; BENCH_SIZE (tenth), BENCH_DIR, BENCH_RATES,
 * BENCH_RATE_SECONDS, BENCH_ROUNDS, BENCH_SEED, BENCH_STATEMENTS=1: what statements cost that are asked with own fields alone.
 */
const setting = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const size = (process.env.BENCH_SIZE ?? 'tenth') as Size;
const rates = (process.env.BENCH_RATES ?? '50').split(',').map(Number);
const seconds = setting('BENCH_RATE_SECONDS', 30);
const rounds = setting('BENCH_ROUNDS', 3);
const seed = setting('BENCH_SEED', 17);
const print = (line: string) => process.stdout.write(`${line}\n`);

const folders = [
  copyOf(size, 'office-without'),
  copyFolder(await customFolder(size), 'office'),
] as const;
const without = await openOffice(folders[0], { seed });
const own = await openOffice(folders[1], { seed });
await askInTurn(
  { first: without, second: own, names: ['bez pól własnych', 'z polami własnymi'] },
  { rates, seconds, rounds },
  print,
);
if (process.env.BENCH_STATEMENTS === '1') {
  const costs = { before: await without.counters.read(), after: await own.counters.read() };
  print('\n| ms bez | ms z | razy | zapytanie |\n|---:|---:|---:|---|');
  const rows = costs.after.map((one) => ({
    ...one,
    before: costs.before.find(({ text }) => text === one.text)?.total ?? 0,
  }));
  rows.sort((a, b) => b.total - b.before - (a.total - a.before));
  for (const { text, calls, total, before } of rows.slice(0, 15))
    print(
      `| ${before.toFixed(0)} | ${total.toFixed(0)} | ${calls} | ${text.replace(/\s+/g, ' ').slice(0, 160)} |`,
    );
}
await without.stop();
await own.stop();
for (const folder of folders) rmSync(folder, { recursive: true, force: true });
