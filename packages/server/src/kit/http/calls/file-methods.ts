import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import type { CallSchemas } from '@zaplecze/contract/kit/calls/io';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { RouteOptions } from './mount.ts';

/** What calendars, proxies and link checkers ask of an address that answers a file (RFC 9110: HEAD, OPTIONS). */

/**
 * The handling of a HEAD: rights and record as for the file itself, which is not made, so that no download is noted
 * that nobody took.
 */
export const headHandling = <E extends Endpoint, R>(
  handling: RouteOptions<E, R>,
  { media = 'application/octet-stream' }: CallSchemas,
): RouteOptions<E, R> => ({
  ...handling,
  // Without a length: that of what was not made is not known.
  handle: (async ({ reply }: { reply: FastifyReply }) =>
    reply.type(media).send(null)) as unknown as RouteOptions<E, R>['handle'],
});

/** OPTIONS of an address of files: its methods, for anybody. */
export function registerOptions(app: FastifyInstance, url: string): void {
  app.options(url, { config: { allow: 'public' } }, async (_, reply) =>
    reply.code(204).header('allow', 'GET, HEAD, OPTIONS').send(),
  );
}
