import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { nobodyShips } from './archive-command.ts';

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Fields of /proc/pid/stat from the state on; the program's name before it may hold spaces and brackets. */
function statFields(pid: number): string[] | undefined {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/**
 * Whether a process with this number runs, whoever owns it. One that has ended counts as gone even while nobody
 * has collected it: in a container without an init process an orphan stays like that for ever.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return statFields(pid)?.[0] !== 'Z';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * When a process began, as text that two different processes with the same number never share
 * (numbers are reused, after a restart of the machine or container even regularly).
 */
export function startMark(pid: number): string | undefined {
  const ticks = statFields(pid)?.[19];
  if (ticks) return `${read('/proc/sys/kernel/random/boot_id')} ${ticks}`;
  if (existsSync('/proc/self/stat')) return undefined;
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/** Processes that stand in the folder: for a cluster's folder, its PostgreSQL processes. Empty where there is no /proc. */
export function processesIn(folder: string): number[] {
  if (!existsSync('/proc/self/cwd')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder;
      } catch {
        return false;
      }
    });
}

/**
 * Those of `processesIn` that run PostgreSQL or its command for the archive, which would take a mark of the next one: whoever
 * else has walked into the folder, by a terminal or without one, is none of its database. A program that was replaced
 * meanwhile (an update) is named as deleted.
 */
export const databaseIn = (folder: string): number[] =>
  processesIn(folder).filter((pid) => {
    try {
      return (
        /\/postgres( \(deleted\))?$/.test(readlinkSync(`/proc/${pid}/exe`)) ||
        read(`/proc/${pid}/cmdline`)?.includes(nobodyShips)
      );
    } catch {
      return false;
    }
  });

/** Kills what `databaseIn` finds; one that has ended by then needs no killing. */
export function killIn(folder: string): void {
  for (const pid of databaseIn(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** Asks `condition` every few milliseconds; false when it never held within `limitMs`. */
export async function until(condition: () => boolean, limitMs = Infinity): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (!condition()) {
    if (performance.now() > end) return false;
    await pause(10);
  }
  return true;
}
