import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import type pg from 'pg';
import type { Config } from '../../kit/operations/config.ts';
import type { BackupOutcome } from './backups.queries.ts';

const program = join(import.meta.dirname, '../../keeping/nightly.process.ts');

/**
 * Makes a copy and proves it in a process of its own, behind everything else in the machine's order: packing and
 * restoring must not keep the process that answers people.
 *
 * @returns what came of it; a problem is part of that
 */
export async function copyAndProve(
  config: Config,
  connection: pg.PoolConfig,
  signal: AbortSignal,
): Promise<BackupOutcome> {
  const child = spawn(execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Not among the arguments, which everybody on the machine can read.
    env: { ...env, ZAPLECZE_NIGHTLY: JSON.stringify({ config, connection }) },
    signal,
  });
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // A system without priorities does it at its own pace.
  }
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  try {
    await once(child, 'close');
    return JSON.parse(output.trim().split('\n').at(-1) ?? '') as BackupOutcome;
  } catch {
    return { problem: 'Kopia się nie udała: jej proces został przerwany.' };
  }
}
