import { createIssue, removeIssue } from '@zaplecze/contract/rooms/issues/calls';
import { anonymizePerson, personalData } from '@zaplecze/contract/rooms/rodo/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoApp } from '../../../demo/demo.fixture.ts';
import { copiesOf, textsOf } from '../../../kit/records/personal.ts';
import { house, routes } from '../../house.ts';
import * as places from './every-place.fixture.ts';

const everyText = textsOf(house.personal);
const storedCopies = copiesOf(house.personal);

let it: Awaited<ReturnType<typeof demoApp>>;
beforeAll(async () => {
  it = await demoApp();
});
afterAll(() => it.close());

/** Copies that the machinery keeps: one of each kind, with the person. */
async function plantCopies(user: number): Promise<void> {
  const said = JSON.stringify({ data: { name: places.markedText } });
  const { firstName, lastName, email } = places.markedPerson;
  const rows = JSON.stringify([
    { number: 2, cells: ['Firma', 'Pan', firstName, '2026', lastName] },
    { number: 3, cells: ['Firma', 'Pani', 'Zofia', '2026', 'Kot'] },
    { number: 4, cells: ['Firma', '', '', email, ''] },
  ]);
  const columns = JSON.stringify([{ header: 'Imię', samples: [firstName, 'Zofia'] }]);
  const made = [
    sql`insert into idempotency ("user", key, endpoint, answer)
      values (${user}, 'k', ${`POST /api/issue/comment/1/${places.markedPerson.email}`}, ${said}::jsonb)`,
    sql`insert into "clientImport" ("createdBy", "fileName", columns, content, "rowCount", settings, source)
      values (${user}, ${`${firstName} ${lastName}.csv`}, ${columns}::json, ${rows}::json, 3, '{}', ${Buffer.from(rows)})`,
    sql`insert into "personSetting" (person, key, value) values (${user}, 'menu', ${said}::jsonb)`,
    sql`insert into draft (person, key, form, place, title, content, writer)
      values (${user}, ${'a'.repeat(32)}, '/clients/add', '/clients', ${places.markedText}, ${said}::jsonb, 'x')`,
    sql`insert into "clientMerge" (client, "into", name, nip, row, moved, taken)
      select 900001, min(id), 'Dawna', '', ${said}::jsonb, '{}', ${said}::jsonb from client`,
    sql`insert into webhook (name, url, secret, events, "createdBy")
      select 'x', 'https://x.example', 'x', '{}', ${user} where not exists (select from webhook)`,
    sql`insert into "webhookDelivery" (webhook, event, type, payload)
      select min(id), gen_random_uuid(), 'issue.created', ${said}::jsonb from webhook`,
    sql`insert into "webhookAttempt" (delivery, duration, problem, answer)
      select max(id), 1, ${places.markedText}, ${places.markedText} from "webhookDelivery"`,
    sql`insert into question ("createdBy", "user", text, answer, "answeredAt")
      select ${user}, min(id), 'x', 'x', now() from person where id <> ${user}`,
    sql`insert into "wholeExport" ("createdBy", state, "storageKey", expires)
      values (${user}, 'ready', 'eksport', now() + interval '3 days')`,
    sql`insert into "listView" (list, name, state, owner)
      values ('clients', 'Jego', ${`search=${firstName} ${lastName}`}, ${user})`,
    sql`insert into "listExport" ("createdBy", list, format, "rowCount", query)
      values (${user}, 'Klienci', 'csv', 1, '{}')`,
    sql`insert into "offerCommentText" ("offerComment", text) select id, 'x' from "offerComment"`,
    sql`insert into "taskHandover" ("projectTask", "to", text) select id, ${user}, 'x' from "projectTask" t
      where not exists (select from "taskHandover" h where h."projectTask" = t.id)`,
    sql`insert into "absenceChange" (entry, cancels) select max(id), true from "calendarEntry"`,
    sql`update "issueMerge" set filled = ${said}::jsonb`,
  ];
  for (const query of made) await query.execute(it.db);
}

