import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresAccount, runAs } from '@zaplecze/keeper/postgres/account';
import { until } from '@zaplecze/keeper/postgres/processes';
import { tlsCertificate, tlsKey } from './tls-pair.ts';

const bin = '/usr/lib/postgresql/15/bin';

/** Whether this machine has the PostgreSQL 15 that stands for an outer server. */
export const hasOuterPostgres = existsSync(bin);

/** Lets nobody in without TLS, under a certificate that no authority has signed. */
function demandTls(cluster: string, { uid, gid }: { uid: number; gid: number }): string[] {
  for (const [name, content] of Object.entries({ 'tls.key': tlsKey, 'tls.crt': tlsCertificate })) {
    writeFileSync(join(cluster, name), content, { mode: 0o600 });
    if (process.getuid?.() === 0) chownSync(join(cluster, name), uid, gid);
  }
  writeFileSync(join(cluster, 'pg_hba.conf'), 'local all all trust\nhostssl all all all trust\n');
  return ['ssl=on', 'ssl_cert_file=tls.crt', 'ssl_key_file=tls.key'].flatMap((one) => ['-c', one]);
}

/**
 * A PostgreSQL 15 of somebody else's, with its cluster and socket in `folder`. `port`: on `localhost` too; `tls`: to nobody
 * there without it.
 */
export function startOuterPostgres(
  folder: string,
  { port, tls = false }: { port?: number; tls?: boolean } = {},
): {
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
  const options = ['-F', '-c', `listen_addresses=${port ? 'localhost' : ''}`, '-k', folder];
  if (port) options.push('-p', String(port));
  if (tls) options.push(...demandTls(cluster, account));
  const server = spawn(join(bin, 'postgres'), ['-D', cluster, ...options], as);
  const stop = async () => {
    server.kill('SIGQUIT');
    await until(() => server.exitCode !== null || server.signalCode !== null);
  };
  return {
    url: `postgresql://kto@/postgres?host=${encodeURIComponent(folder)}`,
    process: server,
    stop,
  };
}
