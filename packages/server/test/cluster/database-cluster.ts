import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { postgresAccount } from '@zaplecze/keeper/postgres/account';
import { freePort } from '../peers/primary-and-standby.ts';
import { ClusterMember } from './member.ts';

const programs = {
  patroni: '/usr/bin/patroni',
  etcd: '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  postgres: '/usr/lib/postgresql/15/bin/postgres',
};

/** Whether Debian's packages that a cluster is made of are there. */
export const hasCluster = Object.values(programs).every((path) => existsSync(path));

const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

type Node = { member: ClusterMember; port: number; rest: number; data: string };

/**
 * PostgreSQL 15 thrice under Patroni with three etcd, synchronous replication on, and HAProxy, which leads to the one
 * that takes writes. Everything on loopback, in `folder`.
 */
export async function startDatabaseCluster(folder: string) {
  const account = postgresAccount();
  const as = account.foreign ? { uid: account.uid, gid: account.gid } : {};
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (account.foreign) chownSync(folder, account.uid, account.gid);
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ETCDCTL_API: '2' };
  const inFolder = (name: string) => ({
    ...as,
    cwd: folder,
    env,
    log: join(folder, `${name}.log`),
  });

  // etcd, with the interface of version 2: under `etcd3` Patroni 3.0 lets a frozen primary that wakes take writes.
  const etcdPorts = await Promise.all(
    many(3, async () => [await freePort(), await freePort()] as const),
  );
  const peers = etcdPorts.map(([, peer], at) => `e${at}=http://127.0.0.1:${peer}`).join();
  const etcds = etcdPorts.map(([client, peer], at) => {
    const here = (port: number) => `http://127.0.0.1:${port}`;
    return new ClusterMember(
      `etcd ${at}`,
      programs.etcd,
      [
        ...['--name', `e${at}`, '--data-dir', join(folder, `etcd${at}`), '--enable-v2'],
        ...['--listen-client-urls', here(client), '--advertise-client-urls', here(client)],
        ...['--listen-peer-urls', here(peer), '--initial-advertise-peer-urls', here(peer)],
        ...['--initial-cluster', peers, '--initial-cluster-state', 'new'],
        ...['--heartbeat-interval', '100', '--election-timeout', '1000'],
      ],
      inFolder(`etcd${at}`),
    );
  });

  const nodes: Node[] = [];
  for (const at of [0, 1, 2]) {
    const [port, rest] = [await freePort(), await freePort()];
    const data = join(folder, `node${at}`);
    const config = {
      ...{ scope: 'zaplecze', name: `node${at}` },
      restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
      etcd: { hosts: etcdPorts.map(([client]) => `127.0.0.1:${client}`) },
      bootstrap: {
        dcs: {
          ...{ ttl: 8, loop_wait: 1, retry_timeout: 3, primary_start_timeout: 0 },
          ...{ maximum_lag_on_failover: 1_048_576, synchronous_mode: true },
          postgresql: {
            use_pg_rewind: true,
            parameters: { max_connections: 200, shared_buffers: '64MB', wal_log_hints: 'on' },
          },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
        pg_hba: [
          'host all all 127.0.0.1/32 trust',
          'host replication all 127.0.0.1/32 trust',
          'local all all trust',
        ],
      },
      postgresql: {
        ...{ listen: `127.0.0.1:${port}`, connect_address: `127.0.0.1:${port}`, data_dir: data },
        ...{ bin_dir: '/usr/lib/postgresql/15/bin', pgpass: join(folder, `pgpass${at}`) },
        authentication: {
          superuser: { username: 'kto', password: 'kto' },
          replication: { username: 'kopia', password: 'kopia' },
        },
        parameters: { unix_socket_directories: folder },
      },
    };
    // YAML reads JSON.
    const file = join(folder, `node${at}.yml`);
    writeFileSync(file, JSON.stringify(config));
    nodes.push({
      member: new ClusterMember(`node${at}`, programs.patroni, [file], {
        ...inFolder(`node${at}`),
        folder: data,
      }),
      ...{ port, rest, data },
    });
  }

  const haproxyPort = await freePort();
  const haproxyFile = join(folder, 'haproxy.cfg');
  writeFileSync(
    haproxyFile,
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s
listen primary
  bind 127.0.0.1:${haproxyPort}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ port, rest }, at) => `  server n${at} 127.0.0.1:${port} check port ${rest}`).join('\n')}
`,
  );
  const haproxy = new ClusterMember(
    'HAProxy',
    programs.haproxy,
    ['-f', haproxyFile, '-db'],
    inFolder('haproxy'),
  );

  const roleOf = async ({ rest }: Node): Promise<string> => {
    try {
      const answer = await fetch(`http://127.0.0.1:${rest}/patroni`, {
        signal: AbortSignal.timeout(1_500),
      });
      const { role, state } = (await answer.json()) as { role: string; state: string };
      return state === 'running' ? role : state;
    } catch {
      return 'away';
    }
  };
  /** The one that takes writes. */
  const primary = async (): Promise<Node> => {
    for (;;) {
      for (const node of nodes) {
        const answer = await fetch(`http://127.0.0.1:${node.rest}/primary`, {
          signal: AbortSignal.timeout(1_500),
        }).catch(() => undefined);
        if (answer?.status === 200) return node;
      }
      await pause(100);
    }
  };
  /** All three work, and one of those that follow is the one commits wait for. */
  const whole = async (): Promise<void> => {
    for (;;) {
      const found = await Promise.all(
        nodes.map(async ({ rest }) => {
          const paths = ['primary', 'replica', 'sync'];
          const statuses = await Promise.all(
            paths.map((path) =>
              fetch(`http://127.0.0.1:${rest}/${path}`, {
                signal: AbortSignal.timeout(1_500),
              }).then(
                ({ status }) => status === 200,
                () => false,
              ),
            ),
          );
          return { primary: statuses[0], replica: statuses[1], sync: statuses[2] };
        }),
      );
      const count = (role: 'primary' | 'replica' | 'sync') =>
        found.filter((one) => one[role]).length;
      if (count('primary') === 1 && count('replica') === 2 && count('sync') >= 1) return;
      await pause(200);
    }
  };
  const etcdLeader = async (): Promise<ClusterMember> => {
    for (;;) {
      for (const [at, [client]] of etcdPorts.entries()) {
        const answer = await fetch(`http://127.0.0.1:${client}/v2/stats/self`, {
          signal: AbortSignal.timeout(1_000),
        }).catch(() => undefined);
        const self = (await answer?.json().catch(() => undefined)) as
          | { state?: string }
          | undefined;
        if (self?.state === 'StateLeader') return etcds[at] as ClusterMember;
      }
      await pause(100);
    }
  };
  /** The database's own first process under a Patroni. */
  const postmaster = ({ data }: Node): number =>
    Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);

  for (const one of etcds) one.start();
  await etcdLeader();
  for (const { member } of nodes) member.start();
  await whole();
  haproxy.start();
  return {
    nodes,
    etcds,
    haproxy,
    url: `postgresql://kto:kto@127.0.0.1:${haproxyPort}/postgres`,
    urlOfAll: `postgresql://kto:kto@${nodes.map(({ port }) => `127.0.0.1:${port}`).join()}/postgres?target_session_attrs=read-write`,
    ...{ primary, whole, etcdLeader, postmaster, roleOf },
    stop: () =>
      Promise.all(
        [haproxy, ...nodes.map(({ member }) => member), ...etcds].map((one) => one.kill()),
      ),
  };
}
