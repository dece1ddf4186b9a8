import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClusterMember } from '../cluster/member.ts';
import { freePort } from '../peers/primary-and-standby.ts';
import { eventually } from '../starting/server-process.ts';

const program = '/usr/sbin/haproxy';

/** Whether Debian's HAProxy is there. */
export const hasBalancer = existsSync(program);

/** HAProxy in front of two servers, which asks each request once: what a server refuses has failed. */
export async function startBalancer(folder: string) {
  const [front, watch, ...ports] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ] as const;
  const file = join(folder, 'balancer.cfg');
  writeFileSync(
    file,
    `defaults
  mode http
  retries 0
  timeout connect 5s
  timeout client 90s
  timeout server 90s
  timeout check 10s
listen web
  bind 127.0.0.1:${front}
  option httpchk GET /api/health
  default-server inter 500ms fall 2 rise 1
${ports.map((port, at) => `  server s${at} 127.0.0.1:${port} check`).join('\n')}
listen watch
  bind 127.0.0.1:${watch}
  stats enable
  stats uri /
`,
  );
  const balancer = new ClusterMember('balancer', program, ['-f', file, '-db'], {
    log: join(folder, 'balancer.log'),
  });
  balancer.start();
  /** Waits until the balancer sends requests to a server. */
  const sees = (at: number) =>
    eventually(async () => {
      const answer = await fetch(`http://127.0.0.1:${watch}/;csv`).catch(() => undefined);
      const table = (await answer?.text()) ?? '';
      const line = table.split('\n').find((one) => one.startsWith(`web,s${at},`));
      return line?.split(',')[17] === 'UP';
    });
  return { url: `http://127.0.0.1:${front}`, ports, sees, stop: () => balancer.kill() };
}
