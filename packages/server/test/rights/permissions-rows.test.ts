import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { allows, flagsOf, type Role } from '@zaplecze/contract/permissions';
import { createComment } from '@zaplecze/contract/rooms/comments/calls';
import { isOpenOffer } from '@zaplecze/contract/rooms/offers/lists';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { demoApp } from '../../src/demo/demo.fixture.ts';
import { routes } from '../../src/rooms/house.ts';
import type { Someone, TestApp } from '../http.ts';
import { schemasOf } from '../mounted-schemas.ts';

/**
 * Beside the matrix of roles, over the same table of routes and a company full of records: whoever
 * has nothing to do with a record, another's files and comments, and fields that nobody may set.
 */

const endpoints = routes.map(({ endpoint }) => endpoint);
const named = (some: Endpoint[]) =>
  some.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }));

let it: TestApp;
let stranger: Someone;
let worker: Someone;
const workerRoles: Role[] = ['ROLE_MANAGER', 'ROLE_RECEPTION'];
/** Addresses of records as they stand in paths: project tasks are named by four ids. */
let instances: Record<string, number>[];
/** What is named by ids of which there are fewer records than asked for. */
let few: Record<string, number[]>;
/** Offers that take no more files. */
let decided: number[];
/** Offers that are asked for: those that take files among them. */
let someOffers: number[];
const records = Array.from({ length: 40 }, (_, at) => at + 1);

beforeAll(async () => {
  it = await demoApp();
  stranger = await it.signIn('ROLE_USER');
  worker = await it.signIn(...workerRoles);
  instances = await it.db
    .selectFrom('projectTask')
    .select(['project', 'task', 'procedure', 'service'])
    .orderBy('id')
    .limit(40)
    .execute();
  const replacements = await it.db.selectFrom('replacement').select('id').execute();
  const notes = await it.db.selectFrom('clientNote').select('id').execute();
  const questions = await it.db.selectFrom('question').select('id').execute();
  const views = await it.db.selectFrom('listView').select('id').execute();
  const feeds = await it.db.selectFrom('calendarFeed').select('id').execute();
  const said = await it.db.selectFrom('offerComment').select('id').execute();
  const announced = await it.db.selectFrom('announcedGuest').select('id').execute();
  const people = await it.db.selectFrom('person').select('id').execute();
  few = {
    '/calendar/patterns/:person': people.map(({ id }) => id),
    '/visit/announced/:id': announced.map(({ id }) => id),
    '/offer/said/:id': said.map(({ id }) => id),
    '/replacement/:id': replacements.map(({ id }) => id),
    // The demonstration's are shared with all; of others' own nobody hears.
    '/view/:id': views.map(({ id }) => id),
    '/feed/:id': feeds.map(({ id }) => id),
    '/clientNote/:id': notes.map(({ id }) => id),
    '/question/:id': questions.map(({ id }) => id),
    '/question/answer/:id': questions.map(({ id }) => id),
    // Devices of push are nobody's before somebody switches them on.
    '/notification/push/:id': [],
  };
  const offers = await it.db.selectFrom('offer').select(['id', 'status']).execute();
  decided = offers.filter(({ status }) => !isOpenOffer(status)).map(({ id }) => id);
  const open = offers.map(({ id }) => id).filter((id) => !decided.includes(id));
  someOffers = [...new Set([...open.slice(0, 20), ...records])].slice(0, records.length);
});
afterAll(() => it.close());

type Address = Record<string, string | number>;

function* addresses({ path }: Endpoint, fixed: Address): Generator<Address> {
  if (/:(project|procedure)\b/.test(path)) {
    for (const instance of instances) yield { ...instance, ...fixed };
  } else {
    const ids = path.startsWith('/offer/') ? someOffers : records;
    for (const id of ids) yield { id, user: id, person: id, ...fixed };
  }
}

async function send(endpoint: Endpoint, as: Someone, address: Address, payload: object = {}) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(address[name]));
  const answer = await it.app.inject({
    method: endpoint.method,
    url: `/api${path}`,
    headers: { 'access-token': as.token },
    ...(endpoint.method !== 'GET' && { payload }),
  });
  return { status: answer.statusCode, message: answer.body };
}

