import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { openApiOf } from '../src/kit/http/documentation/openapi.ts';
import { routes } from '../src/rooms/house.ts';

/** The API's own description, closed: what it does not name must not be answered. */
const place = { publicUrl: 'http://localhost:3000', productName: 'Zaplecze', tokenRequests: 600 };

type Responses = Record<string, { content?: { 'application/json'?: object } }>;
type Document = AnySchemaObject & {
  paths: Record<string, Record<string, { responses: Responses }>>;
};

let made: { document: Document; ajv: Ajv2020 } | undefined;
const checks = new Map<string, ValidateFunction>();

function description() {
  if (made) return made;
  const document = openApiOf(place, routes, { closed: true }) as Document;
  // The document is no schema itself, but what answers refer to stands in it.
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  formats.default(ajv, ['date-time', 'date']);
  ajv.addSchema(document, 'api');
  made = { document, ajv };
  return made;
}

const escaped = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * That the description of the API knows this answer: its status, and in a right one everything that stands in it.
 *
 * @throws Error with the place and the words of the check
 */
export function assertDocumented(endpoint: Endpoint, status: number, json: unknown): void {
  const { document, ajv } = description();
  const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
  const method = endpoint.method.toLowerCase();
  const responses = document.paths[path]?.[method]?.responses;
  const name = `${endpoint.method} ${endpoint.path}`;
  if (!responses) throw new Error(`The description of the API has no ${name}`);
  if (!(status in responses)) throw new Error(`${name} answers ${status}, which nothing describes`);
  if (status !== 200 || endpoint.file) return;
  const check =
    checks.get(name) ??
    ajv.compile({
      $ref: `api#/paths/${escaped(path)}/${method}/responses/200/content/application~1json/schema`,
    });
  checks.set(name, check);
  if (check(json)) return;
  const words = ajv.errorsText(check.errors, { dataVar: name });
  throw new Error(`${words}: ${JSON.stringify(check.errors?.[0]?.params)}`);
}
