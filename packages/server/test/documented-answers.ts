import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { openApiOf } from '../src/kit/http/documentation/openapi.ts';
import { routes } from '../src/rooms/house.ts';

/** The API's own description, closed: what it does not name must not be answered. */
const place = {
  publicUrl: 'http://localhost:3000',
  productName: 'Zaplecze',
  tokenRequests: 600,
  creations: { perMinute: 0, perHour: 0 },
  requestsAtOnce: 10,
};

type Described = { $ref?: string; content?: Record<string, object>; headers?: object };
type Document = AnySchemaObject & {
  paths: Record<string, Record<string, { responses: Record<string, Described> }>>;
  components: { responses: Record<string, Described>; schemas: Record<string, AnySchemaObject> };
};

let made: { document: Document; ajv: Ajv2020 } | undefined;
const checks = new Map<string, ValidateFunction>();

function description() {
  if (made) return made;
  const document = structuredClone(openApiOf(place, routes, { closed: true })) as Document;
  for (const name of ['Refusal', 'Conflict'])
    Object.assign(document.components.schemas[name] ?? {}, { additionalProperties: false });
  // The document is no schema itself, but what answers refer to stands in it.
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  formats.default(ajv, ['date-time', 'date']);
  ajv.addSchema(document, 'api');
  made = { document, ajv };
  return made;
}

const escaped = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');
const patterns = routes.map(({ endpoint }) => ({
  endpoint,
  names: endpoint.path.split(':').length,
  pattern: new RegExp(`^/api${endpoint.path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}/?$`),
}));

/** The call that a request makes; null for addresses outside of the contract. */
export function callOf(method: string, url: string): Endpoint | null {
  const [path = ''] = url.split('?');
  const fitting = patterns.filter(
    ({ endpoint, pattern }) => endpoint.method === method && pattern.test(path),
  );
  return fitting.toSorted((a, b) => a.names - b.names)[0]?.endpoint ?? null;
}

/** An answer as it went out; `json` of one that is none is null. */
export type SentAnswer = { status: number; headers: Record<string, unknown>; json: unknown };

/**
 * That the description of the API knows this answer: its status, its kind of content, what it must say in headers, and
 * everything that stands in it.
 *
 * @throws Error with the place and the words of the check
 */
export function assertDocumented(endpoint: Endpoint, { status, headers, json }: SentAnswer): void {
  const { document, ajv } = description();
  const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
  const method = endpoint.method.toLowerCase();
  const responses = document.paths[path]?.[method]?.responses;
  const name = `${endpoint.method} ${endpoint.path}`;
  if (!responses) throw new Error(`The description of the API has no ${name}`);
  const described = responses[status];
  if (!described) throw new Error(`${name} answers ${status}, which nothing describes`);
  const common = described.$ref?.split('/').at(-1);
  const { content = {}, headers: told = {} } = common
    ? (document.components.responses[common] as Described)
    : described;
  if (common && 'Retry-After' in told && !/^\d+$/.test(String(headers['retry-after'])))
    throw new Error(`${name} answers ${status} without Retry-After`);
  const [type = ''] = String(headers['content-type'] ?? '').split(';');
  const kinds = Object.keys(content);
  if (kinds.length > 0 && !kinds.includes(type) && !kinds.includes('application/octet-stream'))
    throw new Error(`${name} answers ${status} as '${type}', described as ${kinds.join(', ')}`);
  if (!kinds.includes('application/json')) return;
  const within = common
    ? `components/responses/${common}`
    : `paths/${escaped(path)}/${method}/responses/${status}`;
  const $ref = `api#/${within}/content/application~1json/schema`;
  const check = checks.get($ref) ?? ajv.compile({ $ref });
  checks.set($ref, check);
  if (check(json)) return;
  const words = ajv.errorsText(check.errors, { dataVar: `${name} ${status}` });
  throw new Error(`${words}: ${JSON.stringify(check.errors?.[0]?.params)}`);
}
