import { createHash, timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { diskFolders } from '../files/disk-guard.ts';
import { notFound } from '../http/errors.ts';
import type { Services } from '../http/mount.ts';
import { countDatabase } from './database-watch.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Streams last as long as a page is open: their time says nothing. */
const endless = new Set(['/api/events', '/metrics']);

type Count = { state: string; count: number };

/**
 * GET /metrics in Prometheus' format, for who shows METRICS_TOKEN as `Authorization: Bearer`; not
 * there at all without that setting. Counts only, nobody's data: routes stand without their values.
 *
 * @param inside.eventStreams how many pages listen to this process
 */
export async function registerMetrics(
  app: FastifyInstance,
  { config, db, log }: Services,
  inside: { eventStreams: () => number },
): Promise<void> {
  const { metricsToken } = config;
  if (!metricsToken) return;
  // 83 modules, for those who asked for them.
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const seconds = new Histogram({
    name: 'zaplecze_http_request_seconds',
    help: 'Time until a request was answered, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
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
  await countDatabase(db, registry);
  const up = new Gauge({
    name: 'zaplecze_database_up',
    help: '1 while the database answers',
    registers,
  });
  new Gauge({
    name: 'zaplecze_jobs',
    help: 'Work in the background, of all processes: waiting, running, repeated after failures, given up',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      try {
        for (const { state, count } of await jobCounts()) this.set({ state }, count);
        up.set(1);
      } catch (error) {
        up.set(0);
        log.debug({ err: error }, 'Metryki: baza danych nie odpowiada');
      }
    },
  });
  new Gauge({
    name: 'zaplecze_disk_free_bytes',
    help: 'Room left where database and files are kept',
    labelNames: ['folder'],
    registers,
    async collect() {
      for (const folder of diskFolders(config)) {
        const disk = await statfs(folder).catch(() => undefined);
        if (disk) this.set({ folder }, disk.bavail * disk.bsize);
      }
    },
  });

  async function jobCounts(): Promise<Count[]> {
    const { rows } = await db.pool.query<Count>(
      `select state, count(id)::int as count from unnest(array['waiting','running','failing','given_up']) as state
       left join (select id, case when locked_at is not null then 'running'
                              when attempts >= max_attempts then 'given_up'
                              when attempts > 0 then 'failing' else 'waiting' end as now
                    from graphile_worker.jobs) as job on now = state
       group by state`,
    );
    return rows;
  }

  app.get('/metrics', { config: { allow: 'operator' } }, async (request, reply) => {
    const [, given = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    // As if there were none: strangers need not know that there are.
    if (!timingSafeEqual(digest(given), digest(metricsToken))) throw notFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
