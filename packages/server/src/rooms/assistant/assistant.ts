import type { FastifyInstance } from 'fastify';
import { countRequest, readKeyOwner } from '../../kit/http/access-token.ts';
import { HttpError } from '../../kit/http/calls/errors.ts';
import type { Services } from '../../kit/http/calls/mount.ts';
import { readUser } from '../../kit/http/guard.ts';

const onlyKeys = 'Asystent łączy się kluczem dostępu. Utwórz go w swoim profilu.';

/**
 * POST /api/mcp: a Model Context Protocol server, so no call of the contract. Opened by keys alone; what a tool does
 * goes through the ordinary calls, so that its rights are theirs.
 */
export function registerAssistant(app: FastifyInstance, services: Services): void {
  const { db, config } = services;
  app.post('/api/mcp', { config: { allow: 'everyone' } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const owner = await readKeyOwner(db, request);
    if (!owner) {
      if (await readUser(db, config, request)) throw new HttpError(403, onlyKeys);
      throw new HttpError(401, onlyKeys, { headers: { 'www-authenticate': 'Bearer' } });
    }
    await countRequest(services, owner.token, reply);
    // Pages of others that a browser shows have nothing to ask here.
    const { origin } = request.headers;
    if (origin !== undefined && origin !== new URL(config.publicUrl).origin) {
      throw new HttpError(403, 'Brak uprawnień');
    }
    // Tools call by this header, however the key came.
    request.headers.authorization ??= `Bearer ${request.headers['access-token']}`;
    // The library is loaded by the first who asks.
    const { serve } = await import('./serve.ts');
    const { status, headers, body } = await serve(config, owner.token, {
      app,
      request,
      me: owner.id,
    });
    return reply.status(status).headers(headers).send(body);
  });
  // Without sessions there is no stream to open and none to end.
  for (const method of ['GET', 'DELETE'] as const) {
    app.route({
      method,
      url: '/api/mcp',
      config: { allow: 'public' },
      handler: async () => {
        throw new HttpError(405, 'Ten adres przyjmuje tylko POST', { headers: { allow: 'POST' } });
      },
    });
  }
}
