import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processesIn } from '../../packages/keeper/src/postgres/processes.ts';

/** Processor seconds so far, and memory in MB now, of the server and of its database. */
export type ResourceUse = Record<
  'server' | 'database',
  { processor: number; rss: number; pss: number }
> & {
  /** Processor seconds of the whole machine, whoever took them. */
  machine: number;
};

/** /proc counts in hundredths of a second on every Linux that Node runs on. */
const ticks = 100;

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended between the listing and the reading.
    return '';
  }
}

/** Processor seconds of a process, and of its children that have ended. */
function processorOf(pid: number): number {
  const stat = read(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field || 0), 0) / ticks;
}

function memoryOf(pid: number, name: 'Rss' | 'Pss'): number {
  const [, kilobytes = 0] =
    new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(read(`/proc/${pid}/smaps_rollup`)) ?? [];
  return Number(kilobytes) / 1024;
}

function machineBusy(): number {
  const [, user = 0, nice = 0, system = 0] = read('/proc/stat').split(/\s+/).map(Number);
  return (user + nice + system) / ticks;
}

const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** Processor seconds so far of all processes of PostgreSQL that serve a folder of data. */
export const databaseProcessor = (data: string): number =>
  processesIn(data).reduce((sum, pid) => sum + processorOf(pid), 0);

/** What the server's processes and all of PostgreSQL have spent; of shared memory RSS counts every process's view. */
export function spentBy(server: number, dataDir: string): ResourceUse {
  const database = processesIn(join(dataDir, 'database/cluster'));
  const serving = [server, ...childrenOf(server).filter((pid) => !database.includes(pid))];
  const of = (pids: number[]) => ({
    processor: pids.reduce((sum, pid) => sum + processorOf(pid), 0),
    rss: pids.reduce((sum, pid) => sum + memoryOf(pid, 'Rss'), 0),
    pss: pids.reduce((sum, pid) => sum + memoryOf(pid, 'Pss'), 0),
  });
  return { server: of(serving), database: of(database), machine: machineBusy() };
}
