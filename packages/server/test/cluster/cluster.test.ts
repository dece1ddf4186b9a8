import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { post, prepareWrites } from '../keeping/writers.ts';
import { freePort } from '../peers/primary-and-standby.ts';
import {
  cleanUp,
  dataFolder,
  eventually,
  health,
  startServer,
} from '../starting/server-process.ts';
import { hasCluster, startDatabaseCluster } from './database-cluster.ts';
import { type Cluster, faults, type Server } from './faults.ts';
import { deadlineMs, longestGap, startOffice, startPostOffice, timedCall } from './load.ts';
import { ClusterMember } from './member.ts';

/*
 * Machines that die under an office at work: two servers behind a balancer, three PostgreSQL under Patroni, files in S3.
 * `npm run test:cluster` kills each part ten times and prints what people had of it; `npm test` kills some once,
 * where Debian's packages are there.
 */

/** How often each is killed. */
const rounds = Number(process.env.ROUNDS ?? 0);
const settleMs = 1_000;

describe.runIf(hasCluster)('a cluster under an office at work', () => {
  const folder = dataFolder();
  let cluster: Cluster;
  let letters: Awaited<ReturnType<typeof startPostOffice>>;
  let s3: ClusterMember;
  let balancer: ClusterMember;
  let office: ReturnType<typeof startOffice>;
  let calling: Awaited<ReturnType<typeof prepareWrites>>;
  let url: string;
  const servers: Server[] = [];
  const told: string[] = [];
  /** Addresses of those who were invited, each by one job. */
  const invited: string[] = [];

  async function begin(at: number, port: number) {
    const env = {
      ...{ PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: url, LOG_LEVEL: 'info' },
      // One goes through HAProxy, the other finds the server that takes writes by itself.
      DATABASE_URL: at === 0 ? cluster.url : cluster.urlOfAll,
      ...{
        S3_BUCKET: 'pliki',
        S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
        S3_FORCE_PATH_STYLE: 'true',
      },
      ...{ S3_ACCESS_KEY_ID: 'klucz', S3_SECRET_ACCESS_KEY: 'sekret' },
      SMTP_URL: `smtp://127.0.0.1:${letters.port}`,
    };
    const server = startServer(join(folder, `server${at}`), { env });
    servers[at] = Object.assign(server, {
      port,
      start: () => void begin(at, port).catch(() => undefined),
    });
    return server.ready();
  }
  let s3Port: number;

  beforeAll(async () => {
    [cluster, letters, s3Port] = await Promise.all([
      startDatabaseCluster(join(folder, 'database')),
      startPostOffice(),
      freePort(),
    ]);
    const script = join(import.meta.dirname, 's3-server.ts');
    const s3Args = [script, String(s3Port), join(folder, 's3'), 'pliki', 'sekret'];
    s3 = new ClusterMember('S3', process.execPath, s3Args, { log: join(folder, 's3.log') });
    s3.start();
    const [front, ...ports] = [await freePort(), await freePort(), await freePort()] as const;
    url = `http://127.0.0.1:${front}`;
    const file = join(folder, 'balancer.cfg');
    writeFileSync(
      file,
      `defaults
  mode http
  option redispatch
  retries 2
  retry-on conn-failure
  timeout connect 2s
  timeout client 90s
  timeout server 90s
  timeout check 2s
listen web
  bind 127.0.0.1:${front}
  option httpchk GET /api/health
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${ports.map((port, at) => `  server s${at} 127.0.0.1:${port} check`).join('\n')}
`,
    );
    balancer = new ClusterMember('balancer', '/usr/sbin/haproxy', ['-f', file, '-db'], {
      log: join(folder, 'balancer.log'),
    });
    // Both at once, on an empty database.
    await Promise.all(ports.map((port, at) => begin(at, port)));
    balancer.start();
    await eventually(
      async () => (await timedCall(() => fetch(`${url}/api/health`))).status === 200,
    );
    calling = await prepareWrites(url);
    office = startOffice(calling);
    await eventually(async () => office.streams.every(({ open }) => open));
  }, 180_000);

  afterAll(async () => {
    await office?.stop();
    await Promise.all(servers.map((server) => server.signal('SIGTERM')));
    await Promise.all([balancer?.kill(), s3?.kill(), cluster?.stop(), letters?.stop()]);
    if (told.length > 0) process.stdout.write(`\n${told.join('\n')}\n`);
    await cleanUp();
  }, 60_000);

  /** The one that takes writes; what Patroni says of one that has just died is asked again. */
  async function connectToPrimary(): Promise<pg.Client> {
    for (;;) {
      const { port } = await cluster.primary();
      const account = { user: 'kto', password: 'kto', database: 'postgres' };
      const client = new pg.Client({ host: '127.0.0.1', port, ...account });
      client.on('error', () => undefined);
      try {
        await client.connect();
        const { rows } = await client.query('select pg_is_in_recovery() as follows');
        if (!rows[0].follows) return client;
      } catch {
        // Gone in the meantime.
      }
      await client.end().catch(() => undefined);
      await pause(100);
    }
  }
  const ask = async <T extends object>(statement: string, values: unknown[] = []): Promise<T[]> => {
    const client = await connectToPrimary();
    try {
      return (await client.query<T>(statement, values)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  /** Whether news still come to every open page, and a job is still done. */
  async function allGoesOn(name: string): Promise<void> {
    await eventually(async () => office.streams.every(({ open }) => open));
    // A page learns of them by the news, or reads everything anew because its stream was opened anew.
    const known = () => office.streams.map(({ heard, opened }) => heard + opened);
    const before = known();
    const row = [
      'insert into notification ("user", kind, content)',
      "select id, 'yourTurn', 'Twoja kolej'",
    ];
    await ask(`${row.join(' ')} from person where username = 'admin'`);
    await eventually(async () => known().every((count, at) => count > (before[at] ?? 0)));
    const email = `${name.replace(/\W/g, '')}-${invited.length}@example.pl`;
    const person = {
      firstName: 'Jan',
      lastName: 'Kot',
      phone: '600700800',
      email,
      roles: ['ROLE_USER'],
    };
    await eventually(
      async () =>
        (await post(calling, '/profile/create', person).catch(() => ({ status: 0 }))).status ===
        200,
    );
    invited.push(email);
    await eventually(async () => (letters.letters.get(email) ?? 0) > 0);
  }

  /** The next harm meets a whole cluster, as two at once are another matter. */
  async function allUp(): Promise<void> {
    await cluster.whole();
    await eventually(async () => {
      const all = await Promise.all(servers.map(({ port }) => health(`http://127.0.0.1:${port}`)));
      return all.every((status) => status === 200);
    });
    await pause(settleMs);
  }

  /** Does harm, waits until all is whole again, and tells what it cost. */
  async function harmed(name: string, harm: () => Promise<void>, times: number) {
    const worst = { writes: 0, reads: 0 };
    for (let round = 0; round < times; round += 1) {
      await allUp();
      const from = performance.now();
      await harm();
      await eventually(async () =>
        office.writes.some(({ status, began }) => status === 200 && began > from),
      );
      await allGoesOn(name);
      await allUp();
      const to = performance.now();
      if (rounds > 0)
        process.stderr.write(`${name} ${round + 1}: ${((to - from) / 1_000).toFixed(0)} s\n`);
      worst.writes = Math.max(worst.writes, longestGap(office.writes, from, to));
      worst.reads = Math.max(worst.reads, longestGap(office.reads, from, to));
    }
    const seconds = (ms: number) => (ms / 1_000).toFixed(1);
    told.push(
      `${name}, ${times} times: longest without a write ${seconds(worst.writes)} s, a read ${seconds(worst.reads)} s`,
    );
    return worst;
  }

  test.each(faults.filter(({ inShort }) => rounds > 0 || inShort))(
    '$name: writes go on, pages hear news again, jobs are done [OPE-94]',
    async ({ name, harm }) => {
      await harmed(name, () => harm({ cluster, servers, s3, balancer }), rounds || 1);
    },
    rounds > 0 ? 3_600_000 : 180_000,
  );

  test('nothing acknowledged is lost, nothing is half or doubled, no request hangs, nobody is signed out, each letter goes out [OPE-94]', async () => {
    await office.stop();
    const { writes, reads, uploads } = office;
    const rows = await ask<{ name: string; parts: string }>(
      `select name, concat_ws(' ',
         (select count(*) from "clientPerson" p where p.client = c.id),
         (select count(*) from "clientService" s where s.client = c.id),
         (select count(*) from "clientProjectType" t where t.client = c.id),
         (select count(*) from history h where h.entity = 'client' and h."entityId" = c.id and h.action = 'insert')
       ) as parts from client c`,
    );
    const names = rows.map(({ name }) => name);
    const acknowledged = writes.filter(({ status }) => status === 200).map(({ name }) => name);
    expect(acknowledged.length).toBeGreaterThan(50);
    expect(acknowledged.filter((name) => !names.includes(name))).toEqual([]);
    expect(names.length).toBe(new Set(names).size);
    expect(rows.filter(({ parts }) => parts !== '2 1 1 1')).toEqual([]);

    // 0: broken off with its server. 503: to be tried again. Never a fault of ours, never signed out, none that hung.
    const statuses = new Set([...writes, ...reads, ...uploads].map(({ status }) => status));
    expect([...statuses].filter((status) => ![0, 200, 502, 503].includes(status))).toEqual([]);
    const longest = Math.max(
      ...[...writes, ...reads, ...uploads].map(({ began, ended }) => ended - began),
    );
    expect(longest).toBeLessThan(deadlineMs);

    const headers = { 'access-token': calling.token };
    for (const { id, content } of uploads.filter(({ status }) => status === 200)) {
      const ticket = await timedCall(() =>
        fetch(`${url}/api/media/ticket/${id}`, { method: 'POST', headers }),
      );
      const { path } = JSON.parse(ticket.body).data;
      const file = await timedCall(() => fetch(url + path));
      expect([file.status, file.body]).toEqual([200, content]);
    }

    expect(invited.filter((email) => !letters.letters.get(email))).toEqual([]);
    const twice = invited.filter((email) => (letters.letters.get(email) ?? 0) > 1);
    const logs = servers.map((server) => server.output());
    expect(logs.filter((log) => log.includes('Nieoczekiwany błąd'))).toEqual([]);
    const count = (of: { status: number }[], status: number) =>
      of.filter((one) => one.status === status).length;
    told.push(
      `writes ${count(writes, 200)} acknowledged, ${count(writes, 503)} answered 503, ${count(writes, 502)} 502, ${count(writes, 0)} broken off; lost 0`,
      `reads ${count(reads, 200)} of ${reads.length}, uploads ${count(uploads, 200)} of ${uploads.length}, longest call ${(longest / 1_000).toFixed(1)} s`,
      `letters ${invited.length}, of them twice ${twice.length}; streams opened ${office.streams.map(({ opened }) => opened).join(' ')}`,
    );
  }, 120_000);
});
