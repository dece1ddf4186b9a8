import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { postgresAccount, runAs } from '@zaplecze/keeper/postgres/account';
import { findBinaries } from '@zaplecze/keeper/postgres/binaries';
import { processesIn, until } from '@zaplecze/keeper/postgres/processes';
import pg from 'pg';
import { createLog } from '../../src/kit/operations/log.ts';
import { eventually } from '../starting/server-process.ts';

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

/** What the two servers of a database are begun with; a crash loses nothing but a test. */
const settings = (port: number, folder: string) => `
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = '${folder}'
fsync = off
hot_standby = on
`;

/**
 * Two PostgreSQL servers with the same data in `folder`: one takes writes, the other follows it and only reads.
 * `promote` lets the second take writes, as a cluster does when the first has died.
 */
export async function startPrimaryAndStandby(folder: string) {
  const account = postgresAccount();
  const { initdb, postgres } = findBinaries(account, createLog('silent'));
  const as = runAs(account);
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  mkdirSync(folder, { recursive: true });
  if (account.foreign) chownSync(folder, account.uid, account.gid);
  execFileSync(
    initdb,
    ['-D', first, '-U', 'kto', '--auth=trust', '-E', 'UTF8', '--no-locale', '-N'],
    as,
  );
  const ports = [await freePort(), await freePort()] as const;
  execFileSync('cp', ['-a', first, second]);
  appendFileSync(join(first, 'postgresql.auto.conf'), settings(ports[0], folder));
  appendFileSync(
    join(second, 'postgresql.auto.conf'),
    `${settings(ports[1], folder)}primary_conninfo = 'host=127.0.0.1 port=${ports[0]} user=kto'\n`,
  );
  writeFileSync(join(second, 'standby.signal'), '');

  const running = new Map<string, ChildProcess>();
  const start = (data: string) => {
    running.set(data, spawn(postgres, ['-D', data], { ...as, stdio: 'ignore' }));
  };
  const stop = async (data: string) => {
    const one = running.get(data);
    one?.kill('SIGQUIT');
    // One that was frozen would not hear of it.
    signalAll(data, 'SIGCONT');
    await until(() => !one || one.exitCode !== null || one.signalCode !== null);
    running.delete(data);
  };
  const signalAll = (data: string, name: NodeJS.Signals) => {
    for (const pid of processesIn(data)) {
      try {
        process.kill(pid, name);
      } catch {
        // It has ended meanwhile.
      }
    }
  };
  const ask = async (port: number, statement: string) => {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'kto', database: 'postgres' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query(statement)).rows[0];
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const answers = (port: number) =>
    eventually(async () =>
      ask(port, 'select 1').then(
        () => true,
        () => false,
      ),
    );
  start(first);
  await answers(ports[0]);
  start(second);
  await answers(ports[1]);
  return {
    primary: `127.0.0.1:${ports[0]}`,
    standby: `127.0.0.1:${ports[1]}`,
    /** One statement to the first, without the product's connections. */
    tell: (statement: string) => ask(ports[0], statement),
    killPrimary: () => stop(first),
    promote: () => ask(ports[1], 'select pg_promote()'),
    /** One statement to the second. */
    tellStandby: (statement: string) => ask(ports[1], statement),
    killStandby: () => stop(second),
    startStandby: async () => {
      start(second);
      await answers(ports[1]);
    },
    /** The second takes calls and answers none, until it is woken. */
    freezeStandby: () => void signalAll(second, 'SIGSTOP'),
    wakeStandby: () => void signalAll(second, 'SIGCONT'),
    stop: async () => {
      await Promise.all([...running.keys()].map(stop));
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
    },
  };
}
