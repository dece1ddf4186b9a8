import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { readOnlyCode } from '../database/servers/client.ts';
import type { Services } from '../http/calls/mount.ts';
import { isLeaving } from './drain.ts';

/** Probes commonly wait five seconds for an answer. */
const patienceMs = 4_000;

/**
 * GET or HEAD /api/health: 200 while the database answers and takes writes, else 503, soon, and which of the two it is not; also
 * when this server is about to end. For probes and balancers.
 */
export function registerHealth(app: FastifyInstance, { db, config }: Services): void {
  const options = { config: { allow: 'public' }, exposeHeadRoute: true } as const;
  app.get('/api/health', options, async (_request, reply) => {
    if (isLeaving(app)) {
      const data = { status: 'leaving', database: true };
      return reply.status(503).send({ message: 'Serwer kończy pracę', data });
    }
    let late: NodeJS.Timeout | undefined;
    try {
      await Promise.race([
        sql`select 1`.execute(db),
        new Promise((_, fail) => {
          late = setTimeout(() => fail(new Error('The database takes too long')), patienceMs);
        }),
      ]);
      return { data: { status: 'ok', database: true, product: config.productName } };
    } catch (error) {
      const readOnly = (error as { code?: unknown }).code === readOnlyCode;
      return reply
        .status(503)
        .header('retry-after', '5')
        .send(
          readOnly
            ? {
                message: 'Baza danych nie przyjmuje teraz zapisów',
                data: { status: 'read-only', database: true },
              }
            : { message: 'Baza danych nie odpowiada', data: { status: 'down', database: false } },
        );
    } finally {
      clearTimeout(late);
    }
  });
}
