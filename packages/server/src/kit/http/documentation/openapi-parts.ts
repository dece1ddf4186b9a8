import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { notBegunHeader } from '@zaplecze/contract/kit/calls/not-begun';
import type { JsonSchema } from './named-schemas.ts';

/** What calls of the OpenAPI document share: refusals, headers, ways in. */

const text = { type: 'string' };
const refusal = (description: string, headers?: JsonSchema, schema = 'Refusal') => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
});
const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
const notBegun = { [notBegunHeader]: { $ref: '#/components/headers/NotBegun' } };

const refusalProperties = {
  message: { ...text, description: 'Zdanie po polsku, do pokazania osobie' },
  errors: {
    type: 'object',
    additionalProperties: text,
    description: 'Powody przy polach: `{ "name": "Nazwa jest wymagana" }`',
  },
};

export const commonParts = {
  securitySchemes: {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      description: 'Klucz dostępu (`zpl_…`), także w nagłówku `access-token`.',
    },
    token: {
      type: 'apiKey',
      in: 'header',
      name: 'access-token',
      description: 'Klucz dostępu albo token zalogowanej osoby (`POST /auth/login`).',
    },
  },
  headers: {
    RateLimit: {
      description: 'Ile wywołań zostało i za ile sekund znów będą wszystkie',
      schema: text,
      example: '"token";r=599;t=42',
    },
    RateLimitPolicy: {
      description: 'Ile wywołań ma klucz na okno czasu w sekundach',
      schema: text,
      example: '"token";q=600;w=60',
    },
    NotBegun: {
      description:
        'Jest, gdy serwer niczego z wywołania nie zaczął: po `Retry-After` można powtórzyć także zmianę',
      schema: { type: 'string', const: '1' },
    },
    RetryAfter: {
      description: 'Po ilu sekundach spróbować znowu',
      schema: { type: 'integer', minimum: 0 },
    },
  },
  parameters: {
    IfMatch: {
      name: 'If-Match',
      in: 'header',
      description:
        'Wersja rekordu (`version` z odpowiedzi) w cudzysłowie. Gdy ktoś zmienił rekord w tym czasie, odpowiedzią jest 409.',
      schema: { type: 'string', pattern: '^"\\d+"$' },
      example: '"3"',
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'Dowolny tekst, ten sam przy powtórzeniu: zapis wykona się raz, a powtórzenie dostanie pierwszą odpowiedź.',
      schema: { type: 'string', maxLength: 200 },
      example: '6f1c1f2e-5b0e-4a52-9f0e-2f6f0a0f7d11',
    },
  },
  responses: {
    BadRequest: refusal(
      'Pola nie przeszły sprawdzenia (powody w `errors`) albo adresu nie można odczytać',
    ),
    Unauthorized: refusal('Klucza albo sesji nie ma, wygasły albo zostały unieważnione'),
    Forbidden: refusal('Klucz albo jego właściciel nie ma tego prawa'),
    NotFound: refusal('Nie ma takiego rekordu'),
    Conflict: refusal(
      'Ktoś zmienił to samo albo stan rekordu na to nie pozwala',
      undefined,
      'Conflict',
    ),
    PreconditionFailed: refusal('Rekord nie miał nigdy wersji podanej w `If-Match`'),
    TooLarge: refusal('Treść albo plik są za duże'),
    AddressTooLong: refusal('Część adresu ma ponad 10 000 znaków'),
    UnsupportedType: refusal('Treść nie jest tego rodzaju, którego wywołanie oczekuje'),
    Unprocessable: refusal('Ten `Idempotency-Key` należy do zapisu z inną treścią'),
    TooManyRequests: refusal('Za często', retryAfter),
    Unavailable: refusal('Chwilowa przerwa', { ...retryAfter, ...notBegun }),
  },
  schemas: {
    Refusal: { type: 'object', required: ['message'], properties: refusalProperties },
    Conflict: {
      type: 'object',
      required: ['message'],
      properties: {
        ...refusalProperties,
        version: { type: 'integer', description: 'Wersja, którą rekord ma teraz' },
        conflicts: {
          type: 'object',
          additionalProperties: {
            type: 'object',
            required: ['theirs', 'yours'],
            properties: { theirs: {}, yours: {} },
          },
          description:
            'Co zmieniły obie osoby, po ścieżkach pól: `theirs` w rekordzie, `yours` przysłane',
        },
        about: {
          type: 'object',
          additionalProperties: {},
          description: 'To samo słowami: kto i kiedy zmienił, z czego na co',
        },
        joined: {
          type: 'boolean',
          description: 'Rekord stał się częścią innego i nie da się już go zmienić',
        },
        merged: {
          type: 'object',
          additionalProperties: {},
          description: 'Przysłane pola połączone z rekordem',
        },
        current: {
          type: 'object',
          additionalProperties: {},
          description: 'Przysłane pola, jakie są w rekordzie',
        },
      },
    },
  },
};

const answer = (name: keyof typeof commonParts.responses) => ({
  $ref: `#/components/responses/${name}`,
});

/** Writes of a record know its version, and each write may be repeated safely. */
export function headersOfWrites({ method, path }: Endpoint): JsonSchema[] {
  if (method === 'GET') return [];
  const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` });
  const versioned = /^(PATCH|PUT|DELETE)$/.test(method) && path.includes(':');
  return [...(versioned ? [parameter('IfMatch')] : []), parameter('IdempotencyKey')];
}

/** What a call may answer instead of what was asked. */
export function answersOfStatus({ method, path, allow, file }: Endpoint): JsonSchema {
  const writes = method !== 'GET';
  return {
    400: answer('BadRequest'),
    ...(allow !== 'public' && { 401: answer('Unauthorized') }),
    403: answer('Forbidden'),
    404: answer('NotFound'),
    // Reading, too, may ask what a record's state does not allow: what merging would move of one that is merged, a file
    // of a person whose data may only be stored.
    ...((writes || file || path.includes(':')) && { 409: answer('Conflict') }),
    414: answer('AddressTooLong'),
    ...(writes && {
      412: answer('PreconditionFailed'),
      413: answer('TooLarge'),
      415: answer('UnsupportedType'),
      422: answer('Unprocessable'),
    }),
    429: answer('TooManyRequests'),
    503: answer('Unavailable'),
  };
}
