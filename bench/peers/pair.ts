import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { appendFileSync, chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresAccount, runAs } from '@zaplecze/keeper/postgres/account';
import { findBinaries } from '@zaplecze/keeper/postgres/binaries';
import pg from 'pg';
import { createLog } from '../../packages/server/src/kit/operations/log.ts';
import { databaseProcessor } from '../office/processes.ts';
import { freePort } from '../server.ts';

type Server = { url: string; processor: () => number };

const access = 'host all all 127.0.0.1/32 trust\nhost replication all 127.0.0.1/32 trust\n';
const settings = (port: number) => `
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
hot_standby_feedback = on
shared_buffers = '512MB'
effective_cache_size = '4GB'
max_wal_size = '2GB'
random_page_cost = 1.1
jit = off
`;

async function answering(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client(url);
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}

/** The embedded database of a folder, started as a primary, and a standby of it beside. */
export async function startPair(
  folder: string,
): Promise<{ primary: Server; standby: Server; stop: () => void }> {
  const account = postgresAccount();
  const { postgres } = findBinaries(account, createLog('silent'));
  const as = runAs(account);
  const [first, second] = [join(folder, 'database/cluster'), join(folder, 'standby')];
  rmSync(join(first, 'postmaster.pid'), { force: true });
  execFileSync('cp', ['-a', first, second]);
  const [firstPort, secondPort] = [await freePort(), await freePort()];
  for (const data of [first, second]) writeFileSync(join(data, 'pg_hba.conf'), access);
  appendFileSync(join(first, 'postgresql.auto.conf'), settings(firstPort));
  const leader = `primary_conninfo = 'host=127.0.0.1 port=${firstPort} user=zaplecze'\n`;
  appendFileSync(join(second, 'postgresql.auto.conf'), `${settings(secondPort)}${leader}`);
  const signal = join(second, 'standby.signal');
  writeFileSync(signal, '');
  if (account.foreign) chownSync(signal, account.uid, account.gid);
  const running: ChildProcess[] = [];
  const stop = () => {
    for (const one of running) one.kill('SIGINT');
  };
  process.once('exit', stop);
  const start = async (data: string, port: number): Promise<Server> => {
    running.push(spawn(postgres, ['-D', data], { ...as, stdio: ['ignore', 'ignore', 'inherit'] }));
    const url = `postgresql://zaplecze@127.0.0.1:${port}/zaplecze`;
    await answering(url);
    return { url, processor: () => databaseProcessor(data) };
  };
  return {
    primary: await start(first, firstPort),
    standby: await start(second, secondPort),
    stop,
  };
}
