import type { FilterKind } from '@zaplecze/contract/kit/lists/list';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoApp } from '../../src/demo/demo.fixture.ts';
import { routes } from '../../src/rooms/house.ts';
import type { Someone, TestApp } from '../http.ts';

/** What holds for every call that reads, over the table of routes that the server mounts. */

let it: TestApp;
let admin: Someone;
beforeAll(async () => {
  it = await demoApp();
  admin = await it.signIn('ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_RECEPTION');
});
afterAll(() => it.close());

const reading = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, file }) => method === 'GET' && !file);

const get = async (address: string) => {
  const headers = { 'access-token': admin.token };
  const answer = await it.app.inject({ method: 'GET', url: `/api${address}`, headers });
  return { status: answer.statusCode, text: answer.body };
};

const filters = reading.flatMap(({ path, list }) =>
  Object.entries(list?.filters ?? {}).map(([key, kind]) => ({ path, key, kind })),
);

/** How a filter takes the values below: 0 is a value of ids and of flags, words take anything. */
function statusesOf(kind: FilterKind): number[] {
  if (kind === 'ids') return [200, 200, 200, 400, 400, 400];
  if (kind === 'text') return [200, 200, 200, 200, 200, 200];
  return [kind === 'flag' ? 200 : 400, 400, 400, 400, 400, 400];
}

describe('a filter by an id that nothing has finds nothing, or is refused [OPE-08]', () => {
  test.each(filters)('$path: $key', async ({ path, key, kind }) => {
    const address = path.replace(/:\w+/g, String(admin.id));
    const answers = [];
    for (const value of ['0', '99999', '2147483647', '2147483648', '-1', '9'.repeat(20)]) {
      answers.push(await get(`${address}?filter[${key}]=${value}`));
    }
    expect(answers.map(({ status }) => status)).toEqual(statusesOf(kind));
    if (kind !== 'ids') return;
    for (const { text } of answers.slice(1, 3)) {
      const { list } = JSON.parse(text).data;
      expect(Array.isArray(list) ? list.length : list.count).toBe(0);
    }
  });
});

test('the filters of all lists are tried', () => {
  expect(new Set(filters.map(({ path }) => path)).size).toBeGreaterThan(12);
});

/**
 * Ids of some records of every table, by which calls that name a record find one: from both ends inwards, so that the
 * first and the last record of a kind are among the first ids that have one.
 */
async function someIds(): Promise<number[]> {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`.execute(it.db);
  const ids = new Set<number>();
  for (const { name } of rows) {
    const found = await sql<{ id: number }>`(select id from ${sql.table(name)} order by id limit 1)
      union (select id from ${sql.table(name)} order by id desc limit 1)`.execute(it.db);
    for (const { id } of found.rows) if (typeof id === 'number') ids.add(id);
  }
  const rising = [...ids].sort((a, b) => a - b);
  return rising.map((_, at) => rising.at(at % 2 ? -(at + 1) / 2 : at / 2) ?? 0);
}

/** So many records of a kind are looked at: the others have what these have. */
const enough = 12;

/** What some calls do not answer without. */
const today = warsawDay();
const withQuery: Record<string, string> = {
  '/search': '/search?q=an',
  '/search/opened': '/search/opened?of=client.1',
  '/timeline/people': `/timeline/people?dateFrom=${today}&dateTo=${addDays(today, 20)}`,
};

const looksLikeInstant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Instants in an answer that do not have the one form. */
function wrongInstants(value: unknown): string[] {
  if (typeof value === 'string')
    return looksLikeInstant.test(value) && !instant.test(value) ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(wrongInstants) : [];
}

test('every instant of every answer is ISO 8601 in UTC with milliseconds [OPE-07]', async () => {
  const ids = await someIds();
  const task = await it.db
    .selectFrom('projectTask')
    .select(['project', 'task', 'procedure', 'service'])
    .executeTakeFirstOrThrow();
  const wrong: Record<string, string[]> = {};
  const silent: string[] = [];
  let seen = 0;
  for (const { path } of reading) {
    const names = [...path.matchAll(/:(\w+)/g)];
    const addresses =
      names.length === 0
        ? [withQuery[path] ?? path]
        : names.length === 1
          ? ids.map((id) => path.replace(/:\w+/, String(id)))
          : [
              path.replace(/:(\w+)/g, (_, name: keyof typeof task) =>
                String(task[name] ?? admin.id),
              ),
            ];
    let answered = 0;
    for (const address of addresses) {
      if (answered === enough) break;
      const { status, text } = await get(address);
      expect(status, address).toBeLessThan(500);
      if (status !== 200) continue;
      answered += 1;
      if (!text.startsWith('{')) continue;
      seen += text.match(/\.\d{3}Z"/g)?.length ?? 0;
      const found = wrongInstants(JSON.parse(text));
      if (found.length > 0) wrong[path] = found.slice(0, 2);
    }
    if (answered === 0) silent.push(path);
  }
  expect(wrong).toEqual({});
  expect(seen).toBeGreaterThan(1000);
  // Asked for by more than an id, or what the demonstration has none of.
  expect(silent.toSorted()).toEqual([
    '/absence/impact',
    '/calendar/away',
    '/calendar/check',
    '/client/import/:id',
    '/client/merge/:id',
    '/client/nip/:nip',
    '/client/service/:id/:type',
    '/customField/:id/kind',
    '/customField/change/:id/undo',
    '/draft/:key',
    '/import/file/:id',
    '/issue/similar',
    '/knowledgeBase/suggested',
    '/oauth/consent/:uid/question',
    '/reception/posting',
    '/report/custom',
    '/report/load/parts',
    '/token/self',
    '/view/list',
  ]);
});
