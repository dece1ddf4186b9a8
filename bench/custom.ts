import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as fill from './fill.ts';
import { customFields } from './fill-custom.ts';
import { type RunningServer, signIn, startProduct } from './server.ts';

/**
 * What lists cost that are ordered, filtered, counted and searched by own fields (docs/decisions/0157): 100,000 clients with
 * twenty own fields, each filled in half of them. `npm run bench:custom`; BENCH_DIR: where the data lives between runs.
 */
const folder = join(process.env.BENCH_DIR ?? join(import.meta.dirname, '.data'), 'custom');
const requests = Number(process.env.BENCH_REQUESTS ?? 100);
const print = (line: string) => process.stdout.write(`${line}\n`);

async function started(): Promise<RunningServer> {
  if (existsSync(join(folder, 'filled'))) return await startProduct(folder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const product = await startProduct(folder, { demo: true });
  const db = await product.connect();
  // As in bench/data.ts: triggers would make millions of history rows.
  await db.query(`set session_replication_role = replica; set synchronous_commit = off;
    set maintenance_work_mem = '256MB'; select setseed(0.42)`);
  for (const step of [fill.people, fill.clients, fill.clientParts, customFields]) await step(db, 1);
  await db.query('vacuum analyze');
  await db.end();
  mkdirSync(join(folder, 'filled'));
  return product;
}

const roll = (below: number) => Math.floor(Math.random() * below);
const from = () => new Date(Date.UTC(2024, 0, 1 + roll(1400))).toISOString().slice(0, 10);
const monthOf = (key: string) => {
  const begin = from();
  const end = new Date(Date.parse(begin) + 30 * 86_400_000).toISOString().slice(0, 10);
  return { [`filter[custom.${key}.from]`]: begin, [`filter[custom.${key}.to]`]: end };
};
const order = (key: string) => ({
  sort: `custom.${key}`,
  order: roll(2) ? 'asc' : 'desc',
  page: String(1 + roll(20)),
});

/** What is asked, with other values each time; `options`: those of the first choice, from what many have to what few have. */
const questions = (options: number[]): Record<string, () => Record<string, string>> => ({
  'bez pól własnych, pierwsza strona': () => ({ page: String(1 + roll(20)) }),
  'w kolejności liczby': () => order(`number${1 + roll(5)}`),
  'w kolejności dnia': () => order(`day${1 + roll(5)}`),
  'w kolejności tekstu': () => order(`text${1 + roll(3)}`),
  'w kolejności wyboru': () => order(`choice${1 + roll(5)}`),
  'w kolejności osoby': () => order('person1'),
  'daleka strona w kolejności liczby': () => ({ ...order('number1'), page: '3000' }),
  'wybór, który mają nieliczni': () => ({ 'filter[custom.choice1]': String(options[7]) }),
  'wybór, który ma wielu': () => ({ 'filter[custom.choice1]': String(options[0]) }),
  'miesiąc dnia': () => monthOf(`day${1 + roll(5)}`),
  'miesiąc dnia w kolejności liczby': () => ({ ...monthOf('day1'), ...order('number1') }),
  'wybór w kolejności liczby': () => ({
    'filter[custom.choice1]': String(options[roll(8)]),
    ...order('number2'),
  }),
  'wybór i miesiąc dnia': () => ({
    'filter[custom.choice1]': String(options[roll(8)]),
    ...monthOf('day2'),
  }),
  puste: () => ({ [`filter[custom.number${1 + roll(5)}.empty]`]: '1' }),
  'puste w kolejności liczby': () => ({
    'filter[custom.day1.empty]': '1',
    ...order('number1'),
  }),
  'fragment tekstu': () => ({ 'filter[custom.text1.has]': `um/${10000 + roll(90000)}` }),
  'szukanie numeru umowy': () => ({ search: `um/${10000 + roll(90000)}` }),
  'szukanie słowa z nazwy': () => ({ search: ['żuraw', 'kometa', 'piekarnia'][roll(3)] as string }),
  'suma liczby': () => ({
    'filter[custom.choice1]': String(options[7]),
    ...{ sums: '1', sumsOf: 'custom.number1' },
  }),
});

const rank = (times: number[], part: number) =>
  (times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(1);

if (import.meta.main) {
  const product = await started();
  const db = await product.connect();
  const { rows } = await db.query<{ id: number }>(`select o.id from "customOption" o
    join "customField" f on f.id = o.field where f.key = 'choice1' order by o.place`);
  await db.end();
  const token = await signIn(product.base, 'kierownik');
  const only = process.env.BENCH_ONLY;
  for (const [name, ask] of Object.entries(questions(rows.map(({ id }) => id)))) {
    if (only && !name.includes(only)) continue;
    const times: number[] = [];
    for (let at = -10; at < requests; at += 1) {
      const began = performance.now();
      const answer = await fetch(`${product.base}/api/client/list?${new URLSearchParams(ask())}`, {
        headers: { 'access-token': token },
      });
      if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
      await answer.arrayBuffer();
      // The first ones fill the memory of the database.
      if (at >= 0) times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    print(`${name}: mediana ${rank(times, 0.5)} ms, p99 ${rank(times, 0.99)} ms`);
  }
  await product.stop();
}
