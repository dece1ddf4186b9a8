import { exportTicket } from '@zaplecze/contract/kit/calls/export';
import * as contract from '@zaplecze/contract/rooms/exports/calls';
import { listExports } from '@zaplecze/contract/rooms/history/list-exports/table';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { waitingJobs } from '../../../test/waiting-jobs.ts';
import { StorageUnavailableError } from '../../kit/files/storage.ts';
import { backupLock } from '../../kit/operations/backup-lock.ts';
import { house } from '../house.ts';
import { write } from './exports.fixture.ts';
import { dropOverdue, wholeExportTasks } from './exports.jobs.ts';

let it: TestApp;
let admin: Someone;
let other: Someone;
let manager: Someone;
beforeAll(async () => {
  it = await testApp();
  admin = await it.signIn('ROLE_ADMIN');
  other = await it.signIn('ROLE_ADMIN');
  manager = await it.signIn('ROLE_MANAGER');
});
afterAll(() => it.close());
beforeEach(async () => {
  for (const table of ['disclosure', 'wholeExport', 'notification', 'listExport'] as const)
    await it.db.deleteFrom(table).execute();
});

const order = (as = admin) => it.call(contract.orderWholeExport, { as, body: {} });
const own = async (as = admin) => (await it.call(contract.listWholeExports, { as })).data;
const told = async (as = admin): Promise<string[]> =>
  (await it.call(listNotifications, { as, query: {} })).data.list.list.map(
    ({ content }: { content: string }) => content.replace(/<[^>]*>/g, ''),
  );
const address = async (id: number, as = admin) => {
  const path = `/api/export/whole/${id}/export?format=zip`;
  const answer = await it.call(exportTicket, { as, body: { path } });
  return answer.data?.path ?? path;
};
const download = async (id: number, as = admin) =>
  await it.app.inject({ url: await address(id, as) });

/** An archive that is ready to be downloaded. */
async function ready(): Promise<number> {
  const { id } = (await order()).data;
  await write(it.services, id);
  return id;
}

test('administrators order it; it is made once, beside their work, and told when it is ready [EXP-26]', async () => {
  expect((await order(manager)).status).toBe(403);
  const { id } = (await order()).data;
  expect(await order(other)).toMatchObject({
    status: 409,
    message: 'Eksport jest już przygotowywany',
  });
  expect(await own()).toMatchObject({ busy: true, list: [{ id, state: 'waiting' }] });
  await write(it.services, id);
  const { list, busy } = await own();
  expect(busy).toBe(false);
  expect(list[0]).toMatchObject({ id, state: 'ready', failure: null, missing: 0 });
  expect(list[0].written).toBe(list[0].total);
  expect(await told()).toEqual([
    expect.stringMatching(/^Eksport całych danych: gotowy, do pobrania do \d\d\.\d\d\.\d{4}$/),
  ]);
  // A job that a killed server held is repeated: what is done stays as it is.
  await write(it.services, id);
  expect((await own()).list[0].size).toBe(list[0].size);
});

test('whoever ordered it downloads it by a signed address, and that is written down [EXP-29]', async () => {
  const id = await ready();
  const answer = await download(id);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toMatch(/filename="zaplecze-\d{4}-\d\d-\d\d\.zip"/);
  expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect(answer.rawPayload.length).toBe(Number(answer.headers['content-length']));
  const noted = (await it.call(listExports, { as: admin, query: {} })).data.list.list;
  expect(noted).toMatchObject([
    { list: 'Eksport całych danych', format: 'zip', createdBy: { id: admin.id } },
  ]);
  expect((await download(id, other)).statusCode).toBe(403);
  expect((await it.app.inject({ url: `/api/export/whole/${id}/export` })).statusCode).toBe(401);
});

test('it can be downloaded for a week, or until its owner takes it away [EXP-29]', async () => {
  const id = await ready();
  await sql`update "wholeExport" set expires = now() - interval '1 second'`.execute(it.db);
  expect((await download(id)).statusCode).toBe(404);
  const { storageKey } = await it.db
    .selectFrom('wholeExport')
    .select('storageKey')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await dropOverdue(it.services);
  expect((await own()).list[0]).toMatchObject({ id, state: 'gone' });
  await expect(it.services.storage.get(storageKey ?? '')).rejects.toThrow('No file');
  const next = (await order()).data.id;
  await write(it.services, next);
  expect(
    (await it.call(contract.removeWholeExport, { as: other, params: { id: next } })).status,
  ).toBe(403);
  expect(
    (await it.call(contract.removeWholeExport, { as: admin, params: { id: next } })).status,
  ).toBe(200);
  expect((await download(next)).statusCode).toBe(404);
});

test('while a backup holds the files it waits, and is looked at again a minute later [EXP-26]', async () => {
  const { id } = (await order()).data;
  await it.db.connection().execute(async (backup) => {
    const { class: kind, id: lock } = backupLock;
    await sql`select pg_advisory_lock(${kind}::int, ${lock}::int)`.execute(backup);
    await write(it.services, id);
    await sql`select pg_advisory_unlock(${kind}::int, ${lock}::int)`.execute(backup);
  });
  expect((await own()).list[0]).toMatchObject({ id, state: 'waiting' });
  const later = (await waitingJobs(it.db)).filter(({ runAt }) => Date.parse(runAt) > Date.now());
  expect(later.map(({ task, payload }) => [task, payload])).toContainEqual([
    'exports:write',
    { id },
  ]);
  await write(it.services, id);
  expect((await own()).list[0]).toMatchObject({ id, state: 'ready' });
});

test('one that cannot be stored is said to have failed, and another one may be ordered [EXP-26]', async () => {
  const { id } = (await order()).data;
  const put = async () => {
    throw new StorageUnavailableError(new Error('full'));
  };
  const storage = { ...it.services.storage, put };
  const [work] = wholeExportTasks({ db: it.db, storage, declared: house.exports });
  const context = { signal: new AbortController().signal, log: it.services.log };
  await expect(work?.run({ id }, { ...context, attempt: 1 })).rejects.toThrow();
  expect((await own()).list[0]).toMatchObject({ id, state: 'running' });
  await work?.run({ id }, { ...context, attempt: 3 });
  expect((await own()).list[0]).toMatchObject({ id, state: 'failed', failure: expect.any(String) });
  expect(await told()).toContain('Eksport całych danych: nie udał się');
  expect((await order()).status).toBe(200);
});

test('who is no administrator any more gets nothing made [EXP-26]', async () => {
  const leaving = await it.signIn('ROLE_ADMIN');
  const { id } = (await order(leaving)).data;
  await it.db
    .updateTable('person')
    .set({ roles: ['ROLE_USER'] })
    .where('id', '=', leaving.id)
    .execute();
  await write(it.services, id);
  const { state } = await it.db
    .selectFrom('wholeExport')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(state).toBe('failed');
});
