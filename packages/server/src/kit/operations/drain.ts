import type { FastifyInstance } from 'fastify';

const leaving = new WeakSet<FastifyInstance>();

/** Whether this server is about to end: health says so, and a balancer sends its requests elsewhere. */
export const isLeaving = (app: FastifyInstance): boolean => leaving.has(app);

/** Lets nobody keep a connection to a server that is about to end. */
export function registerDrain(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (leaving.has(app)) reply.header('connection', 'close');
  });
}

/**
 * Ends a server without a failed request: it answers as before, but its health is 503 and each answer ends its connection;
 * then it takes no more and finishes those that it has.
 *
 * @param seen when every balancer has seen the health
 */
export async function drain(app: FastifyInstance, seen: Promise<unknown>): Promise<void> {
  leaving.add(app);
  await seen;
  await app.close();
}
