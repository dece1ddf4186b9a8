import { docsPath } from '@zaplecze/contract/kit/calls/export';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stringify } from 'yaml';
import { readKeyOwner } from '../access-token.ts';
import { allowAll } from '../calls/addresses.ts';
import { notFound, unauthorizedError } from '../calls/errors.ts';
import type { Services } from '../calls/mount.ts';
import { readUser, type User } from '../guard.ts';
import { openTicket, ticketReader } from '../ticket.ts';
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
 * The API described at /api/docs, for people to read and as OpenAPI, made from the schemas that check the calls; for
 * who is signed in, and for keys.
 */
export async function registerDocs(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  const calls: DocumentedCall[] = [];
  app.addHook('onRoute', ({ config }) => {
    const { endpoint, schemas } = config ?? {};
    if (endpoint && schemas) calls.push({ endpoint, schemas });
  });
  await app.register(async (scope) => {
    allowAll(scope, 'everyone');
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      if (!(await readerOf(services, request, reply))) throw unauthorizedError();
      // The ticket leaves the address bar.
      if (request.url.includes('access-token=')) return reply.redirect(docsPath);
    });
    // Made when it is first asked for: a start does without.
    const page = async (reply: FastifyReply, area: string | null) => {
      const { areaPage, guidePage } = await import('./docs-page.ts');
      const html = area === null ? guidePage(config, calls) : areaPage(config, calls, area);
      if (html === undefined) throw notFound();
      return reply.type('text/html; charset=utf-8').send(html);
    };
    scope.get('/api/docs/', (_, reply) => page(reply, null));
    scope.get<{ Params: { area: string } }>('/api/docs/area/:area', ({ params }, reply) =>
      page(reply, params.area),
    );
    // The same as long as the process runs.
    let description: object | undefined;
    const document = () => {
      description ??= openApiOf(config, calls);
      return description;
    };
    scope.get('/api/docs/json', async () => document());
    scope.get('/api/docs/yaml', async (_, reply) =>
      reply.type('application/yaml; charset=utf-8').send(stringify(document())),
    );
  });
}
