import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '../../src/demo/random.ts';
import type { startServer } from '../starting/server-process.ts';
import type { startDatabaseCluster } from './database-cluster.ts';
import type { ClusterMember } from './member.ts';

export type Cluster = Awaited<ReturnType<typeof startDatabaseCluster>>;
export type Server = ReturnType<typeof startServer> & { port: number; start: () => void };

/** What can die. */
type Parts = { cluster: Cluster; servers: Server[]; s3: ClusterMember; balancer: ClusterMember };

export type Fault = {
  name: string;
  harm: (parts: Parts) => Promise<void>;
  /** Whether the short form in `npm test` does it, too. */
  inShort?: true;
};

const random = createRandom(11);

async function aReplica({ cluster }: Parts) {
  const primary = await cluster.primary();
  return random.pick(cluster.nodes.filter((node) => node !== primary));
}

const startAfter = (member: ClusterMember, ms: number) => pause(ms).then(() => member.start());

export const faults: Fault[] = [
  {
    name: 'primary killed',
    harm: async ({ cluster }) =>
      void process.kill(cluster.postmaster(await cluster.primary()), 'SIGKILL'),
    inShort: true,
  },
  {
    name: 'machine of the primary off',
    harm: async ({ cluster }) => {
      const { member } = await cluster.primary();
      await member.kill();
      await cluster.primary();
      await startAfter(member, 2_000);
    },
  },
  {
    name: 'primary frozen and woken',
    harm: async ({ cluster }) => {
      const { member } = await cluster.primary();
      member.signal('SIGSTOP');
      await pause(15_000);
      member.signal('SIGCONT');
    },
  },
  {
    name: 'replica killed',
    harm: async (parts) =>
      void process.kill(parts.cluster.postmaster(await aReplica(parts)), 'SIGKILL'),
  },
  {
    name: "etcd's leader killed",
    harm: async ({ cluster }) => {
      const leader = await cluster.etcdLeader();
      await leader.kill();
      await startAfter(leader, 2_000);
    },
  },
  {
    name: 'server killed',
    harm: async ({ servers }) => {
      const server = random.pick(servers);
      await server.signal('SIGKILL');
      await pause(2_000);
      server.start();
    },
    inShort: true,
  },
  {
    name: 'S3 killed',
    harm: async ({ s3 }) => {
      await s3.kill();
      await startAfter(s3, 3_000);
    },
  },
  {
    name: 'balancer killed',
    harm: async ({ balancer }) => {
      await balancer.kill();
      await startAfter(balancer, 200);
    },
  },
];
