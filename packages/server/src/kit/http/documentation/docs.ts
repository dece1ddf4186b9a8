import { docsPath } from '@zaplecze/contract/kit/calls/export';
import { schemasOf } from '@zaplecze/contract/rooms/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stringify } from 'yaml';
import { findReadableFields } from '../../custom-fields/definitions.queries.ts';
import { readKeyOwner } from '../access-token.ts';
import { allowAll } from '../calls/addresses.ts';
import { unauthorizedError } from '../calls/errors.ts';
import type { Services } from '../calls/mount.ts';
import { readUser, type User } from '../guard.ts';
import { openTicket, ticketReader } from '../ticket.ts';
import { withCustomFields } from './custom-fields.ts';
import { docsPage, docsScript, readScalar } from './docs-page.ts';
import type { JsonSchema } from './named-schemas.ts';
import { type DocumentedCall, openApiOf } from './openapi.ts';

const cookie = /(?:^|;\s*)zaplecze-docs=(t\.[\w.-]+)(?:;|$)/;

/**
 * Who reads: by the session's token, as everywhere; or in a browser, which sends none when it opens a page, by a
 * signed address. What the page then loads goes by a cookie for these addresses alone, good as long as the ticket.
 */
async function readerOf(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<User | null> {
  const signed = await ticketReader(services, request);
  if (signed) {
    const ticket = /access-token=(t\.[\w.-]+)$/.exec(request.url)?.[1];
    const secure = services.config.publicUrl.startsWith('https:') ? '; Secure' : '';
    reply.header(
      'set-cookie',
      `zaplecze-docs=${ticket}; Path=/api/docs; HttpOnly; SameSite=Strict${secure}`,
    );
    return signed;
  }
  const token = cookie.exec(request.headers.cookie ?? '')?.[1];
  const known =
    token &&
    (await openTicket(services, { name: 'address-ticket', ticket: token, about: docsPath }));
  if (known) return known;
  const signedIn = await readUser(services.db, services.config, request);
  return signedIn ?? (await readKeyOwner(services.db, request));
}

/**
 * The API described at /api/docs, for people to read and as OpenAPI with the own fields that the reader sees, made from
 * the schemas that check the calls; for who is signed in, and for keys.
 */
export async function registerDocs(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  const calls: DocumentedCall[] = [];
  app.addHook('onRoute', ({ config }) => {
    const { described, endpoint = described, schemas } = config ?? {};
    // A file is answered to HEAD as well.
    const known = calls.some((one) => one.endpoint === endpoint);
    if (endpoint && !known) calls.push({ endpoint, schemas: schemas ?? schemasOf(endpoint) });
  });
  await app.register(async (scope) => {
    allowAll(scope, 'everyone');
    const readers = new WeakMap<FastifyRequest, User>();
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const reader = await readerOf(services, request, reply);
      if (!reader) throw unauthorizedError();
      readers.set(request, reader);
      // The ticket leaves the address bar.
      if (request.url.includes('access-token=')) return reply.redirect(docsPath);
    });
    scope.get('/api/docs/', (_, reply) =>
      reply.type('text/html; charset=utf-8').send(docsPage(config)),
    );
    const script = (reply: FastifyReply, text: string) =>
      reply.type('text/javascript; charset=utf-8').send(text);
    scope.get('/api/docs/page.js', (_, reply) => script(reply, docsScript()));
    // Five megabytes, read by the first who asks: a start does without. The browser asks for them once an hour.
    let scalar: Promise<string> | undefined;
    scope.get('/api/docs/scalar.js', async (_, reply) => {
      scalar ??= readScalar();
      const text = await scalar;
      return script(reply.header('cache-control', 'private, max-age=3600'), text);
    });
    // The same until an administrator gives the product another address, which it names.
    let description: { of: string; document: JsonSchema } | undefined;
    const document = async (request: FastifyRequest) => {
      const of = config.publicUrl;
      if (description?.of !== of) description = { of, document: openApiOf(config, calls) };
      const reader = readers.get(request);
      if (!reader) throw unauthorizedError();
      const fields = await findReadableFields(services.db, reader);
      return withCustomFields(description.document, { fields, flags: reader.flags });
    };
    scope.get('/api/docs/json', document);
    scope.get('/api/docs/yaml', async (request, reply) =>
      reply.type('application/yaml; charset=utf-8').send(stringify(await document(request))),
    );
  });
}
