import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { CustomField } from '@zaplecze/contract/kit/fields/custom-fields';
import {
  createCustomField,
  listCustomFields,
  removeCustomField,
  updateCustomField,
} from '@zaplecze/contract/rooms/custom-fields/calls';
import { createRandom } from '../../packages/server/src/demo/random.ts';
import { copyFolder, type Size } from '../data.ts';
import { gather, percentile } from '../office/figures.ts';
import type { Round } from '../office/report.ts';
import { openOffice } from '../office/running.ts';
import { callAddress } from '../requests.ts';
import { signIn } from '../server.ts';
import { customFolder } from './data.ts';
import { withOwn } from './mix.ts';

/**
 * Fields made, renamed, given options, taken options from, archived, brought back and deleted while an office works, with own
 * fields in its lists and writes; in turn with the same work without such changes. Told besides: what each change took, after
 * how long every process of the server knew it, and how many waits for a lock the database saw that were longer than
 * `longWait`. `npm run bench:custom-changes`; BENCH_SIZE, BENCH_DIR, BENCH_RATES (200), BENCH_RATE_SECONDS, BENCH_ROUNDS,
 * BENCH_SEED, BENCH_WORKERS (2).
 */
const setting = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const size = (process.env.BENCH_SIZE ?? 'tenth') as Size;
const rates = (process.env.BENCH_RATES ?? '200').split(',').map(Number);
const seconds = setting('BENCH_RATE_SECONDS', 30);
const rounds = setting('BENCH_ROUNDS', 3);
const seed = setting('BENCH_SEED', 17);
const workers = setting('BENCH_WORKERS', 2);
/** In ms. */
const longWait = 50;
/** A new connection each, so that every process is asked. */
const asksAtOnce = 4 * workers;
/** Between two changes, in ms. */
const rest = 1_000;
const print = (line: string) => process.stdout.write(`${line}\n`);

const folder = copyFolder(await customFolder(size), 'changes');
const office = await openOffice(folder, { seed, workers });
await office.db.query(`alter system set log_lock_waits = on`);
await office.db.query(`alter system set deadlock_timeout = '${longWait}ms'`);
await office.db.query('select pg_reload_conf()');
const token = await signIn(office.base, 'admin');