async function fingerprint(): Promise<string> {
  const { rows } = await sql`select (select count(*) from history) as history,
    (select count(*) from notification) as told, (select count(*) from file) as files`.execute(
    it.db,
  );
  return JSON.stringify(rows);
}

/** Files of what everybody reads open for everybody; tested in their rooms. */
const openToMany = ['/media/ticket/:id'];

describe.each(
  named(
    endpoints.filter(
      (one) =>
        schemasOf(one).row &&
        one.allow === 'everyone' &&
        one.path.includes(':') &&
        !openToMany.includes(one.path),
    ),
  ),
)('$name', ({ endpoint }) => {
  test('is refused to whoever has nothing to do with the record, and changes nothing [OPE-04]', async () => {
    const before = await fingerprint();
    const known = few[endpoint.path];
    for (const address of addresses(endpoint, { file: 1, comment: 1, linked: 1, text: 'x' })) {
      const { status } = await send(endpoint, stranger, address);
      const expected = known === undefined || known.includes(Number(address.id)) ? 403 : 404;
      expect([address, status]).toEqual([address, expected]);
    }
    expect(await fingerprint()).toBe(before);
  });
});

const owner = (id: number) =>
  it.db
    .selectFrom('file')
    .select(['attachedTo', 'attachedId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe.each(
  named(endpoints.filter(({ method, path }) => method === 'POST' && path.includes('/:file'))),
)('$name', ({ endpoint }) => {
  test('hangs one’s own file, once; another’s and one that hangs elsewhere are 404 [FIL-01]', async () => {
    const own = await it.upload(worker);
    const others = await it.upload(stranger);
    for (const address of addresses(endpoint, { file: own })) {
      const hung = await send(endpoint, worker, address);
      if (hung.status !== 200) continue;
      expect((await send(endpoint, worker, { ...address, file: others })).status).toBe(404);
      expect(await owner(others)).toEqual({ attachedTo: null, attachedId: null });
      const place = await owner(own);
      for (const other of addresses(endpoint, { file: own })) {
        const closed = endpoint.path.startsWith('/offer') && decided.includes(Number(other.id));
        const { status } = await send(endpoint, worker, other);
        expect([other, status]).toEqual([other, closed ? 409 : 404]);
      }
      expect(await owner(own)).toEqual(place);
      return;
    }
    throw new Error('No record takes a file');
  });
});

test('a comment hangs on a task once, and only by its author [COM-03]', async () => {
  const attach = endpoints.find(({ path }) =>
    path.includes('/task/comment/:project/:task/:comment/'),
  );
  if (!attach) throw new Error('No such call');
  const made = await Promise.all(
    [worker, stranger].map((as) => it.call(createComment, { as, body: { text: 'Słowo' } })),
  );
  const [own, others] = made.map(({ data }) => data.id ?? data.comment.id);
  const [first, second] = instances;
  expect((await send(attach, worker, { ...first, comment: others })).status).toBe(404);
  expect((await send(attach, worker, { ...first, comment: own })).status).toBe(200);
  expect((await send(attach, worker, { ...second, comment: own })).status).toBe(404);
});

/** The fields of a body, whatever wraps them; null where it is no object. */
function fieldsOf(endpoint: Endpoint): Record<string, z.ZodType> | null {
  const { body } = schemasOf(endpoint);
  return 'shape' in body ? (body.shape as Record<string, z.ZodType>) : null;
}

const withFiles = endpoints.filter(
  (one) => one.method === 'PATCH' && ['files', 'file', 'picture'].some((n) => fieldsOf(one)?.[n]),
);

test.each(named(withFiles))(
  '$name takes no file of somebody else [FIL-01]',
  async ({ endpoint }) => {
    const admin = await it.signIn('ROLE_ADMIN', 'ROLE_RECEPTION');
    const others = await it.upload(stranger);
    const fields = fieldsOf(endpoint) ?? {};
    const body = {
      ...(fields.files && { files: [others] }),
      ...(fields.file && { file: others }),
      ...(fields.picture && { picture: others }),
    };
    const seen = [];
    for (const address of addresses(endpoint, {})) {
      seen.push((await send(endpoint, admin, address, body)).status);
    }
    expect(seen).not.toContain(200);
    expect(await owner(others)).toEqual({ attachedTo: null, attachedId: null });
  },
);

type Def = z.core.$ZodTypes['_zod']['def'];
const defOf = (schema: z.core.$ZodType): Def => (schema as z.core.$ZodTypes)._zod.def;

/** Every object somewhere in a schema. */
function* objectsIn(schema: z.core.$ZodType): Generator<z.core.$ZodObjectDef> {
  const def = defOf(schema);
  if (def.type === 'object') {
    yield def;
    for (const inner of Object.values(def.shape)) yield* objectsIn(inner);
  } else if (def.type === 'union') for (const one of def.options) yield* objectsIn(one);
  else if (def.type === 'array') yield* objectsIn(def.element);
  else if (def.type === 'tuple') for (const one of def.items) yield* objectsIn(one);
  else if (def.type === 'pipe') {
    yield* objectsIn(def.in);
    yield* objectsIn(def.out);
  } else if ('innerType' in def) yield* objectsIn(def.innerType);
}

/** Filters of lists whose rows have own fields, which are known where the fields are, and refused there (CUS-31). */
const openFilters = new Set(
  endpoints.flatMap(({ list }) => (list?.custom ? [Object.keys(list.filters).join()] : [])),
);

describe.each(named(endpoints))('$name', ({ endpoint }) => {
  test('takes no unknown field anywhere [OPE-05]', () => {
    const { params, query, body } = schemasOf(endpoint);
    for (const schema of [params, query, body]) {
      for (const { catchall, shape } of objectsIn(schema)) {
        const names = Object.keys(shape);
        expect([names, catchall && defOf(catchall).type]).toEqual([
          names,
          openFilters.has(names.join()) ? 'unknown' : 'never',
        ]);
      }
    }
  });
});

/** What belongs to the product alone, or to another call. */
const forbidden = {
  author: 1,
  createdBy: 1,
  modifiedBy: 1,
  owner: 1,
  version: 1,
  admin: true,
  isAdmin: true,
  active: true,
  roles: ['ROLE_ADMIN'],
  passwordHash: 'x',
  tokenHash: 'x',
  storageKey: 'x',
  viewKey: 'x',
  attachedTo: 'person',
};

/** How a call with such fields may be refused: for who asks, for the record, and else for the fields. */
function refusals(endpoint: Endpoint, as: Someone): number[] {
  const { allow, path } = endpoint;
  const flags = flagsOf(as === worker ? workerRoles : ['ROLE_USER']);
  if (allow !== 'public' && !allows(allow, flags)) return [403];
  return [400, ...(path.includes(':') ? [404] : []), ...(schemasOf(endpoint).row ? [403] : [])];
}

test.each(named(endpoints.filter(({ method }) => method !== 'GET')))(
  '$name refuses fields that are nobody’s to set [OPE-05]',
  async ({ endpoint }) => {
    const before = await fingerprint();
    const known = fieldsOf(endpoint) ?? {};
    const body = Object.fromEntries(Object.entries(forbidden).filter(([name]) => !known[name]));
    for (const as of [stranger, worker]) {
      for (const id of [1, 2, 3, as.id]) {
        const address = {
          ...instances[id - 1],
          id,
          user: id,
          file: 1,
          comment: 1,
          linked: 1,
          text: 'x',
        };
        const { status, message } = await send(endpoint, as, address, body);
        expect(refusals(endpoint, as)).toContain(status);
        if (status === 400 && !/"(token|ticket|code)"/.test(message)) {
          expect(message).toMatch(/Nieznane pole|Nieprawidłowa wartość/);
        }
      }
    }
    expect(await fingerprint()).toBe(before);
  },
);
