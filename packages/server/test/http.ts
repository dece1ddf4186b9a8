import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { encodeQuery } from '@zaplecze/contract/kit/calls/query';
import type { Role } from '@zaplecze/contract/permissions';
import { schemasOf } from '@zaplecze/contract/rooms/schemas';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { createApp } from '../src/app.ts';
import type { Database } from '../src/kit/database/database.ts';
import { createStorage } from '../src/kit/files/create-storage.ts';
import type { Services } from '../src/kit/http/calls/mount.ts';
import { readConfig } from '../src/kit/operations/config.ts';
import { createLog } from '../src/kit/operations/log.ts';
import { createOutgoing, type OutgoingCalls } from '../src/kit/outgoing/outgoing.ts';
import { startSession } from '../src/rooms/session/session.fixture.ts';
import { type Model, testDatabase } from './database.ts';
import { assertDocumented, callOf } from './documented-answers.ts';

/** A person of a test, signed in. */
export type Someone = { id: number; token: string; name: string };

type Call = {
  as?: Someone | string | null;
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
};

// Answers are checked against the contract's schema below; tests then read them freely.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Anything = any;

type Answered = {
  status: number;
  data: Anything;
  message?: string;
  errors?: Record<string, string>;
  json: Anything;
  headers: Record<string, unknown>;
};

type Refusal = { status: number; json: Anything };

export type TestApp = {
  app: FastifyInstance;
  db: Database;
  /** What the rooms’ background work takes beside the payload. */
  services: Services;
  /** Makes a person with these roles and a session. */
  signIn: (...roles: Role[]) => Promise<Someone>;
  /** Makes a call of the contract over HTTP; a right answer must fit the contract's schema. */
  call: (endpoint: Endpoint, call?: Call) => Promise<Answered>;
  /** Uploads a small file as a person; gives its id. */
  upload: (as: Someone, name?: string, content?: string | Buffer) => Promise<number>;
  /** The same, for uploads that are to be refused. */
  tryUpload: (as: Someone, name: string, content: string | Buffer) => Promise<Refusal>;
  close: () => Promise<void>;
};

/** Tests make in a second what a person makes in a day. */
const unlimited = {
  CREATIONS_PER_MINUTE: '0',
  CREATIONS_PER_HOUR: '0',
  REQUESTS_AT_ONCE: '1000',
};
/** Nobody outside is asked, but where a test has a register of its own. */
const alone = { MF_VAT_URL: 'off', KRS_URL: 'off' };

/** Every answer of a call, however a test or the product itself asks for it, must fit the API's description. */
function checkAnswers(app: FastifyInstance): void {
  const inject = app.inject.bind(app) as (asked: InjectOptions | string) => Promise<Response>;
  const checked = async (asked: InjectOptions | string) => {
    const response = await inject(asked);
    const { method = 'GET', url } = typeof asked === 'string' ? { url: asked } : asked;
    const endpoint = callOf(method, String(url));
    const { statusCode: status, headers } = response;
    const isJson = String(headers['content-type']).startsWith('application/json');
    if (endpoint)
      assertDocumented(endpoint, { status, headers, json: isJson ? response.json() : null });
    return response;
  };
  app.inject = checked as typeof app.inject;
}

/**
 * The product over a database of its own, called through HTTP's door. Close it in afterAll.
 *
 * @param model what the database and the files are copied from, else they are empty
 */
export async function testApp(
  env: Record<string, string> = {},
  outgoing?: OutgoingCalls,
  model?: Model,
): Promise<TestApp> {
  const { db, drop } = await testDatabase(model);
  const folder = mkdtempSync(join(tmpdir(), 'zaplecze-http-'));
  if (model?.folder) cpSync(model.folder, folder, { recursive: true });
  const config = readConfig({ DATA_DIR: folder, ...unlimited, ...alone, ...env });
  const log = createLog(process.env.TEST_LOG ?? 'silent');
  const storage = await createStorage(config);
  const services = {
    config,
    db,
    storage,
    outgoing: outgoing ?? createOutgoing({ hosts: config.pushHosts }),
    log,
  };
  const app = await createApp(services);
  checkAnswers(app);
  let people = 0;

  async function signIn(...roles: Role[]): Promise<Someone> {
    people += 1;
    const number = people;
    const person = await db
      .insertInto('person')
      .values({
        username: `osoba${number}-${randomBytes(4).toString('hex')}`,
        firstName: 'Osoba',
        lastName: `Nr${number}`,
        email: `osoba${number}-${randomBytes(4).toString('hex')}@example.pl`,
        roles: roles.length > 0 ? roles : ['ROLE_USER'],
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const token = await startSession(db, person.id, 30);
    return { id: person.id, token, name: `Osoba Nr${number}` };
  }

  async function call(endpoint: Endpoint, options: Call = {}): Promise<Answered> {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(options.params?.[name])),
    );
    const query = encodeQuery(options.query ?? {});
    const token = typeof options.as === 'string' ? options.as : options.as?.token;
    const response = await app.inject({
      method: endpoint.method,
      url: `/api${path}${query ? `?${query}` : ''}`,
      headers: { ...(token && { 'access-token': token }), ...options.headers },
      ...(options.body !== undefined && { payload: options.body as object }),
    });
    const json = response.json();
    if (response.statusCode === 200) schemasOf(endpoint).answer.parse(json.data);
    return {
      status: response.statusCode,
      data: json.data,
      message: json.message,
      errors: json.errors,
      json,
      headers: response.headers,
    };
  }

  async function tryUpload(as: Someone, name: string, content: string | Buffer) {
    const form = new FormData();
    form.append('storage', 's3');
    form.append('file', new Blob([content as never]), name);
    const encoded = new Response(form);
    const response = await app.inject({
      method: 'POST',
      url: '/api/media/upload',
      headers: {
        'access-token': as.token,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return { status: response.statusCode, json: response.json() };
  }

  const upload = async (
    as: Someone,
    name = 'umowa.pdf',
    content: string | Buffer = '%PDF-1.4 treść',
  ): Promise<number> => (await tryUpload(as, name, content)).json.data.file.id;

  const close = async () => {
    await app.close();
    await drop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { app, db, services, signIn, call, upload, tryUpload, close };
}
