import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  checkImport,
  getImport,
  runImport as startImport,
} from '@zaplecze/contract/rooms/clients/import/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertClient } from '../../../test/client.ts';
import type { Someone } from '../../../test/http.ts';
import { demoApp } from '../../demo/demo.fixture.ts';
import { importTasks } from '../clients/index.ts';
import { house } from '../house.ts';
import { type Archive, exportArchive, readCsv } from './exports.fixture.ts';
import { formatText } from './format.ts';
import { allTables, exportedTables, type Table } from './tables.queries.ts';

let it: Awaited<ReturnType<typeof demoApp>>;
let admin: Someone;
let archive: Archive;
let list: Table[];
beforeAll(async () => {
  it = await demoApp();
  admin = it.someone('admin');
  // What spreadsheets and readers of CSV stumble over.
  await insertClient(it.db, { name: '=HYPERLINK("x")', street: "'+1", city: ' "a";\r\nb ' });
  archive = await exportArchive(it.services, admin.id);
  list = await exportedTables(it.db, house.exports);
});
afterAll(() => it.close());

/** JSON with its instants as numbers: each side writes them its own way. */
const sameJson = (value: unknown) =>
  JSON.stringify(value).replace(/"\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-][\d:]+)"/g, (text) =>
    String(Date.parse(JSON.parse(text))),
  );

/** A value of the database as it stands in a file, worked out without the product's help. */
function inFile(value: unknown, type: string): unknown {
  if (value === null) return null;
  if (type === 'timestamp with time zone') return Date.parse(value as string);
  if (type === 'json' || type === 'jsonb' || type.endsWith('[]')) return sameJson(value);
  if (type === 'bytea') return (value as Buffer).toString('base64');
  if (typeof value === 'boolean' || typeof value === 'number') return value;
  return String(value);
}

function fromFile(value: string | null | undefined, type: string): unknown {
  if (value === null || value === undefined) return null;
  if (type === 'timestamp with time zone') return Date.parse(value);
  if (type === 'json' || type === 'jsonb' || type.endsWith('[]'))
    return sameJson(JSON.parse(value));
  if (type === 'bytea') return value.replace(/\s/g, '');
  if (type === 'boolean') return value === 'true';
  return /^(integer|smallint|bigint|numeric)$/.test(type) ? Number(value) : value;
}

/** What tells clients apart, as texts in their order. */
const clients = async () => {
  const rows = await it.db
    .selectFrom('client')
    .select(['name', 'nip', 'street', 'city', 'phone', 'email', 'fvName', 'status'])
    .execute();
  return rows.map((row) => JSON.stringify(row)).sort();
};

