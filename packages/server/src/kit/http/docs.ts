import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@zaplecze/contract/kit/endpoint';
import { docsPath } from '@zaplecze/contract/kit/export';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { allowAll } from './addresses.ts';
import { unauthorized } from './errors.ts';
import { readUser, type User } from './guard.ts';
import type { Services } from './mount.ts';
import { openTicket, ticketReader } from './ticket.ts';

type JsonSchema = Record<string, unknown>;

const toJson = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-7' }) as JsonSchema;

const allowed: Record<Endpoint['allow'], string> = {
  public: 'bez logowania',
  everyone: 'każda zalogowana osoba',
  manager: 'kierownik',
  admin: 'administrator',
  reception: 'recepcja',
};

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
  const kept = cookie.exec(request.headers.cookie ?? '')?.[1];
  const known =
    kept && (await openTicket(services, { name: 'address-ticket', ticket: kept, about: docsPath }));
  return known || (await readUser(services.db, services.config, request));
}

/** OpenAPI at /api/docs, made from the schemas that check the calls; for people who are signed in. */
export async function registerDocs(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  await app.register(swagger, {
    openapi: {
      info: { title: `${config.productName} API`, version: '1' },
      components: {
        securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'access-token' } },
      },
    },
    transform: ({ route, url }) => {
      const { endpoint, schemas } = route.config ?? {};
      if (!endpoint || !schemas) return { schema: { hide: true }, url };
      const schema: JsonSchema = {
        summary: schemas.summary,
        description: `Kto: ${allowed[endpoint.allow]}${schemas.row ? `; ${schemas.row}` : ''}`,
        tags: [endpoint.path.split('/')[1] ?? ''],
        params: toJson(schemas.params, 'input'),
        querystring: toJson(schemas.query, 'input'),
        response: {
          200: endpoint.file
            ? { type: 'string', format: 'binary' }
            : { type: 'object', properties: { data: toJson(schemas.answer, 'output') } },
        },
      };
      if (endpoint.allow !== 'public') schema.security = [{ token: [] }];
      if (endpoint.method !== 'GET') schema.body = toJson(schemas.body, 'input');
      return { schema, url };
    },
  });
  await app.register(async (scope) => {
    allowAll(scope, 'everyone');
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      if (!(await readerOf(services, request, reply))) throw unauthorized();
      // The ticket leaves the address bar.
      if (request.url.includes('access-token=')) return reply.redirect(docsPath);
    });
    await scope.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  });
}
