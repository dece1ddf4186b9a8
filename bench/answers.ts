import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { copyOf } from './data.ts';
import { type Person, signInOffice } from './office/people.ts';
import { startProduct } from './server.ts';

/**
 * Calls that put much together, over the whole data: by many people, one after another and sixteen at once, each with a
 * limit of its own. Writes bench/measured/answers.md.
 */
const times = Number(process.env.BENCH_TIMES ?? 60);
const today = warsawDay();

type Row = {
  name: string;
  /** Wanted p99 in milliseconds. */
  limit: number;
  atOnce?: number;
  /** How many calls, one after another; a p99 of a hundred is the longest of them. */
  calls?: number;
  who: (people: Person[]) => Person[];
  path: (at: number, people: Person[]) => string;
};

const managers = (people: Person[]) => people.filter(({ flags }) => flags.manager);
const everybody = (people: Person[]) => people;
const chart = (name: string, path: string): Row => ({
  ...{ name, limit: 300, who: managers },
  path: () => path,
});

const rows: Row[] = [
  { name: 'Mój dzień', limit: 30, calls: 1000, who: everybody, path: () => '/day' },
  { name: 'Mój dzień, 16 naraz', limit: 30, atOnce: 16, who: everybody, path: () => '/day' },
  {
    name: 'Co się pali w dziale (radar)',
    limit: 150,
    who: managers,
    path: (at) => `/report/burning?filter[department]=${1 + (at % 8)}`,
  },
  {
    name: 'Wybór osoby: kto jest i ma czas (radar)',
    limit: 150,
    who: everybody,
    path: (at) => `/radar/people?day=${addDays(today, at % 30)}`,
  },
  {
    name: 'Skutki nieobecności',
    limit: 100,
    who: managers,
    path: (at, people) =>
      `/absence/impact?owner=${people[at % people.length]?.id}&dateFrom=${today}&dateTo=${addDays(today, 4)}`,
  },
  chart('Co się pali, cała firma', '/report/burning'),
  chart('Obłożenie', '/report/load'),
  chart('Terminowość', '/report/timeliness'),
  chart('Zadania dodane, zakończone, otwarte', '/report/flow'),
  chart('Czas przekazania', '/report/handover'),
  chart('Obiecany czas zgłoszeń', '/report/promises'),
  chart('Jak długo trwają zadania', '/report/project/cost'),
];

const callsOf = ({ atOnce, calls = times }: Row) => (atOnce ? times * 8 : calls);

async function measured(base: string, row: Row, people: Person[]): Promise<number[]> {
  const who = row.who(people);
  const found: number[] = [];
  let at = 0;
  const ask = async (counted: boolean) => {
    const person = who[at % who.length];
    const path = row.path(at, people);
    at += 1;
    const began = performance.now();
    const answer = await fetch(`${base}/api${path}`, {
      headers: { 'access-token': person?.token ?? '' },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    if (counted) found.push(performance.now() - began);
  };
  // Each connection to the database plans a statement in its first uses, and the server's code is made fast by use.
  for (let warm = 0; warm < Math.max(12, who.length); warm += 1) await ask(false);
  const wanted = callsOf(row);
  const hands = Array.from({ length: row.atOnce ?? 1 }, async () => {
    while (found.length < wanted) await ask(true);
  });
  await Promise.all(hands);
  return found.sort((a, b) => a - b);
}

const folder = copyOf('whole', 'answers');
const running = await startProduct(folder);
try {
  const db = await running.connect();
  const people = await signInOffice(db, running.base);
  await db.end();
  const lines = [
    '# Odpowiedzi złożone z wielu rzeczy',
    '',
    `${today}, pełne dane, wywołania po kolei, każda osoba (najwyżej sto) raz wcześniej.`,
    '',
    '| wywołanie | wywołań | p50 ms | p99 ms | max ms | ma być p99 |',
    '|---|---:|---:|---:|---:|---:|',
  ];
  for (const row of rows) {
    const all = await measured(running.base, row, people);
    const part = (share: number) =>
      (all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0).toFixed(0);
    lines.push(
      `| ${row.name} | ${callsOf(row)} | ${part(0.5)} | ${part(0.99)} | ${part(1)} | ≤ ${row.limit} |`,
    );
  }
  writeFileSync(join(import.meta.dirname, 'measured/answers.md'), `${lines.join('\n')}\n`);
  process.stdout.write(`${lines.join('\n')}\n`);
} finally {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
}
