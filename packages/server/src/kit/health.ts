import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from './mount.ts';

/** GET /api/health: 200 while the database answers, else 503. For probes and balancers. */
export function registerHealth(app: FastifyInstance, { db, config }: Services): void {
  app.get('/api/health', async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { data: { status: 'ok', database: true, product: config.productName } };
    } catch {
      return reply
        .status(503)
        .header('retry-after', '5')
        .send({ message: 'Baza danych nie odpowiada', data: { status: 'down', database: false } });
    }
  });
}
