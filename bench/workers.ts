import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listMeasurements, type Measurement } from './lists/calls.ts';
import { load } from './load.ts';
import { signIn, startProduct } from './server.ts';

/** Calls that lean on the server's process, on the database, and on both. */
const named = [
  'Kto jest zalogowany',
  'Klienci: pierwsze strony',
  'Projekty: szukaj, liter 5',
  'Miesiąc nieobecności 500 osób',
  'Nowe zgłoszenie',
];

const groups = '/sys/fs/cgroup/cpu';
/** The part of one processor that a held server process may take. */
const share = 0.3;
const period = 50_000;

/** Whether this machine lets processes be held (cgroup v1, as root). */
const canHold = existsSync(join(groups, 'cpu.cfs_quota_us'));

/** Holds processes to a part of a processor, each by itself; gives what removes their groups after their end. */
function hold(pids: number[]): () => void {
  const stops = pids.map((pid) => {
    const group = join(groups, `zaplecze-bench-${pid}`);
    mkdirSync(group);
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(period));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(period * share));
    writeFileSync(join(group, 'cgroup.procs'), String(pid));
    return group;
  });
  return () => {
    for (const group of stops) rmdirSync(group);
  };
}

/** The processes that answer: the one that was started, or those that it started (WORKERS). */
function serversOf(pid: number, workers: number): number[] {
  if (workers === 1) return [pid];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return children
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('serve.ts'))
    .map(Number);
}

async function rates(folder: string, workers: number, isLimited: boolean): Promise<number[]> {
  const product = await startProduct(folder, { workers });
  const db = await product.connect();
  const calls = await listMeasurements(db);
  const token = await signIn(product.base);
  const chosen = named.map((name) => {
    const call = calls.find((one) => one.name === name);
    if (!call) throw new Error(`No call is named ${name}`);
    return call;
  });
  const rate = async (call: Measurement) => (await load(product.base, token, call)).rate;
  // The first calls of a process measure its compiler.
  for (const call of chosen) await rate(call);
  const release = isLimited ? hold(serversOf(product.pid, workers)) : () => undefined;
  const found: number[] = [];
  for (const call of chosen) found.push(await rate(call));
  await db.end();
  await product.stop();
  release();
  return found;
}

/**
 * The same calls answered by one process and by two over one database: lines of a table. Freely,
 * where the database and the generator of the calls share the processors with them; and held to a
 * part of a processor each, which tells what a second one brings where there is room for it.
 */
export async function compareWorkers(folder: string): Promise<string[]> {
  const lines: string[] = [];
  for (const isLimited of canHold ? [false, true] : [false]) {
    const one = await rates(folder, 1, isLimited);
    const two = await rates(folder, 2, isLimited);
    lines.push(
      isLimited
        ? `Każdy proces serwera przytrzymany do ${share * 100}% jednego procesora, na sekundę:`
        : 'Bez ograniczeń (baza i generator ruchu zajmują te same procesory), na sekundę:',
      '',
      '| wywołanie | jeden proces | dwa procesy | razy |',
      '|---|---:|---:|---:|',
      ...named.map((name, at) => {
        const [first = 0, second = 0] = [one[at], two[at]];
        return `| ${name} | ${Math.round(first)} | ${Math.round(second)} | ${(second / first).toFixed(1)} |`;
      }),
      '',
    );
  }
  return lines;
}
