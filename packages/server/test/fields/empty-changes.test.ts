import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoApp } from '../../src/demo/demo.fixture.ts';
import { routes } from '../../src/rooms/house.ts';
import type { Someone } from '../http.ts';

/** A change of nothing, sent to every call that changes, over the demonstration company. */

let it: Awaited<ReturnType<typeof demoApp>>;
let admin: Someone;
beforeAll(async () => {
  it = await demoApp();
  admin = it.someone('admin');
});
afterAll(() => it.close());

const changes = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, path }) => method === 'PATCH' && path.includes('/:'))
  // Whoever asks for the books of a year begins them.
  .filter(({ path }) => !path.startsWith('/calendar/balances/'));

/** Versions of all records and the length of the history. */
async function marks(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'version' and table_name <> 'history'`.execute(
    it.db,
  );
  const sums = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, sum(version)::text as mark from ${sql.table(name)}`,
  );
  sums.push(sql`select 'history', count(*)::text from history`);
  const { rows } = await sql<{
    name: string;
    mark: string;
  }>`${sql.join(sums, sql` union all `)}`.execute(it.db);
  return Object.fromEntries(rows.map(({ name, mark }) => [name, mark]));
}

async function* addresses({ path }: Endpoint): AsyncGenerator<string> {
  const rows: Record<string, number>[] = path.includes(':procedure')
    ? await it.db
        .selectFrom('projectTask')
        .select(['project', 'task', 'procedure', 'service'])
        .limit(5)
        .execute()
    : Array.from({ length: 40 }, (_, at) => ({ id: at + 1, year: 2026, type: 1 }));
  for (const row of rows)
    yield path.replace(/:(\w+)/g, (_, name: string) => String(row[name] ?? row.id));
}

test('a change of nothing raises no version, is told to nobody and stands in no history, whatever is changed [OPE-230]', async () => {
  expect(changes.length).toBeGreaterThan(20);
  let before = await marks();
  const changed: string[] = [];
  const taken: string[] = [];
  for (const endpoint of changes) {
    for await (const path of addresses(endpoint)) {
      const { statusCode } = await it.app.inject({
        method: 'PATCH',
        url: `/api${path}`,
        headers: { 'access-token': admin.token },
        payload: {},
      });
      expect([path, statusCode < 500]).toEqual([path, true]);
      if (statusCode !== 200) continue;
      taken.push(endpoint.path);
      const after = await marks();
      const tables = Object.keys(after).filter((name) => after[name] !== before[name]);
      if (tables.length > 0) changed.push(`${endpoint.path}: ${tables.join(', ')}`);
      before = after;
      break;
    }
  }
  expect(changed).toEqual([]);
  // Forms of the main records are taken without a field.
  for (const path of ['/client/:id', '/project/:id', '/offer/:id', '/issue/:id', '/reception/:id'])
    expect(taken).toContain(path);
});
