import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { tokenAreaKeys } from '@zaplecze/contract/rooms/session/access-tokens/lists';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoApp } from '../../src/demo/demo.fixture.ts';
import { hashToken } from '../../src/kit/http/guard.ts';
import { newAccessToken } from '../../src/kit/http/token-form.ts';
import type { TestApp } from '../http.ts';

/** A key that only reads changes nothing: every GET that the server mounts, over the demonstration company. */

let it: TestApp;
let key: string;

beforeAll(async () => {
  it = await demoApp();
  // It asks a few thousand times.
  Object.assign(it.services.config, { tokenRequests: 0 });
  const { id } = await it.signIn('ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_RECEPTION');
  key = newAccessToken();
  const fields = { person: id, name: 'Tylko czyta', tokenHash: hashToken(key), ending: 'x' };
  const values = { ...fields, reads: [...tokenAreaKeys], writes: [] };
  await it.db
    .insertInto('accessToken')
    .values({ ...values, expires: sql`now() + interval '1 day'` })
    .execute();
  await watchWrites();
});
afterAll(() => it.close());

/** What a reading key may leave: when and from where it came, and how often it asks. */
const kept = ['accessToken', 'secret', 'rateLimit', 'kysely_migration', 'kysely_migration_lock'];

/** Notes every row that anybody writes from now on, in tables of the product and of the queue. */
async function watchWrites() {
  const watching = `
    create table public."writeSeen" (place text not null);
    create function public.note_write() returns trigger language plpgsql as $f$
      begin insert into public."writeSeen" values (tg_op || ' ' || tg_table_name); return null; end $f$;
    do $$ declare one regclass; begin
      for one in select c.oid from pg_class c where c.relkind = 'r' and c.relname <> 'writeSeen'
        and c.relname <> all (array[${kept.map((name) => `'${name}'`).join(', ')}])
        and c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) loop
        execute format('create trigger zz_seen after insert or update or delete on %s
          for each row execute function public.note_write()', one);
      end loop;
    end $$`;
  await it.db.pool.query(watching);
}

async function writesSeen(): Promise<string[]> {
  const { rows } = await it.db.pool.query<{ place: string }>(
    'with gone as (delete from public."writeSeen" returning place) select distinct place from gone order by 1',
  );
  return rows.map(({ place }) => place);
}

async function someIds(): Promise<number[]> {
  const { rows } = await it.db.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'id' and a.atttypid in (20, 23)
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  );
  const each = rows.map(({ name }) => `(select id::int from "${name}" order by id limit 1)`);
  const found = await it.db.pool.query<{ id: number }>(each.join(' union '));
  return found.rows.map(({ id }) => id);
}

const today = warsawDay();
/** What some calls do not answer without. */
const asked: Record<string, string> = {
  '/api/search': '?q=an',
  '/api/search/opened': '?of=client.1',
  '/api/timeline/people': `?dateFrom=${today}&dateTo=${addDays(today, 20)}`,
  '/api/reception/download/report': '?filter[category]=guest',
};

test('no GET of a key that only reads writes a row; those that do need the right to change [MAC-81]', async () => {
  const ids = await someIds();
  const task = await it.db
    .selectFrom('projectTask')
    .select(['project', 'task', 'procedure', 'service'])
    .executeTakeFirstOrThrow();
  const headers = { authorization: `Bearer ${key}` };
  const calls = it.app.accessTable.filter(
    ({ method, url, allow }) =>
      method === 'GET' && allow !== 'operator' && !/\/(events|docs|mcp|\*)/.test(url),
  );
  const { token } = await it.signIn('ROLE_ADMIN');
  const session = { 'access-token': token };
  await it.app.inject({ url: '/api/client/list/export?format=csv', headers: session });
  expect(await writesSeen()).toEqual(expect.arrayContaining(['INSERT listExport']));
  const written: Record<string, string[]> = {};
  const refused: string[] = [];
  let answered = 0;
  for (const { url, endpoint } of calls) {
    const names = url.match(/:\w+/g) ?? [];
    const several = url.replace(/:(\w+)/g, (_, name: keyof typeof task) => String(task[name] ?? 1));
    const addresses =
      names.length === 1
        ? ids.map((id) => url.replace(/:\w+/, String(id)))
        : [`${several}${asked[url] ?? ''}`];
    for (const address of addresses) {
      const format = endpoint?.file && !address.includes('?') ? '?format=csv' : '';
      const { statusCode } = await it.app.inject({ url: `${address}${format}`, headers });
      expect(statusCode, address).toBeLessThan(500);
      if (statusCode === 200) answered += 1;
    }
    const seen = await writesSeen();
    if (seen.length > 0) written[url] = seen;
    if (endpoint?.writes) refused.push(url);
  }
  expect(written).toEqual({});
  expect(answered).toBeGreaterThan(200);
  expect(refused.length).toBeGreaterThan(15);
  for (const url of refused) {
    const { statusCode } = await it.app.inject({ url: url.replace(/:\w+/g, '1'), headers });
    expect([url, statusCode]).toEqual([url, 403]);
  }
});
