import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresAccount, runAs } from '@zaplecze/keeper/postgres/account';
import pg from 'pg';
import { dataFolder, eventually } from '../starting/server-process.ts';
import { freePort } from './primary-and-standby.ts';

const program = '/usr/sbin/pgbouncer';
export const hasPgBouncer = existsSync(program);

/** A PgBouncer in some mode before the database `postgres` of a server (host:port), and its address. */
export async function startPgBouncer(
  mode: string,
  server: string,
): Promise<{ url: string; process: ChildProcess }> {
  const account = postgresAccount();
  const folder = dataFolder();
  if (account.foreign) chownSync(folder, account.uid, account.gid);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const [host, own] = server.split(':');
  writeFileSync(
    file,
    `[databases]
postgres = host=${host} port=${own} user=kto
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
ignore_startup_parameters = extra_float_digits
`,
  );
  const process = spawn(program, [file], { ...runAs(account), stdio: 'ignore' });
  const url = `postgresql://kto@127.0.0.1:${port}/postgres`;
  await eventually(async () => {
    const client = new pg.Client(url);
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  });
  return { url, process };
}
