import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import type { CallSchemas } from '@zaplecze/contract/kit/calls/io';
import { operationOf } from '@zaplecze/contract/kit/calls/served';
import { exampleOf } from '@zaplecze/contract/kit/fields/type-text';
import {
  coloredRef,
  fileRef,
  may,
  personRef,
  ref,
  statusRef,
} from '@zaplecze/contract/kit/values/records';
import { rightFor, tokenAreas } from '@zaplecze/contract/rooms/session/access-tokens/lists';
import type * as z from 'zod';
import { rightWords } from '../access-token.ts';
import { accessWords } from './access-words.ts';
import { codeSampleOf } from './code-sample.ts';
import { guideOf, type Place } from './guide.ts';
import { type AnswerSchema, closedAnswer, jsonSchemaOf, openAnswer } from './json-schemas.ts';
import {
  isObject,
  type JsonSchema,
  nameSchemas,
  pascal,
  type Root,
  singular,
} from './named-schemas.ts';
import { answersOfStatus, commonParts, headersOfWrites } from './openapi-parts.ts';

/** A call as the description knows it. */
export type DocumentedCall = { endpoint: Endpoint; schemas: CallSchemas };

const shared = { Reference: ref, ColoredReference: coloredRef, StatusReference: statusRef };
const known = (answerSchema: AnswerSchema): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries({
      ...shared,
      PersonReference: personRef,
      FileReference: fileRef,
      RecordRights: may,
    }).map(([name, schema]) => [name, answerSchema(schema)]),
  );

type Operation = DocumentedCall & {
  id: string;
  body: JsonSchema | null;
  answer: JsonSchema | null;
};

