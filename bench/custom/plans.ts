import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { percentile } from '../office/figures.ts';
import { signIn, startProduct } from '../server.ts';
import { customFolder } from './data.ts';
import { type Ran, stepsOf, tellingPlans, watchPlans } from './explain.ts';
import { asker, wantedLists, wantedOf } from './lists.ts';
import { type CustomList, customLists, opposites, questions, readOptions } from './questions.ts';

/**
 * What the database does for lists that are ordered and filtered by own fields: milliseconds in it, blocks of 8 kB, and the
 * step that goes through most rows, of every statement that reads values. `npm run bench:custom-plans`; BENCH_SIZE, BENCH_DIR,
 * BENCH_LIST, BENCH_ONLY, BENCH_REQUESTS, BENCH_VACUUMS: how often the tables are vacuumed and analyzed before questions
 * about fields of opposite frequencies. The dearest plan of each question goes to custom-plans.json beside the data.
 */
const requests = Number(process.env.BENCH_REQUESTS ?? 20);
const vacuums = Number(process.env.BENCH_VACUUMS ?? 1);
const size = process.env.BENCH_SIZE === 'tenth' ? 'tenth' : 'whole';
const print = (line: string) => process.stdout.write(`${line}\n`);

const folder = await customFolder(size);
const product = await startProduct(folder, { env: tellingPlans });
const db = await product.connect();
const plans = await watchPlans(db, folder);
const token = await signIn(product.base, 'kierownik');

/** Statements of one request that read values of own fields, or find what a page shows. */
const isOfLists =
  (table: string) =>
  ({ text }: Ran) =>
    /"\w+Custom"|"customField"/.test(text) || text.includes(`"${table}"`);

type Answer = { ms: number; blocks: number; rows: number; step: string; ran: Ran[] };

async function ask(list: CustomList, query: Record<string, string>): Promise<Answer> {
  await plans.read();
  await asker(product, list, token)(query);
  const ran = (await plans.read()).filter(isOfLists(customLists[list].table));
  const [longest] = ran.flatMap(({ plan }) => stepsOf(plan)).sort((a, b) => b.rows - a.rows);
  const sum = (key: 'ms' | 'blocks') => ran.reduce((all, one) => all + one[key], 0);
  return {
    ms: sum('ms'),
    blocks: sum('blocks'),
    rows: longest?.rows ?? 0,
    step: longest?.what ?? '',
    ran,
  };
}

const dearest: Record<string, Ran[]> = {};

async function measure(list: CustomList, name: string, query: () => Record<string, string>) {
  const answers: Answer[] = [];
  for (let at = -2; at < requests; at += 1) {
    const one = await ask(list, query());
    if (at >= 0) answers.push(one);
  }
  const worst = answers.toSorted((a, b) => b.blocks - a.blocks)[0] as Answer;
  dearest[`${list}, ${name}`] = worst.ran;
  const [ms, blocks] = (['ms', 'blocks'] as const).map((key) => {
    const all = answers.map((one) => one[key]);
    return [percentile(all, 50), percentile(all, 100)].map((each) =>
      each.toFixed(key === 'ms' ? 1 : 0),
    );
  });
  const figures = [...(ms ?? []), ...(blocks ?? []), worst.rows, worst.step];
  print(`| ${list}, ${name} | ${figures.join(' | ')} |`);
}

print('| pytanie | ms | najwyżej | bloków | najwyżej | wierszy w kroku | krok |');
print('|---|---:|---:|---:|---:|---:|---|');
for (const list of wantedLists()) {
  const options = await readOptions(db, list);
  for (const [name, query] of wantedOf(questions(options))) await measure(list, name, query);
  for (let at = 1; at <= vacuums; at += 1) {
    const { table, record } = customLists[list];
    const wanted = wantedOf(opposites(options));
    if (wanted.length > 0) await db.query(`vacuum analyze "${table}", "${record}Custom"`);
    for (const [name, query] of wanted) await measure(list, `${name} (${at})`, query);
  }
}
writeFileSync(join(folder, '..', 'custom-plans.json'), JSON.stringify(dearest, undefined, 1));
await plans.end();
await db.end();
await product.stop();