async function ask(
  endpoint: { method: string; path: string },
  { params = {}, body }: { params?: object; body?: unknown } = {},
  // biome-ignore lint/suspicious/noExplicitAny: answers of several calls, each read as its contract says
): Promise<any> {
  const answer = await fetch(`${office.base}${callAddress(endpoint, params)}`, {
    method: endpoint.method,
    headers: {
      'access-token': token,
      connection: 'close',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  // The machine has more to do than it bears; asked again, as a person would.
  if (answer.status === 503) {
    await pause(100);
    return await ask(endpoint, { params, body });
  }
  if (!answer.ok) throw new Error(`${endpoint.path}: ${answer.status} ${text}`);
  return text ? JSON.parse(text).data : undefined;
}

type FieldChange = { name: string; took: number; known: number };

/** Makes a change and waits until every process tells it. */
async function change<T>(
  name: string,
  make: () => Promise<T>,
  isKnown: (fields: CustomField[], answer: T) => boolean,
): Promise<FieldChange & { answer: T }> {
  const began = performance.now();
  const answer = await make();
  const took = performance.now() - began;
  for (;;) {
    const calls = Array.from({ length: asksAtOnce }, () => ask(listCustomFields));
    const all = (await Promise.all(calls)) as { list: CustomField[] }[];
    if (all.every(({ list }) => isKnown(list, answer))) {
      const known = performance.now() - began - took;
      await pause(rest);
      return { name, took, known, answer };
    }
  }
}

const named = (name: string) => ({ name, color: '#1971C2' });
const listed = (fields: CustomField[], id: number) => fields.find((one) => one.id === id);

/** Everything that happens to a field of clients or tasks, one after the other. */
async function lifeOf(record: 'client' | 'task', at: number): Promise<FieldChange[]> {
  const all: FieldChange[] = [];
  const body = {
    record,
    kind: 'choice',
    label: `Zmienne ${at}`,
    options: [named('A'), named('B')],
  };
  const { answer, ...first } = await change(
    'pole zrobione',
    () => ask(createCustomField, { body }) as Promise<{ id: number }>,
    (fields, one) => listed(fields, one.id) !== undefined,
  );
  all.push(first);
  const { id } = answer;
  const params = { id };
  const update = (of: object) => () => ask(updateCustomField, { params, body: of });
  const label = `Inne ${at}`;
  const isCalled = (fields: CustomField[]) => listed(fields, id)?.label === label;
  all.push(await change('nazwa zmieniona', update({ label }), isCalled));
  const [a, b] =
    ((await ask(listCustomFields)) as { list: CustomField[] }).list
      .find((one) => one.id === id)
      ?.options.map(({ id, name, color }) => ({ id, name, color })) ?? [];
  const hasOptions = (count: number) => (fields: CustomField[]) =>
    listed(fields, id)?.options.length === count;
  all.push(
    await change('wybór dodany', update({ options: [a, b, named('C')] }), hasOptions(3)),
    await change('wybór zdjęty', update({ options: [a, b] }), hasOptions(2)),
  );
  const isListed = (is: boolean) => (fields: CustomField[]) =>
    (listed(fields, id) !== undefined) === is;
  all.push(
    await change('zarchiwizowane', update({ archived: true }), isListed(false)),
    await change('przywrócone', update({ archived: false }), isListed(true)),
    await change('usunięte', () => ask(removeCustomField, { params }), isListed(false)),
  );
  // One that a million values stand in is renamed, and given options, as well.
  const { list } = (await ask(listCustomFields)) as { list: CustomField[] };
  const full = list.find((one) => one.record === record && one.key === 'choice1');
  if (!full) throw new Error('There is no choice1');
  const of = { id: full.id };
  all.push(
    await change(
      'nazwa pełnego pola zmieniona',
      () => ask(updateCustomField, { params: of, body: { label } }),
      (fields) => listed(fields, full.id)?.label === label,
    ),
    await change(
      'wybór pełnego pola dodany',
      () =>
        ask(updateCustomField, {
          params: of,
          body: {
            options: [
              ...full.options.map(({ id, name, color }) => ({ id, name, color })),
              named(`Dodana ${at}`),
            ],
          },
        }),
      (fields) => listed(fields, full.id)?.options.length === full.options.length + 1,
    ),
  );
  return all;
}

let lives = 0;
const changes: FieldChange[] = [];
async function changesFor(duration: number): Promise<void> {
  const end = performance.now() + duration * 1000;
  while (performance.now() < end) {
    lives += 1;
    changes.push(...(await lifeOf(lives % 2 ? 'task' : 'client', lives)));
  }
}

/** Asks as often what fields there are, and changes nothing. */
async function looksFor(duration: number): Promise<void> {
  for (const end = performance.now() + duration * 1000; performance.now() < end; ) {
    await Promise.all(Array.from({ length: asksAtOnce }, () => ask(listCustomFields)));
    await pause(rest);
  }
}

const waits = async (): Promise<number> => {
  const { rows } = await office.db.query<{ text: string }>(
    `select pg_read_file(pg_current_logfile()) as text`,
  );
  return (rows[0]?.text.match(/still waiting for/g) ?? []).length;
};

const chance = createRandom(seed);
type Told = { times: number[]; failed: string[]; waits: number };
async function round(rate: number, changing: boolean): Promise<Told> {
  const before = await waits();
  const { plan, answers }: Round = await office.round(rate, seconds, {
    planned: (calls) => withOwn(calls, chance),
    during: () => (changing ? changesFor(seconds) : looksFor(seconds)),
  });
  const [all] = gather(plan, answers).all;
  return {
    times: answers.times,
    failed: Object.entries(all?.errors ?? {}).map(([status, count]) => `${status}: ${count}`),
    waits: (await waits()) - before,
  };
}

print(
  '| na s | zmiany pól | p50, ms | p99, ms | najdłużej, ms | ponad 100 ms | nie 2xx | czekań na blokadę |',
);
print('|---:|---|---:|---:|---:|---:|---|---:|');
for (const rate of rates) {
  const found: Record<'bez' | 'ze zmianami', Told[]> = { bez: [], 'ze zmianami': [] };
  for (let at = 0; at < rounds; at += 1) {
    const turns = (
      at % 2 ? ['ze zmianami', 'bez'] : ['bez', 'ze zmianami']
    ) as (keyof typeof found)[];
    for (const turn of turns) found[turn].push(await round(rate, turn !== 'bez'));
  }
  for (const [name, all] of Object.entries(found)) {
    const times = all.flatMap((one) => one.times);
    const over = ((100 * times.filter((time) => time > 100).length) / times.length).toFixed(2);
    const figures = [50, 99, 100].map((each) => percentile(times, each).toFixed(0));
    const failed = all.flatMap((one) => one.failed).join(', ');
    const waited = all.reduce((sum, one) => sum + one.waits, 0);
    print(`| ${rate} | ${name} | ${figures.join(' | ')} | ${over}% | ${failed} | ${waited} |`);
  }
}
print(
  `\n| zmiana | razy | mediana, ms | najdłużej, ms | wiedzą wszystkie procesy po, najdłużej ms |`,
);
print('|---|---:|---:|---:|---:|');
for (const [name, all] of Map.groupBy(changes, (one) => one.name)) {
  const took = all.map((one) => one.took);
  const figures = [
    percentile(took, 50),
    percentile(took, 100),
    Math.max(...all.map((one) => one.known)),
  ];
  print(`| ${name} | ${all.length} | ${figures.map((each) => each.toFixed(0)).join(' | ')} |`);
}
await office.stop();
rmSync(folder, { recursive: true, force: true });
