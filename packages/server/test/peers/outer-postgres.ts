import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { postgresAccount, runAs } from '@zaplecze/keeper/postgres/account';
import { until } from '@zaplecze/keeper/postgres/processes';

const bin = '/usr/lib/postgresql/15/bin';

/** Whether this machine has the PostgreSQL 15 that stands for an outer server. */
export const hasOuterPostgres = existsSync(bin);

/** A PostgreSQL 15 of somebody else's, with its cluster and socket in `folder`. */
export function startOuterPostgres(folder: string): {
  url: string;
  process: ChildProcess;
  stop: () => Promise<void>;
} {
  const account = postgresAccount();
  const cluster = join(folder, 'pg15');
  if (account.foreign) chownSync(folder, account.uid, account.gid);
  const as = runAs(account);
  const init = ['-D', cluster, '-U', 'kto', '--auth=trust', '-E', 'UTF8', '--no-locale', '-N'];
  execFileSync(join(bin, 'initdb'), init, as);
  const options = ['-F', '-c', 'listen_addresses=', '-k', folder];
  const process = spawn(join(bin, 'postgres'), ['-D', cluster, ...options], as);
  const stop = async () => {
    process.kill('SIGQUIT');
    await until(() => process.exitCode !== null || process.signalCode !== null);
  };
  return {
    url: `postgresql://kto@/postgres?host=${encodeURIComponent(folder)}`,
    process,
    stop,
  };
}