describe('the archive', () => {
  test('has every row of every table, with the values of the database [EXP-28]', async () => {
    expect(list.length).toBeGreaterThan(60);
    let compared = 0;
    // Others have written since the file's archive was made. Its notice is written after its moment.
    const forget = () =>
      it.db.deleteFrom('notification').where('kind', '=', 'wholeExport').execute();
    await forget();
    const now = await exportArchive(it.services, admin.id);
    await forget();
    for (const { name, columns, key } of list) {
      const rows = readCsv(now.path(`dane/${name}.csv`));
      const order = key.map((one) => `"${one}"`).join(', ') || '1';
      const found = await it.db.pool.query(`select * from "${name}" order by ${order}`);
      expect([name, rows.length]).toEqual([name, found.rows.length]);
      for (const [at, row] of found.rows.entries()) {
        const wanted = columns.map((one) => [one.name, inFile(row[one.name], one.type)]);
        const got = columns.map((one) => [one.name, fromFile(rows[at]?.[one.name], one.type)]);
        expect({ name, row: got }).toEqual({ name, row: wanted });
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });

  test('names what its numbers point at [EXP-28]', async () => {
    const [project] = readCsv(archive.path('dane/project.csv'));
    const { rows } = await sql<{ client: string; who: string }>`
      select c.name as client, u."firstName" || ' ' || u."lastName" as who
      from project p join client c on c.id = p.client left join person u on u.id = p."createdBy"
      order by p.id limit 1`.execute(it.db);
    expect([project?.client_name, project?.createdBy_name]).toEqual([
      rows[0]?.client,
      rows[0]?.who,
    ]);
  });

  test('has every file byte for byte, in the folder of its record, and a list of them [EXP-28]', async () => {
    const manifest = readCsv(archive.path('pliki.csv'));
    const files = await it.db.selectFrom('file').selectAll().orderBy('id').execute();
    expect(files.length).toBeGreaterThan(3);
    expect(manifest.map(({ id }) => Number(id))).toEqual(files.map(({ id }) => id));
    for (const [at, { path, missing }] of manifest.entries()) {
      const { sha256, attachedTo, attachedId, id } = files[at] ?? {};
      const content = archive.path(path ?? '');
      expect([createHash('sha256').update(content).digest('hex'), missing]).toEqual([
        sha256,
        'false',
      ]);
      expect(path).toContain(
        attachedTo ? `pliki/${attachedTo}/${attachedId}/${id}-` : 'pliki/luzem/',
      );
    }
  });

  test('is of one moment, whatever is changed while it is made [EXP-28]', async () => {
    const { storage } = it.services;
    const put: typeof storage.put = async (...args) => {
      await insertClient(it.db, { name: 'Po chwili' });
      return await storage.put(...args);
    };
    const later = await exportArchive(it.services, admin.id, { ...storage, put });
    const names = readCsv(later.path('dane/client.csv')).map(({ name }) => name);
    expect(names).not.toContain('Po chwili');
    expect(later.path('CZYTAJ.md').toString()).toContain(`| client | ${names.length} |`);
    expect(
      await it.db.selectFrom('client').select('id').where('name', '=', 'Po chwili').execute(),
    ).toHaveLength(1);
  });

  test('goes on without a file that the storage has lost, and says so [EXP-28]', async () => {
    const { storageKey, id } = await it.db
      .selectFrom('file')
      .select(['id', 'storageKey'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await it.services.storage.remove(storageKey);
    const made = await exportArchive(it.services, admin.id);
    const row = readCsv(made.path('pliki.csv')).find((one) => Number(one.id) === id);
    expect(row?.missing).toBe('true');
    expect(made.paths).not.toContain(row?.path);
  });

  test('gives clients that the import takes in again [EXP-30]', async () => {
    // Made by no form: those have a contact person and whom to ask.
    await it.db
      .deleteFrom('client')
      .where(sql<boolean>`not exists (select from "clientPerson" p where p.client = client.id)`)
      .execute();
    const before = await clients();
    const content = (await exportArchive(it.services, admin.id)).path('listy/klienci.csv');
    const form = new FormData();
    form.append('file', new Blob([content as never]), 'klienci.csv');
    const encoded = new Response(form);
    const sent = await it.app.inject({
      method: 'POST',
      url: '/api/client/import',
      headers: {
        'access-token': admin.token,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    const { id } = sent.json().data;
    const { data } = await it.call(getImport, { as: admin, params: { id } });
    expect(data.import.settings.columns.filter(Boolean).length).toBeGreaterThan(20);
    // Whoever looked after some of them has left.
    const instead = { ...data.import.settings.instead, clientService: [admin.id] };
    const settings = { ...data.import.settings, instead, duplicates: 'import' };
    const body = { as: admin, params: { id }, body: settings };
    const preview = (await it.call(checkImport, body)).data;
    expect([preview.missing, preview.problems]).toEqual([[], []]);
    expect((await it.call(startImport, body)).status).toBe(200);
    const [work] = importTasks(it.db);
    const context = { attempt: 1, signal: new AbortController().signal, log: it.services.log };
    await work?.run({ id }, context);
    expect(await clients()).toEqual([...before, ...before].sort());
  });
});

describe('what stays here', () => {
  test('is said of every table: one that nobody speaks for is exported by nobody [EXP-27]', async () => {
    const names = (await allTables(it.db)).map(({ name }) => name);
    expect(names.filter((name) => !Object.hasOwn(house.exports, name))).toEqual([]);
    await expect(
      it.db.transaction().execute(async (tx) => {
        await sql`create table newcomer (id integer primary key)`.execute(tx);
        await exportedTables(tx, house.exports);
      }),
    ).rejects.toThrow('Nobody says whether newcomer is exported');
  });

  test('is whatever opens an account: no column that could, and none of their values [EXP-27]', async () => {
    const suspicious =
      /hash|secret|token|password|auth|p256dh|endpoint|storageKey|viewKey|verifier|nonce/i;
    const columns = list.flatMap(({ name, columns }) =>
      columns.map((one) => `${name}.${one.name}`),
    );
    expect(columns.filter((name) => suspicious.test(name))).toEqual([]);
    const bytes = list.flatMap(({ columns }) => columns.filter(({ type }) => type === 'bytea'));
    expect(bytes.map(({ name }) => name)).toEqual(['logoImage']);
    const { rows } = await sql<{ value: string }>`select "passwordHash" as value from person
      where "passwordHash" is not null union select encode("tokenHash", 'base64') from session
      union select value from secret`.execute(it.db);
    expect(rows.length).toBeGreaterThan(3);
    for (const path of archive.paths.filter((one) => !one.startsWith('pliki/'))) {
      const text = archive.path(path).toString();
      expect(rows.filter(({ value }) => text.includes(value))).toEqual([]);
    }
  });

  test('and what goes is described in the archive as in the documentation [EXP-31]', () => {
    const kept = readFileSync(
      new URL('../../../../../docs/export-format.md', import.meta.url),
      'utf8',
    );
    expect(kept, 'run npm run db:types').toBe(formatText(list, house.exports));
    const inside = archive.path('CZYTAJ.md').toString();
    for (const part of kept.split('\n').filter(Boolean)) expect(inside).toContain(part);
  });
});