function operationsOf(calls: readonly DocumentedCall[], answerSchema: AnswerSchema): Operation[] {
  return calls
    .map(({ endpoint, schemas }) => ({
      ...{ endpoint, schemas, id: operationOf(endpoint) },
      body:
        endpoint.method === 'GET' || schemas.multipart ? null : jsonSchemaOf(schemas.body, 'input'),
      answer: endpoint.file ? null : answerSchema(schemas.answer),
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Records first, then rows of lists, then the rest: who is there first has the short name. */
function rootsOf(operations: readonly Operation[]): Root[] {
  const records: Root[] = [];
  const rows: Root[] = [];
  const rest: Root[] = [];
  for (const { id, body, answer } of operations) {
    if (body) rest.push({ schema: body, name: `${pascal(id)}Request` });
    if (!answer) continue;
    const row = rowOf(answer);
    const about = pascal(id).replace(/^(Get|List|Find)(?=[A-Z])/, '');
    if (row) rows.push({ schema: row, name: `${singular(about)}Row`, of: 'row' });
    if (/^get[A-Z]/.test(id))
      records.push({ schema: answer, name: `${about}Answer`, of: 'records' });
    else rest.push({ schema: answer, name: `${pascal(id)}Answer` });
  }
  return [...records, ...rows, ...rest];
}

/** The schema of a row in an answer that is a list, or a page of one. */
function rowOf(answer: JsonSchema): JsonSchema | null {
  const within = (schema: unknown): JsonSchema | undefined => {
    const list =
      isObject(schema) && isObject(schema.properties) ? schema.properties.list : undefined;
    return isObject(list) ? list : undefined;
  };
  const outer = within(answer);
  const list = outer?.type === 'array' ? outer : within(outer);
  return list && isObject(list.items) ? list.items : null;
}

const pathOf = ({ path }: Endpoint) => path.replace(/:(\w+)/g, '{$1}');

/** Parameters of an address: those of the path, and what stands behind `?`. */
function parametersOf({ schemas }: DocumentedCall): JsonSchema[] {
  const of = (place: 'path' | 'query', schema: z.ZodType) => {
    const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as {
      properties?: Record<string, JsonSchema>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => {
      const { description, ...own } = property;
      return {
        ...{ name, in: place },
        ...(description !== undefined && { description }),
        ...((place === 'path' || required.includes(name)) && { required: true }),
        ...(own.type === 'object' && { style: 'deepObject', explode: true }),
        schema: own.type === 'object' ? filterGroup(own) : filterValue(own),
      };
    });
  };
  return [...of('path', schemas.params), ...of('query', schemas.query)];
}

/** Several values of a filter are one text with commas (`filter[status]=30,40`). */
function filterValue(schema: JsonSchema): JsonSchema {
  const parts = schema.anyOf;
  if (!Array.isArray(parts) || !parts.some((part) => part.type === 'array')) return schema;
  return {
    ...(isObject(schema) && schema.default !== undefined && { default: schema.default }),
    anyOf: [{ type: 'integer' }, { type: 'string', pattern: '^\\d+(,\\d+)*$' }],
    description: 'Jeden numer albo kilka po przecinku.',
  };
}

function filterGroup(schema: JsonSchema): JsonSchema {
  const { properties, default: _, ...rest } = schema;
  const names = Object.entries((properties ?? {}) as Record<string, JsonSchema>);
  return {
    ...rest,
    properties: Object.fromEntries(names.map(([name, part]) => [name, filterValue(part)])),
  };
}

type Refer = (schema: JsonSchema) => JsonSchema;

function contentOf({ endpoint, schemas, answer }: Operation, refer: Refer): JsonSchema {
  if (answer) {
    const { path } = endpoint;
    if (path === '/events') return { 'text/event-stream': { schema: { type: 'string' } } };
    return {
      'application/json': {
        schema: { type: 'object', required: ['data'], properties: { data: refer(answer) } },
      },
    };
  }
  const types = schemas.media ? [schemas.media] : sheets;
  return Object.fromEntries(
    types.map((type) => [
      type,
      { schema: /^text\//.test(type) ? { type: 'string' } : { type: 'string', format: 'binary' } },
    ]),
  );
}

/** Downloads of lists, by `format`. */
const sheets = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'];

function bodyOf({ schemas, body }: Operation, refer: Refer): JsonSchema | null {
  if (schemas.multipart) {
    const { properties = {}, required = [] } = jsonSchemaOf(schemas.body, 'input') as {
      properties?: JsonSchema;
      required?: string[];
    };
    const file = { type: 'string', format: 'binary', description: 'Treść pliku' };
    const schema = {
      type: 'object',
      required: ['file', ...required],
      properties: { file, ...properties },
    };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (!body) return null;
  const empty = Object.keys((body.properties as object | undefined) ?? {}).length === 0;
  if (empty && body.additionalProperties === false) return null;
  return {
    required: true,
    content: { 'application/json': { schema: refer(body), example: exampleOf(body as never) } },
  };
}

/** Calls that no key opens stand together. */
const closed = {
  key: 'none',
  name: 'Zamknięte dla kluczy',
  says: 'logowanie, konta, klucze, programy, webhooki, ustawienia: tylko dla zalogowanych osób',
};
const anyKey = { key: 'any', name: 'Dla każdego klucza', says: 'co otwiera każdy klucz' };

/**
 * The API of this installation as an OpenAPI 3.1 document, from the schemas that check the calls.
 *
 * Instants are ISO 8601 in UTC (`…Z`), days `YYYY-MM-DD`, amounts decimal numbers in zloty unless a field says otherwise.
 *
 * @param closed answers have no property that the document does not name: for tests, as programs get more with a new version
 */
export function openApiOf(
  place: Place,
  calls: readonly DocumentedCall[],
  { closed: isClosed = false }: { closed?: boolean } = {},
): JsonSchema {
  const answerSchema = isClosed ? closedAnswer : openAnswer;
  const operations = operationsOf(calls, answerSchema);
  const { components, refer } = nameSchemas(rootsOf(operations), known(answerSchema));
  const paths: Record<string, JsonSchema> = {};
  for (const operation of operations) {
    const { endpoint, schemas, id } = operation;
    const body = bodyOf(operation, refer);
    const parameters = [...parametersOf(operation), ...headersOfWrites(endpoint)];
    const address = pathOf(endpoint);
    paths[address] = {
      ...paths[address],
      [endpoint.method.toLowerCase()]: {
        operationId: id,
        summary: schemas.summary,
        description: `Kto: ${accessWords[endpoint.allow]}${schemas.row ? `; ${schemas.row}` : ''}. Klucz: ${rightWords(endpoint)}.`,
        tags: [endpoint.area],
        security: endpoint.allow === 'public' ? [] : [{ bearer: [] }, { token: [] }],
        ...(parameters.length > 0 && { parameters }),
        ...(body && { requestBody: body }),
        ...(rightFor(endpoint) && { 'x-codeSamples': [codeSampleOf(operation)] }),
        responses: {
          200: {
            description: 'Wykonano',
            ...(rightFor(endpoint) && { headers: limitHeaders }),
            content: contentOf(operation, refer),
          },
          ...(schemas.media === 'text/calendar' && {
            304: { description: 'Kalendarz jest ten sam' },
          }),
          ...answersOfStatus(endpoint),
        },
      },
    };
  }
  const { publicUrl, productName } = place;
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: '1',
      description: guideOf(place),
      license: { name: 'Licencja zamknięta', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: `${publicUrl.replace(/\/$/, '')}/api`, description: 'Ta instalacja' }],
    tags: [...tokenAreas, anyKey, closed].map(({ key, name, says }) => ({
      name: key,
      'x-displayName': name,
      description: `${says.charAt(0).toUpperCase()}${says.slice(1)}.`,
    })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: { ...commonParts, schemas: { ...components, ...commonParts.schemas } },
  };
}

const limitHeaders = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
};
