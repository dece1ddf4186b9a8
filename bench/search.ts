import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type pg from 'pg';
import { copyOf, type Size } from './data.ts';
import { type Person, signInOffice } from './office/people.ts';
import { startProduct } from './server.ts';

/**
 * One search over everything, by sixteen at once of all roles: fragments of the data itself, never the same one twice
 * in a row, by their length; and a search in one list, to tell a busy machine from a slow search. Asked twice: by people
 * who type and read what they find, about once a second each, and without any pause, which tells the most that the
 * machine can answer. Writes bench/measured/search.md.
 */
const size = (process.env.BENCH_SIZE ?? 'whole') as Size;
const times = Number(process.env.BENCH_TIMES ?? 2_000);
const atOnce = 16;
/** Between a person's letters and while they read what was found, a second on average. */
const pauseMs = () => 500 + Math.random() * 1_000;

type Kind = { name: string; limit: number; words: string[]; path?: string };

/** Fragments as people type them: beginnings and middles of words, numbers, whole names, mistakes. */
async function wordsOf(db: pg.Client): Promise<Kind[]> {
  const { rows } = await db.query<{ name: string }>(`
    (select name from client order by random() limit 1200)
    union all (select "firstName" || ' ' || "lastName" from person order by random() limit 300)
    union all (select "lastName" from "clientPerson" tablesample system (1) limit 600)
    union all (select name from project tablesample system (1) limit 300)
    union all (select name from "taskDefinition" limit 100)
    union all (select name from issue tablesample system (1) limit 400)
    union all (select name from offer tablesample system (1) limit 300)`);
  const numbers = await db.query<{ nip: string }>(
    `select case when random() < 0.5 then nip else phone end as nip from client order by random() limit 800`,
  );
  const any = (most: number) => Math.floor(Math.random() * most);
  const names = rows.map(({ name }) => name.trim()).sort(() => Math.random() - 0.5);
  const words = names
    .flatMap((name) => name.split(/[\s„”"(),.]+/))
    .filter((word) => word.length >= 5);
  const fragment = (length: number) => () => {
    const word = words[any(words.length)] ?? '';
    const from = Math.random() < 0.7 ? 0 : any(Math.max(1, word.length - length));
    return word.slice(from, from + length);
  };
  const drawWords = (make: () => string) => Array.from({ length: times }, make);
  const nips = numbers.rows.map(({ nip }) => nip);
  return [
    { name: '1 litera', limit: 100, words: drawWords(fragment(1)) },
    { name: '2 litery', limit: 100, words: drawWords(fragment(2)) },
    { name: '3 litery', limit: 50, words: drawWords(fragment(3)) },
    { name: '4–6 liter', limit: 50, words: drawWords(() => fragment(4 + any(3))()) },
    {
      name: 'całe nazwy',
      limit: 50,
      words: drawWords(() => names[any(names.length)]?.slice(0, 60) ?? ''),
    },
    { name: 'dwa słowa', limit: 50, words: drawWords(() => `${fragment(5)()} ${fragment(4)()}`) },
    { name: 'NIP i telefon', limit: 50, words: drawWords(() => nips[any(nips.length)] ?? '') },
    {
      name: 'dla porównania: szukanie na liście klientów, 3 litery',
      ...{ limit: 100, words: drawWords(fragment(3)), path: '/client/list?search=' },
    },
    {
      name: 'literówka w nazwie',
      limit: 50,
      words: drawWords(() => {
        const word = words[any(words.length)] ?? '';
        const at = 1 + any(word.length - 2);
        return `${word.slice(0, at)}${word.slice(at + 1)}`;
      }),
    },
  ];
}

async function measured(
  base: string,
  { words, path = '/search?q=' }: Kind,
  { people, pauses }: { people: Person[]; pauses: boolean },
): Promise<number[]> {
  const found: number[] = [];
  let at = 0;
  const ask = async (counted: boolean) => {
    const person = people[at % people.length];
    const q = words[at % words.length] ?? '';
    at += 1;
    const began = performance.now();
    const answer = await fetch(`${base}/api${path}${encodeURIComponent(q.trim() || 'a')}`, {
      headers: { 'access-token': person?.token ?? '' },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${q}: ${answer.status}`);
    if (counted) found.push(performance.now() - began);
  };
  const hands = Array.from({ length: atOnce }, async () => {
    // Each connection to the database plans a statement in its first uses.
    for (let warm = 0; warm < 20; warm += 1) await ask(false);
    while (found.length < times) {
      if (pauses) await pause(pauseMs());
      await ask(true);
    }
  });
  await Promise.all(hands);
  return found.sort((a, b) => a - b);
}

const folder = copyOf(size, 'search');
const running = await startProduct(folder);
try {
  const db = await running.connect();
  await db.query('analyze');
  const people = await signInOffice(db, running.base);
  const kinds = await wordsOf(db);
  await db.end();
  const lines = [
    '# Jedno szukanie we wszystkim',
    '',
    `${warsawDay()}, ${size === 'whole' ? 'pełne dane' : 'dziesiąta część danych'}, ${atOnce} naraz, po ${times} wywołań, sto osób wszystkich ról.`,
    'Pisząc: każda z nich pyta raz na sekundę i czyta. Bez przerwy: następne pytanie zaraz po odpowiedzi, więc czas mówi o mocy maszyny.',
    '',
    '| co wpisano | pisząc p50 ms | p99 ms | max ms | bez przerwy p50 ms | p99 ms | ma być p99 |',
    '|---|---:|---:|---:|---:|---:|---:|',
  ];
  for (const kind of kinds) {
    const typing = await measured(running.base, kind, { people, pauses: true });
    const without = await measured(running.base, kind, { people, pauses: false });
    const part = (all: number[], share: number) =>
      (all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0).toFixed(0);
    const figures = [part(typing, 0.5), part(typing, 0.99), part(typing, 1)];
    figures.push(part(without, 0.5), part(without, 0.99));
    lines.push(`| ${kind.name} | ${figures.join(' | ')} | ≤ ${kind.limit} |`);
  }
  if (size === 'whole')
    writeFileSync(join(import.meta.dirname, 'measured/search.md'), `${lines.join('\n')}\n`);
  process.stdout.write(`${lines.join('\n')}\n`);
} finally {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
}
