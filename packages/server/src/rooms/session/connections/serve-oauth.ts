import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { addressOf } from '@zaplecze/contract/addresses';
import { connectionScopes } from '@zaplecze/contract/rooms/session/connections/lists';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { protectedResource } from '../../../kit/http/access-token.ts';
import { allowAll } from '../../../kit/http/calls/addresses.ts';
import { HttpError, notFound } from '../../../kit/http/calls/errors.ts';
import type { Services } from '../../../kit/http/calls/mount.ts';
import { countAttempt, networkOf } from '../../../kit/http/rate-limit.ts';
import { takenDescription } from './applications.ts';
import { authorizationServer, metadataPath, oauthPath } from './authorization-server.ts';

/** Applications that one network may register in a quarter of an hour. */
const mostRegistered = 30;
/** Bytes of a description or a form of OAuth. */
const bodyLimit = 56 * 1024;

/** Parameters of a question; OAuth knows a dozen, each once. The library compares each with all others. */
const mostParameters = 100;

/** @throws HttpError 400 */
function assertFewParameters(url: string): void {
  if (url.split('&', mostParameters + 1).length <= mostParameters) return;
  throw new HttpError(400, `Zapytanie ma więcej niż ${mostParameters} parametrów.`);
}

/** The request as it came but for its body, which was read: the library reads it once more. */
function withBody(request: FastifyRequest, body: unknown): IncomingMessage {
  const text = Buffer.from(JSON.stringify(body) ?? '');
  const { method, url, socket, httpVersion, httpVersionMajor } = request.raw;
  const headers = {
    ...request.raw.headers,
    'content-type': 'application/json',
    'content-length': String(text.length),
  };
  const rest = { method, url, socket, headers, httpVersion, httpVersionMajor };
  return Object.assign(Readable.from([text]), rest) as unknown as IncomingMessage;
}

/**
 * The addresses of OAuth 2.1 for assistants (docs/decisions/0133-assistants-sign-in.md): what is protected and by whom
 * (RFC 9728, 8414), and what the library answers: authorize, token, register, revoke. Off, there is nothing.
 */
export function registerOauth(app: FastifyInstance, services: Services): void {
  const { config, db } = services;
  const assertUsed = () => {
    if (!config.usesAssistants) throw notFound();
  };

  /** Hands a request to the library under the product's own address, whatever the request says of its host. */
  async function pass(request: FastifyRequest, reply: FastifyReply, raw: IncomingMessage) {
    const provider = await authorizationServer(services);
    const { host, protocol } = new URL(config.publicUrl);
    Object.assign(raw.headers, {
      host,
      'x-forwarded-host': host,
      'x-forwarded-proto': protocol.slice(0, -1),
      'x-forwarded-for': request.ip,
    });
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    await provider.callback()(raw, reply.raw);
  }

  void app.register(async (scope) => {
    allowAll(scope, 'public');
    const described = (_: FastifyRequest, reply: FastifyReply) => {
      assertUsed();
      return reply.header('access-control-allow-origin', '*').send({
        resource: protectedResource(config),
        authorization_servers: [config.publicUrl],
        scopes_supported: connectionScopes,
        bearer_methods_supported: ['header'],
        resource_name: config.productName,
      });
    };
    const head = { exposeHeadRoute: true };
    scope.get('/.well-known/oauth-protected-resource', head, described);
    scope.get('/.well-known/oauth-protected-resource/api/mcp', head, described);
    // The question of an application, in the product's own look.
    scope.get<{ Params: { uid: string } }>(`${oauthPath}/consent/:uid`, (request, reply) => {
      assertUsed();
      return reply.redirect(addressOf('connect', { connectToken: request.params.uid }));
    });
    scope.post(`${oauthPath}/register`, { bodyLimit }, async (request, reply) => {
      assertUsed();
      assertFewParameters(request.url);
      await countAttempt(db, `oauth:register:${networkOf(request.ip)}`, mostRegistered);
      await pass(request, reply, withBody(request, takenDescription(request.body)));
    });
    await scope.register(async (plain) => {
      // The library reads forms itself.
      plain.removeAllContentTypeParsers();
      plain.addContentTypeParser('*', (_, __, done) => done(null));
      const handler = async (request: FastifyRequest, reply: FastifyReply) => {
        assertUsed();
        assertFewParameters(request.url);
        await pass(request, reply, request.raw);
      };
      for (const url of [
        metadataPath,
        `${oauthPath}/keys`,
        `${oauthPath}/authorize`,
        `${oauthPath}/authorize/:uid`,
      ]) {
        plain.get(url, { exposeHeadRoute: url === metadataPath }, handler);
      }
      for (const url of [`${oauthPath}/token`, `${oauthPath}/revoke`]) {
        plain.post(url, { bodyLimit }, handler);
      }
    });
  });
}
