import { createHash, timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { readArchiveState } from '@zaplecze/keeper/archiving/state';
import { databaseHome, placeAt } from '@zaplecze/keeper/postgres/place';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { diskFolders } from '../files/disk-room.ts';
import type { Admission, Importance } from '../http/admission/admission.ts';
import { notFound } from '../http/calls/errors.ts';
import type { Services } from '../http/calls/mount.ts';
import { countDatabase } from './database-watch.ts';
import { registerJobMetrics } from './metrics-jobs.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Streams last as long as a page is open: their time says nothing. */
const endless = new Set(['/api/events', '/metrics']);

/** Gauges of the library whose names say counter; each stands under its right name too, by its kinds. */
const misnamed = ['handles', 'requests', 'resources'].map((of) => `nodejs_active_${of}_total`);

/** Folders of other disks, perhaps, that fill up by themselves. */
const keptIn = ({ archive, backup }: Services['config']): string[] => [
  ...(archive?.kind === 'folder' ? [archive.folder] : []),
  ...(backup.keep > 0 ? [backup.folder] : []),
];

/**
 * GET /metrics in Prometheus' format, for who shows METRICS_TOKEN as `Authorization: Bearer`; not
 * there at all without that setting. Counts only, nobody's data: routes stand without their values.
 *
 * @param inside.eventStreams how many pages listen to this process
 * @param inside.admission who waits for a place to work in
 */
export async function registerMetrics(
  app: FastifyInstance,
  { config, db, log }: Services,
  inside: { eventStreams: () => number; admission: Admission },
): Promise<void> {
  const { metricsToken } = config;
  if (!metricsToken) return;
  // 83 modules, for those who asked for them.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import(
    'prom-client'
  );
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);

  const seconds = new Histogram({
    name: 'zaplecze_http_request_seconds',
    help: 'Time until a request was answered, by route',
    labelNames: ['method', 'route', 'status'],
    // 50, 100 and 300 ms are what lists, their many and an office at work are measured by.
    buckets: [0.005, 0.01, 0.03, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'other';
    if (endless.has(route)) return;
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    seconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
  });

  new Gauge({
    name: 'zaplecze_database_connections',
    help: 'Connections of this process, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const sum = (count: (pool: Pool) => number) =>
        db.pools.reduce((all, pool) => all + count(pool), 0);
      this.set(
        { state: 'busy' },
        sum((pool) => pool.totalCount - pool.idleCount),
      );
      this.set(
        { state: 'idle' },
        sum((pool) => pool.idleCount),
      );
      this.set(
        { state: 'waiting' },
        sum((pool) => pool.waitingCount),
      );
    },
  });
  new Gauge({
    name: 'zaplecze_event_streams',
    help: 'Open pages that listen to this process',
    registers,
    collect() {
      this.set(inside.eventStreams());
    },
  });
  new Gauge({
    name: 'zaplecze_http_requests_waiting',
    help: 'Requests that wait for one of the places of REQUESTS_AT_ONCE',
    registers,
    collect() {
      this.set(inside.admission.waiting);
    },
  });
  new Counter({
    name: 'zaplecze_http_requests_refused_total',
    help: 'Requests that were told to come again, by importance',
    labelNames: ['importance'],
    registers,
    collect() {
      this.reset();
      for (const [importance, count] of Object.entries(inside.admission.refused))
        this.inc({ importance: importance as Importance }, count);
    },
  });
  await countDatabase(db, registry);
  const jobs = registerJobMetrics(registry, { db, log }, { Gauge, Histogram });
  app.addHook('onClose', async () => jobs.stop());
  new Gauge({
    name: 'zaplecze_disk_free_bytes',
    help: 'Room left where database and files are kept',
    labelNames: ['folder'],
    registers,
    async collect() {
      for (const folder of [...diskFolders(config), ...keptIn(config)]) {
        const disk = await statfs(folder).catch(() => undefined);
        if (disk) this.set({ folder }, disk.bavail * disk.bsize);
      }
    },
  });
  const reserve = new Gauge({
    name: 'zaplecze_disk_reserve_bytes',
    help: 'Writes are refused while less than this is free (DISK_RESERVE_MB)',
    registers,
  });
  reserve.set(config.diskReserve);

  new Gauge({
    name: 'zaplecze_backup_age_seconds',
    help: 'Time since the last copy that was made by night and proven; absent before the first',
    registers,
    async collect() {
      // Not `reset`, which would say 0.
      this.remove();
      const { rows } = await db.pool
        .query<{ age: number | null }>(
          `select extract(epoch from now() - max(ended))::float8 as age
             from "backupRun" where problem is null`,
        )
        .catch(() => ({ rows: [] }));
      const age = rows[0]?.age;
      if (typeof age === 'number') this.set(age);
    },
  });
  if (config.archive) {
    new Gauge({
      name: 'zaplecze_archive_age_seconds',
      help: 'Time since the moment until which everything is in the archive',
      registers,
      collect() {
        this.remove();
        const until = readArchiveState(placeAt(databaseHome(config.dataDir)).archiveState)?.until;
        if (until) this.set((Date.now() - Date.parse(until)) / 1_000);
      },
    });
  }

  app.get('/metrics', { config: { allow: 'operator' } }, async (request, reply) => {
    const [, token = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    // The same answer as without metrics: strangers must not learn whether there are any.
    if (!timingSafeEqual(digest(token), digest(metricsToken))) throw notFound();
    await jobs.look();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
