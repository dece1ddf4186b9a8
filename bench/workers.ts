import { measured } from './calls.ts';
import type { folderOf } from './data.ts';
import { load } from './load.ts';
import { signIn, startProduct } from './server.ts';

/** Calls that lean on the server's process, on the database, and on both. */
const named = [
  'Kto jest zalogowany',
  'Klienci: pierwsza strona',
  'Projekty: szukaj „zuraw”',
  'Miesiąc nieobecności 500 osób',
  'Nowe zgłoszenie',
];

/** The same calls answered by one process and by two, over one database: lines of a table. */
export async function compareWorkers(folder: ReturnType<typeof folderOf>): Promise<string[]> {
  const rates: number[][] = [];
  for (const workers of [1, 2]) {
    const product = await startProduct(folder, { workers });
    const db = await product.connect();
    const calls = await measured(db);
    const token = await signIn(product.base);
    const found: number[] = [];
    for (const name of named) {
      const call = calls.find((one) => one.name === name);
      if (!call) throw new Error(`No call is named ${name}`);
      const { rate } = await load(`${product.base}/api${call.path}`, token, call);
      found.push(rate);
    }
    rates.push(found);
    await db.end();
    await product.stop();
  }
  const [one = [], two = []] = rates;
  return [
    '| wywołanie | jeden proces | dwa procesy | razy |',
    '|---|---:|---:|---:|',
    ...named.map((name, at) => {
      const [first = 0, second = 0] = [one[at], two[at]];
      return `| ${name} | ${Math.round(first)} | ${Math.round(second)} | ${(second / first).toFixed(1)} |`;
    }),
  ];
}
