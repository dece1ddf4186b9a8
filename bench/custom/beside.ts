import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '../../packages/server/src/demo/random.ts';
import { copyFolder, type Size } from '../data.ts';
import { gather, percentile } from '../office/figures.ts';
import { openOffice } from '../office/running.ts';
import { signIn } from '../server.ts';
import { customFolder } from './data.ts';
import { asker, wantedLists, wantedOf } from './lists.ts';
import { withOwn } from './mix.ts';
import { type CustomList, opposites, questions, readOptions } from './questions.ts';

/**
 * What lists cost that are ordered and filtered by own fields while an office works beside them, own fields in its own lists
 * and writes too: one reader more, whose questions come by chance. What the same lists take without own fields is told
 * first, since the machine does both. `npm run bench:custom-beside`; BENCH_SIZE (whole), BENCH_DIR, BENCH_LIST, BENCH_ONLY,
 * BENCH_RATES (50), BENCH_RATE_SECONDS (600), BENCH_ASKED: questions a second (4), BENCH_SEED.
 */
const setting = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const size = (process.env.BENCH_SIZE ?? 'whole') as Size;
const rates = (process.env.BENCH_RATES ?? '50').split(',').map(Number);
const seconds = setting('BENCH_RATE_SECONDS', 600);
const perSecond = setting('BENCH_ASKED', 4);
const seed = setting('BENCH_SEED', 17);
const print = (line: string) => process.stdout.write(`${line}\n`);

const folder = copyFolder(await customFolder(size), 'beside');
const office = await openOffice(folder, { seed });
const token = await signIn(office.base, 'kierownik');
const chance = createRandom(seed);

type Question = { name: string; ask: () => Promise<void> };
const all: Question[] = [];
for (const list of wantedLists()) {
  const options = await readOptions(office.db, list as CustomList);
  const ask = asker(office, list, token);
  for (const [name, query] of wantedOf({ ...questions(options), ...opposites(options) }))
    all.push({ name: `${list}, ${name}`, ask: () => ask(query()) });
}

/** Questions that had no answer: the server tells whom it cannot serve at once. */
const refused: string[] = [];

/** Times in ms by the names of the questions. */
async function ask(duration: number): Promise<Map<string, number[]>> {
  const times = new Map(all.map(({ name }) => [name, [] as number[]]));
  const calls: Promise<unknown>[] = [];
  for (const end = performance.now() + duration * 1000; performance.now() < end; ) {
    const { name, ask } = chance.pick(all);
    const began = performance.now();
    calls.push(
      ask().then(
        () => void times.get(name)?.push(performance.now() - began),
        () => refused.push(name),
      ),
    );
    await pause((-Math.log(1 - chance.next()) * 1000) / perSecond);
  }
  await Promise.all(calls);
  return times;
}

const figures = (times: number[]) =>
  [50, 99].map((each) => (times.length > 0 ? percentile(times, each).toFixed(0) : '–'));
// As the office's own calls, the first questions measure the compiler and fill the memory.
for (const { ask } of all) for (let at = 0; at < 3; at += 1) await ask();
for (const rate of rates) {
  let times = new Map<string, number[]>();
  const { plan, answers } = await office.round(rate, seconds, {
    planned: (calls) => withOwn(calls, chance),
    during: async () => {
      times = await ask(seconds);
    },
  });
  const { errors = {} } = gather(plan, answers).all[0] ?? {};
  print(`\n${rate} na s obok: p50 ${figures(answers.times).join(' ms, p99 ')} ms`);
  print(`nie 2xx: ${JSON.stringify(errors)}`);
  print(`bez odpowiedzi: ${refused.splice(0).join(', ') || 'żadne'}`);
  print('| pytanie | razy | p50, ms | p99, ms |\n|---|---:|---:|---:|');
  for (const [name, each] of times)
    print(`| ${name} | ${each.length} | ${figures(each).join(' | ')} |`);
}
await office.stop();
rmSync(folder, { recursive: true, force: true });
