import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOf, type Size } from './data.ts';
import { describeIndexes, doubledIndexes, watchIndexes } from './indexes.ts';
import { listMeasurements, type Measurement } from './lists/calls.ts';
import { assertEveryListKnown } from './lists/lists.ts';
import { type Statement, scansOf, statementsOf } from './lists/queries.ts';
import { comparedCalls, connections, type Figures, load, seconds, warmUpCalls } from './load.ts';
import { writePart } from './results.ts';
import { connectionOf, freePort, signIn, startProduct } from './server.ts';
import { compareWorkers } from './workers.ts';

/**
 * Measures the product on the data of `npm run bench:data` and writes bench/measured/results.md. Both
 * sizes, the same calls, 16 connections; the yardstick runs in the same minutes on the same data.
 * BENCH_ONLY: names that contain this.
 */
const only = process.env.BENCH_ONLY ?? '';
assertEveryListKnown();

type Row = Figures & {
  call: Measurement;
  queries: number;
  scans: string[];
  yardstick?: number;
};

async function startYardstick(
  connection: object,
  statements: Statement[],
): Promise<{ base: string; child: ChildProcess }> {
  const port = await freePort();
  const file = join(mkdtempSync(join(tmpdir(), 'zaplecze-yardstick-')), 'statements.json');
  writeFileSync(file, JSON.stringify({ connection, statements }));
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'yardstick.ts'), file, String(port)],
    {
      stdio: 'inherit',
    },
  );
  const base = `http://127.0.0.1:${port}`;
  for (;;) {
    const ready = await fetch(`${base}/-1`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return { base, child };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Addresses of the yardstick's statements, one after the other. */
function inTurn(places: number[]): () => string {
  let at = 0;
  return () => {
    at = (at + 1) % places.length;
    return `/${places[at]}`;
  };
}

async function measure(
  size: Size,
  folder: string,
): Promise<{ rows: Row[]; startedIn: number; memory: number; indexes: string[] }> {
  const product = await startProduct(folder);
  const memory = product.memory();
  const db = await product.connect();
  const unusedIndexes = await watchIndexes(db);
  const token = await signIn(product.base);
  const calls = (await listMeasurements(db)).filter(({ name }) => name.includes(only));
  const byCall = await statementsOf(connectionOf(folder), token, calls);
  const pages = calls.flatMap((call) => byCall.get(call.name)?.pages ?? []);
  const yardstick = await startYardstick(connectionOf(folder), pages);
  const rows: Row[] = [];
  // The first seconds of a process measure its compiler.
  for (const call of calls.slice(0, 3)) await load(product.base, token, call);
  for (const call of calls) {
    const { statements, pages: own } = byCall.get(call.name) ?? { statements: [], pages: [] };
    const times = size === 'tenth' ? comparedCalls : undefined;
    const figures = await load(product.base, token, call, times);
    const bare =
      own.length > 0 && size === 'whole'
        ? await load(
            yardstick.base,
            token,
            { path: inTurn(own.map((one) => pages.indexOf(one))) },
            comparedCalls,
          )
        : undefined;
    const scans: string[] = [];
    if (call.list && size === 'whole')
      for (const one of statements) scans.push(...(await scansOf(db, one)));
    rows.push({ call, ...figures, queries: statements.length, scans, yardstick: bare?.rate });
    process.stdout.write(
      `${size} ${call.name}: p50 ${figures.p50} p99 ${figures.p99} ms, ${Math.round(figures.rate)}/s\n`,
    );
  }
  yardstick.child.kill();
  const indexes =
    size === 'whole' ? describeIndexes(await unusedIndexes(), await doubledIndexes(db)) : [];
  await db.end();
  await product.stop();
  return { rows, startedIn: product.startedIn, memory, indexes };
}

/** Small dictionaries are rightly read whole. */
const small = new Set([
  'company',
  'department',
  'projectType',
  'position',
  'tag',
  'person',
  'session',
  'replacement',
  'taskType',
  'province',
  'receptionType',
  'documentType',
  'knowledgeBaseType',
  'taskDefinition',
  'procedureDefinition',
  'serviceDefinition',
]);

function report(
  tenth: Awaited<ReturnType<typeof measure>>,
  whole: Awaited<ReturnType<typeof measure>>,
): string {
  const lines = whole.rows.map((row, at) => {
    const before = tenth.rows[at];
    const growth = before ? row.middle / before.middle : 1;
    const share = row.yardstick ? `${Math.round((100 * row.rate) / row.yardstick)}%` : '';
    const big = row.scans.filter((table) => !small.has(table));
    return `| ${row.call.name} | ${row.p50} | ${row.p99} | ${Math.round(row.rate)} | ${share} | ${growth.toFixed(1)} | ${row.queries} | ${big.join(', ')}${row.failed ? ` błędy: ${row.failed}` : ''} |`;
  });
  return [
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model}, ${connections} połączeń, ${seconds} s na wywołanie po ${warmUpCalls} zapytaniach na rozgrzewkę; dziesiąta część danych i miara: po ${comparedCalls} zapytań.`,
    `Drugi start: ${Math.round(whole.startedIn)} ms. Pamięć serwera w spoczynku: ${Math.round(whole.memory)} MB.`,
    'Żadne zapytanie o listę nie powtarza poprzedniego: strona, wartość filtra i szukany fragment są losowane z danych (ziarno stałe).',
    'Miara: goły `node:http` + `pg`, który wykonuje tylko SELECT strony, w tym samym przebiegu.',
    'Wzrost: średni czas odpowiedzi przy całości do czasu przy jednej dziesiątej danych. Przejścia: tabele czytane wiersz po wierszu.',
    '',
    '| wywołanie | p50 ms | p99 ms | na sekundę | miara | wzrost | zapytań | przejścia |',
    '|---|---:|---:|---:|---:|---:|---:|---|',
    ...lines,
    '',
  ].join('\n');
}

const folders = { tenth: copyOf('tenth', 'lists'), whole: copyOf('whole', 'lists') };
const tenth = await measure('tenth', folders.tenth);
const whole = await measure('whole', folders.whole);
const lines = [
  report(tenth, whole),
  ...whole.indexes,
  '',
  '## Jeden i dwa procesy (WORKERS)',
  '',
  ...(await compareWorkers(folders.whole)),
].join('\n');
for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
if (!only) writePart('Wyniki pomiarów', lines);
process.stdout.write(`\n${lines}`);
