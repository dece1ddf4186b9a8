import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@zaplecze/contract/kit/endpoint';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Config } from './config.ts';

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

/** OpenAPI at /api/docs, made from the schemas that check the calls. */
export async function registerDocs(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: `${config.productName} API`, version: '1' },
      components: {
        securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'access-token' } },
      },
    },
    transform: ({ route, url }) => {
      const endpoint = (route.config as { endpoint?: Endpoint } | undefined)?.endpoint;
      if (!endpoint) return { schema: { hide: true }, url };
      const schema: JsonSchema = {
        summary: endpoint.summary,
        description: `Kto: ${allowed[endpoint.allow]}${endpoint.row ? `; ${endpoint.row}` : ''}`,
        tags: [endpoint.path.split('/')[1] ?? ''],
        params: toJson(endpoint.params, 'input'),
        querystring: toJson(endpoint.query, 'input'),
        response: {
          200: endpoint.file
            ? { type: 'string', format: 'binary' }
            : { type: 'object', properties: { data: toJson(endpoint.answer, 'output') } },
        },
      };
      if (endpoint.allow !== 'public') schema.security = [{ token: [] }];
      if (endpoint.method !== 'GET') schema.body = toJson(endpoint.body, 'input');
      return { schema, url };
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}
