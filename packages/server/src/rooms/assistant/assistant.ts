import type { FastifyInstance } from 'fastify';
import {
  connectionOwner,
  countRequest,
  insideHeaders,
  protectedResource,
  readKeyOwner,
} from '../../kit/http/access-token.ts';
import { HttpError } from '../../kit/http/calls/errors.ts';
import type { Services } from '../../kit/http/calls/mount.ts';
import { readUser, tokenOf } from '../../kit/http/guard.ts';

const onlyKeys =
  'Asystent łączy się kluczem dostępu, który utworzysz w swoim profilu, albo przez stronę zgody.';

/** Says to an application where it may ask to be let in (RFC 9728). */
const challenge = (config: Services['config'], token: string | null) =>
  config.usesAssistants
    ? [
        `Bearer resource_metadata="${config.publicUrl}/.well-known/oauth-protected-resource/api/mcp"`,
        'scope="read write"',
        ...(token ? ['error="invalid_token"'] : []),
      ].join(', ')
    : 'Bearer';

/**
 * POST /api/mcp: a Model Context Protocol server, so no call of the contract. Opened by keys alone; what a tool does
 * goes through the ordinary calls, so that its rights are theirs.
 */
export function registerAssistant(app: FastifyInstance, services: Services): void {
  const { db, config } = services;
  app.post('/api/mcp', { config: { allow: 'everyone' } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const token = tokenOf(request);
    const resource = protectedResource(config);
    const key = await readKeyOwner(db, request);
    const application =
      !key && token && config.usesAssistants
        ? await connectionOwner(db, request, token, resource)
        : null;
    const owner = key ?? application;
    if (!owner) {
      if (await readUser(db, config, request)) throw new HttpError(403, onlyKeys);
      throw new HttpError(401, onlyKeys, {
        headers: { 'www-authenticate': challenge(config, token) },
      });
    }
    await countRequest(services, owner.token, reply);
    // Pages of others that a browser shows have nothing to ask here.
    const { origin } = request.headers;
    if (origin !== undefined && origin !== new URL(config.publicUrl).origin) {
      throw new HttpError(403, 'Brak uprawnień');
    }
    // Tools call by this header, however the key came.
    request.headers.authorization ??= `Bearer ${request.headers['access-token']}`;
    const headers = { authorization: request.headers.authorization };
    // The library is loaded by the first who asks.
    const { serve } = await import('./serve.ts');
    const answer = await serve(config, owner.token, {
      app,
      request,
      headers: application ? { ...headers, ...insideHeaders(resource) } : headers,
      me: owner.id,
    });
    return reply.status(answer.status).headers(answer.headers).send(answer.body);
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
