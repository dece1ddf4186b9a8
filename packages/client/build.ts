import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { exportFormats } from '@zaplecze/contract/kit/calls/export';
import type { CallSchemas } from '@zaplecze/contract/kit/calls/io';
import { typeText } from '@zaplecze/contract/kit/fields/type-text';
import { allCalls } from '@zaplecze/contract/rooms/schemas';
import { opens, tokenAreaKeys } from '@zaplecze/contract/rooms/session/access-tokens/lists';
import {
  webhookEvent,
  webhookRecordEvent,
  webhookTest,
} from '@zaplecze/contract/rooms/webhooks/event-schemas';

/** Builds the package into `dist`: the runtime as JavaScript, and the types of all calls from the contract. */

const dist = join(import.meta.dirname, 'dist');
const nameOf = ({ method, path }: Endpoint, end = '') =>
  `${method} ${path.replace(/:(\w+)/g, '{$1}')}${end}`;

const bodyOf = ({ method }: Endpoint, { body, multipart }: CallSchemas): string => {
  if (method === 'GET') return 'Record<string, never>';
  return multipart ? 'FormData' : typeText(body, 'input', '    ');
};

function shapeOf(endpoint: Endpoint, served: CallSchemas): string[] {
  const { params, query, answer, summary } = served;
  const [takes, asks] = [typeText(params, 'input', '    '), typeText(query, 'input', '    ')];
  const shape = (name: string, more: { query: string; answer: string; kind: string }) =>
    [
      `  /** ${summary.replaceAll('*/', '* /')} */`,
      `  ${JSON.stringify(name)}: {`,
      `    params: ${takes};`,
      `    query: ${more.query};`,
      `    body: ${bodyOf(endpoint, served)};`,
      `    answer: ${more.answer};`,
      `    kind: '${more.kind}';`,
      '  };',
    ].join('\n');
  if (endpoint.file)
    return [shape(nameOf(endpoint), { query: asks, answer: 'Response', kind: 'file' })];
  const kind = endpoint.list ? 'list' : 'json';
  const own = shape(nameOf(endpoint), {
    query: asks,
    answer: typeText(answer, 'output', '    '),
    kind,
  });
  if (!endpoint.list) return [own];
  const formats = exportFormats.map(({ id }) => `'${id}'`).join(' | ');
  const askedShape = `${asks} & { format: ${formats} }`;
  return [
    own,
    shape(nameOf(endpoint, '/export'), { query: askedShape, answer: 'Response', kind: 'file' }),
  ];
}

/** What no key opens is of no use to a program. */
const called = allCalls()
  .filter(([endpoint]) => opens({ reads: [], writes: tokenAreaKeys }, endpoint))
  .sort(([a], [b]) => (nameOf(a) < nameOf(b) ? -1 : 1));
const shapes = called.flatMap(([endpoint, served]) => shapeOf(endpoint, served));

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);
execFileSync(process.execPath, [compiler, '-p', join(import.meta.dirname, 'tsconfig.build.json')], {
  stdio: 'inherit',
});

const files = {
  'calls.d.ts': `/** Every call of the API: what it takes and gives. Made from the contract. */
export interface Calls {
${shapes.join('\n')}
}

/** What a webhook's request carries. */
export type WebhookEvent = ${typeText(webhookEvent, 'output')};

/** What it carries of a record that was made, changed or removed. */
export type WebhookRecordEvent = ${typeText(webhookRecordEvent, 'output')};

/** What the button of a test sends. */
export type WebhookTest = ${typeText(webhookTest, 'output')};
`,
  'index.js': `export { clientOf as createClient, ZapleczeError } from './client.js';
`,
  'index.d.ts': `import type { Calls } from './calls.js';
import type { Client, ClientOptions } from './client.js';

export type { Calls, WebhookEvent, WebhookRecordEvent, WebhookTest } from './calls.js';
export { type CallOptions, type ClientOptions, ZapleczeError } from './client.js';
export type ZapleczeClient = Client<Calls>;
/** A client of the product at an address, with a key of access. */
export declare function createClient(options: ClientOptions): ZapleczeClient;
`,
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
