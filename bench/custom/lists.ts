import { percentile } from '../office/figures.ts';
import { type RunningServer, signIn, startProduct } from '../server.ts';
import { customFolder } from './data.ts';
import {
  type CustomList,
  customLists,
  opposites,
  type Questions,
  questions,
  readOptions,
} from './questions.ts';

/**
 * What lists cost that are ordered, filtered, counted and searched by own fields (docs/decisions/0157): a million tasks with
 * twenty own fields, 100,000 clients with as many. `npm run bench:custom`; BENCH_SIZE, BENCH_DIR, BENCH_LIST (klienci,
 * zadania), BENCH_REQUESTS, BENCH_ONLY: questions whose names have these words.
 */
const requests = Number(process.env.BENCH_REQUESTS ?? 100);
const only = process.env.BENCH_ONLY ?? '';
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Asks a list; what is no answer is an error. */
export function asker({ base }: { base: string }, list: CustomList, token: string) {
  return async (query: Record<string, string>): Promise<void> => {
    const address = `${base}${customLists[list].path}?${new URLSearchParams(query)}`;
    const answer = await fetch(address, { headers: { 'access-token': token } });
    if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
}

/** The lists and questions that are wanted of this run. */
export const wantedLists = () =>
  (Object.keys(customLists) as CustomList[]).filter(
    (list) => list === (process.env.BENCH_LIST ?? list),
  );
export const wantedOf = (all: Questions) =>
  Object.entries(all).filter(([name]) => name.includes(only));

async function measure(product: RunningServer, list: CustomList, token: string): Promise<void> {
  const db = await product.connect();
  const options = await readOptions(db, list);
  await db.end();
  const ask = asker(product, list, token);
  for (const [name, query] of wantedOf({ ...questions(options), ...opposites(options) })) {
    const times: number[] = [];
    for (let at = -10; at < requests; at += 1) {
      const began = performance.now();
      await ask(query());
      // The first ones fill the memory of the database.
      if (at >= 0) times.push(performance.now() - began);
    }
    const [median, p99] = [50, 99].map((each) => percentile(times, each).toFixed(1));
    print(`${list}, ${name}: mediana ${median} ms, p99 ${p99} ms`);
  }
}

if (import.meta.main) {
  const product = await startProduct(
    await customFolder(process.env.BENCH_SIZE === 'tenth' ? 'tenth' : 'whole'),
  );
  const token = await signIn(product.base, 'kierownik');
  for (const list of wantedLists()) await measure(product, list, token);
  await product.stop();
}
