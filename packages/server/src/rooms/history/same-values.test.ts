import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { demoApp } from '../../demo/demo.fixture.ts';
import { tableOfAddress } from '../../kit/records/removed-records.ts';
import { routes } from '../house.ts';

let it: Awaited<ReturnType<typeof demoApp>>;
beforeAll(async () => {
  it = await demoApp();
});
afterAll(() => it.close());

type Row = Record<string, unknown>;

/** Every change of a record in the contract, with its fields. */
const changes = routes.flatMap(({ endpoint, schemas }) => {
  const { method, path } = endpoint;
  if (method !== 'PATCH' || !/\/:id$/.test(path) || path.split(':').length > 2) return [];
  const table = tableOfAddress(path);
  const shape = z.toJSONSchema(schemas.body, { io: 'input', unrepresentable: 'any' });
  const fields = Object.keys(shape.properties ?? {});
  const read = routes.find((one) => one.endpoint.method === 'GET' && one.endpoint.path === path);
  return table && fields.length > 0 ? [{ endpoint, table, fields, read: read?.endpoint }] : [];
});

/** Changes of what has no version, and those whose calls name nothing as the record's row or answer does. */
const others = [
  '/issue/types/:id: issue/types',
  '/knowledgeBase/reading/:id (8)',
  '/notification/:id: notification',
  '/offer/said/:id (8)',
  '/personalCase/:id (8)',
  '/profile/custom/:id (8)',
  '/program/:id: program',
  '/project/series/:id (0)',
  '/reception/electronic/:id (8)',
  '/view/:id: view',
];

/** What a form holds of what an answer tells: numbers of records instead of the records. */
const held = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(held);
  if (typeof value !== 'object' || value === null) return value;
  return 'id' in value && ('name' in value || 'firstName' in value) ? value.id : value;
};

async function stateOf(table: string, id: number) {
  const { rows } = await sql<{ row: Row; told: number }>`
    select to_jsonb(t) as row, (select count(*)::int from history h where h.entity = ${table}
      and h."entityId" = t.id) as told from ${sql.table(table)} t where t.id = ${id}`.execute(
    it.db,
  );
  return rows[0];
}

test('a record saved with what it has keeps its version, and its history tells nothing, in every room [HIS-171]', async () => {
  expect(changes.length).toBeGreaterThan(25);
  const raised: string[] = [];
  const unseen: string[] = [];
  const counted = await sql<{
    name: string;
  }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'version'`.execute(it.db);
  const versioned = new Set(counted.rows.map(({ name }) => name));
  for (const { endpoint, table, fields, read } of changes) {
    if (!versioned.has(table)) {
      unseen.push(`${endpoint.path}: ${table}`);
      continue;
    }
    const ids = await sql<{
      id: number;
    }>`select id from ${sql.table(table)} order by id desc limit 8`.execute(it.db);
    const saved = new Set<string>();
    for (const { id } of ids.rows) {
      const as = it.someone('admin');
      const answer = read && (await it.call(read, { as, params: { id } }));
      const [record = {}] = Object.values((answer?.data ?? {}) as Row);
      const before = await stateOf(table, id);
      for (const field of fields) {
        const known = { ...before?.row, ...(record as Row) };
        if (!before || !(field in known) || saved.has(field)) continue;
        const body = { [field]: held(known[field]) };
        const { status } = await it.call(endpoint, { as, params: { id }, body });
        if (status === 200) saved.add(field);
        const after = await stateOf(table, id);
        if (after?.row.version !== before.row.version || after?.told !== before.told) {
          raised.push(`${endpoint.path} ${field} ${JSON.stringify(body)}`);
          break;
        }
      }
    }
    if (saved.size === 0) unseen.push(`${endpoint.path} (${ids.rows.length})`);
  }
  expect(raised).toEqual([]);
  expect(unseen.toSorted()).toEqual(others);
});