test('one person in every table and every text is nowhere afterwards, in no table, history or answer [ROD-42]', async () => {
  const admin = it.someone('admin');
  const client = await places.richest(it.db);
  const contact = await places.makeContact(it, admin, client);
  await plantCopies(admin.id);
  const planted: string[] = [];
  for (const text of everyText) {
    // Requests of the person stay while they are open, see erase.ts.
    if (text.table.startsWith('personalCase')) continue;
    planted.push(...(await places.plant(it.db, text, client)));
  }
  const lost = {
    ...{ name: `Pilne: ${places.markedText}`, users: [admin.id], description: places.markedText },
    ...{ type: 1, dateRealization: null, client },
  };
  const { data: made } = await it.call(createIssue, { as: admin, body: lost });
  expect((await it.call(removeIssue, { as: admin, params: { id: made.id } })).status).toBe(200);

  // Every table that a room has registered had somebody to be found.
  const tables = new Set(planted.map((key) => key.split('/')[0]));
  const without = everyText.map(({ table }) => table).filter((table) => !tables.has(table));
  expect([...new Set(without)].toSorted()).toEqual(['personalCase', 'personalCaseStep']);

  // What is doubtful is looked at until nothing is left to be asked about.
  const asked = { as: admin, params: { id: contact } };
  const { data } = await it.call(personalData, asked);
  const confirmed = data.doubts.map(({ key }: { key: string }) => key);
  expect(confirmed.length).toBeGreaterThan(20);
  const done = await it.call(anonymizePerson, { ...asked, body: { confirmed } });
  expect([done.status, done.message]).toEqual([200, undefined]);
  expect(await places.rowsOfPerson(it.db)).toEqual([]);

  // The files of exports that could be downloaded end.
  const { rows: kept } =
    await sql`select from "wholeExport" where state = 'ready' and expires > now()`.execute(it.db);
  expect(kept).toEqual([]);
  // Who stood beside them in a file that waits is still there.
  const { rows: files } = await sql<{ content: { number: number }[]; rowCount: number }>`
    select content, "rowCount", source from "clientImport" where "createdBy" = ${admin.id}`.execute(
    it.db,
  );
  expect(files.at(-1)).toMatchObject({ rowCount: 1, content: [{ number: 3 }], source: null });

  // And every call that reads.
  const ids = new Map(planted.map((key) => key.split('/') as [string, string]));
  ids.set('client', String(client));
  ids.set('clientPerson', String(contact));
  const told: string[] = [];
  let answered = 0;
  for (const { endpoint } of routes) {
    if (endpoint.method !== 'GET' || /download|preview|\/export|ticket/.test(endpoint.path))
      continue;
    const kind = endpoint.path.split('/').find((part) => ids.has(part)) ?? 'client';
    const path = endpoint.path.replace(/:\w+/g, ids.get(kind) ?? '1');
    const answer = await it.app.inject({
      url: `/api${path}`,
      headers: { 'access-token': admin.token },
    });
    if (answer.statusCode === 200) answered += 1;
    expect([path, answer.statusCode < 500]).toEqual([path, true]);
    const body = answer.body
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replaceAll('ł', 'l')
      .toLowerCase();
    if (places.traces.some((word) => body.includes(word)) || new RegExp(places.digits).test(body))
      told.push(path);
  }
  expect(answered).toBeGreaterThan(80);
  expect(told).toEqual([]);
});

test('every column of words in a copy that is kept for a while says how it is cleaned [ROD-42]', async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as "table", array_agg(column_name::text order by column_name) as columns
    from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
      and is_generated = 'NEVER' group by 1`.execute(it.db);
  const columns = new Map(rows.map((row) => [row.table, row.columns]));
  for (const [table, { columns: own = [], json = [], besides = [] }] of Object.entries(
    storedCopies,
  )) {
    expect([table, [...own, ...json, ...besides].toSorted()]).toEqual([table, columns.get(table)]);
  }
});
