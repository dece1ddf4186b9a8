import { getClient, removeClient, updateClient } from '@zaplecze/contract/rooms/clients/calls';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { commentIssue, createIssue, removeIssue } from '@zaplecze/contract/rooms/issues/calls';
import { allCalls } from '@zaplecze/contract/rooms/schemas';
import { createClientNote } from '@zaplecze/contract/rooms/story/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableOfAddress } from '../../kit/records/removed-records.ts';
import { historyApp } from './history.fixture.ts';

let app: Awaited<ReturnType<typeof historyApp>>;
beforeAll(async () => {
  app = await historyApp();
});
afterAll(() => app.close());

const opened = { 'if-match': '"1"' };

test('whoever changes what somebody deleted meanwhile is told who did it and when [HIS-73]', async () => {
  const id = await app.createClient();
  await app.call(removeClient, { as: app.manager, params: { id } });
  const saved = await app.patchClient(id, { name: 'Żagle' }, app.user, opened);
  expect(saved.status).toBe(404);
  expect(saved.message).toMatch(/^Ten wpis skasowano \d\d\.\d\d\.\d{4} \d\d:\d\d \(/);
  expect(saved.message).toContain(`(${app.manager.name})`);
});

test('who deleted a record is told to managers, and of others only to whoever had it open [HIS-73]', async () => {
  const id = await app.createClient();
  await app.call(removeClient, { as: app.manager, params: { id } });
  const [theirs, managers] = await Promise.all(
    [app.user, app.manager].map((as) => app.call(getClient, { as, params: { id } })),
  );
  expect([theirs?.status, theirs?.message]).toEqual([404, 'Nie znaleziono']);
  expect(managers?.message).toContain(`(${app.manager.name})`);
});

test('a comment, note or answer on what was deleted meanwhile is told so, and to managers by whom [HIS-144]', async () => {
  const client = await app.createClient();
  const issue = { name: 'Drukarka', description: 'Nie drukuje', dateRealization: null };
  const body = { ...issue, client, users: [app.user.id], type: 1 };
  const { id } = (await app.call(createIssue, { as: app.manager, body })).data;
  await app.call(removeIssue, { as: app.manager, params: { id } });
  await app.call(removeClient, { as: app.manager, params: { id: client } });
  const said = { params: { id }, body: { text: 'Długo pisane słowa' } };
  const [theirs, managers, note] = await Promise.all([
    app.call(commentIssue, { as: app.user, ...said }),
    app.call(commentIssue, { as: app.manager, ...said }),
    app.call(createClientNote, {
      as: app.manager,
      params: { id: client },
      body: { text: 'Notatka' },
    }),
  ]);
  expect(theirs.message).toMatch(/^Ten wpis skasowano \d\d\.\d\d\.\d{4} \d\d:\d\d$/);
  for (const one of [managers, note]) expect(one.message).toContain(`(${app.manager.name})`);
});

test('what never was there has nobody who deleted it [HIS-73]', async () => {
  const { status, message } = await app.call(updateClient, {
    ...{ as: app.manager, params: { id: 987_654 }, body: { name: 'Nikt' }, headers: opened },
  });
  expect([status, message]).toEqual([404, 'Nie znaleziono']);
});

test('an entry of a dictionary that is gone says the same [HIS-73]', async () => {
  const { id } = (
    await app.call(dictionaryCalls.tag.create, { as: app.admin, body: { name: 'Pilne' } })
  ).data;
  const params = { id };
  await app.call(dictionaryCalls.tag.remove, { as: app.admin, params });
  const saved = await app.call(dictionaryCalls.tag.update, {
    ...{ as: app.admin, params, body: { name: 'Bardzo pilne' }, headers: opened },
  });
  expect(saved.message).toContain(`(${app.admin.name})`);
});

/** Changed at addresses of records whose deletion is nobody's news: their own views, notices, channels, accounts and programs. */
const withoutHistory = ['view', 'notification', 'webhook', 'program', 'issue/types'];

test('every record with a history that a form changes is known by the address of its change [HIS-73]', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct event_object_table::text as name from information_schema.triggers
    where trigger_name = 'history'`.execute(app.db);
  const tables = new Set(rows.map(({ name }) => name));
  const unknown = allCalls()
    .filter(([{ method }]) => method === 'PATCH')
    .flatMap(([{ path }]) => {
      const table = tableOfAddress(path);
      return table === null || tables.has(table) ? [] : [table];
    })
    .filter((table) => !withoutHistory.includes(table));
  expect(unknown).toEqual([]);
});
