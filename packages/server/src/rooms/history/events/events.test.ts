import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { createAbsence } from '@zaplecze/contract/rooms/absences/calls';
import { createContact, removeClient, removeContact } from '@zaplecze/contract/rooms/clients/calls';
import { createIssue, removeIssue, updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { createProject } from '@zaplecze/contract/rooms/projects/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactAs } from '../../../kit/database/database.ts';
import { forgetInHistory } from '../../../kit/records/history.ts';
import { type EventsApp, eventsApp } from './events.fixture.ts';

let it: EventsApp;
beforeAll(async () => {
  it = await eventsApp();
});
afterAll(() => it.close());

const issueOf = (client: number | null, users: number[]) => ({
  ...{ name: 'Drukarka', description: 'Zacina papier.', type: 1, dateRealization: null },
  ...{ client, users },
});

test('what is made, changed and removed is told in its order, with fields before and after [MAC-141]', async () => {
  const start = await it.now();
  const id = await it.createClient();
  await it.patchClient(id, { name: 'Żagiel Nowy', projectTypes: [it.ids.taxes] });
  await it.call(removeClient, { as: it.manager, params: { id } });
  const events = await it.since(it.user, start);
  const own = events.filter(({ record }) => record.kind === 'client');
  expect(own.map(({ type }) => type)).toEqual([
    'client.created',
    'client.updated',
    'client.removed',
  ]);
  const [made, changed, removed] = own;
  expect(made).toMatchObject({
    record: { kind: 'client', id, name: 'Żagiel Nowy' },
    by: { id: it.user.id, name: it.user.name },
    task: null,
  });
  expect(made?.changes).toContainEqual({ field: 'name', before: null, after: 'Żagiel' });
  expect(made?.links).toContainEqual({
    field: 'clientService',
    added: [it.user.id],
    removed: [],
  });
  expect(changed?.changes).toEqual([{ field: 'name', before: 'Żagiel', after: 'Żagiel Nowy' }]);
  expect(changed?.links).toEqual([
    { field: 'projectTypes', added: [it.ids.taxes], removed: [it.ids.type] },
  ]);
  expect(removed).toMatchObject({ by: { id: it.manager.id }, changes: [], links: [] });
  for (const { at } of own) expect(new Date(at).toISOString()).toBe(at);
});

test('pages follow one another without a gap, and the last cursor goes on later [MAC-141]', async () => {
  const start = await it.now();
  for (let at = 0; at < 3; at += 1) await it.createClient();
  const type = 'client.created';
  const whole = await it.since(it.user, start, { type });
  expect(whole).toHaveLength(3);
  const first = await it.read(it.user, { after: start, limit: 2, type });
  expect([first.list, first.more]).toEqual([whole.slice(0, 2), true]);
  const second = await it.read(it.user, { after: first.next, limit: 2, type });
  expect([second.list, second.more]).toEqual([whole.slice(2), false]);
  expect(await it.read(it.user, { after: second.next, type })).toMatchObject({
    list: [],
    more: false,
  });
  const id = await it.createClient();
  const later = await it.since(it.user, second.next, { type });
  expect(later.map(({ record }) => record.id)).toEqual([id]);
});

test('a cursor moves on where nothing of the chosen types happened [MAC-180]', async () => {
  const start = await it.now();
  const id = await it.createClient();
  await it.settle();
  const type = 'document.created';
  const { list, next, more } = await it.read(it.user, { after: start, type });
  expect([list, more]).toEqual([[], false]);
  expect((await it.read(it.user, { after: next })).list).toEqual([]);
  await it.patchClient(id, { name: 'Dalej' });
  expect((await it.since(it.user, next)).map((one) => one.type)).toEqual(['client.updated']);
});

test('types are chosen, and an unknown one or a broken cursor is refused [MAC-141]', async () => {
  const start = await it.now();
  const id = await it.createClient();
  await it.patchClient(id, { name: 'Inny' });
  const types = async (type: string) =>
    (await it.since(it.user, start, { type })).map((one) => one.type);
  expect(await types('client.updated')).toEqual(['client.updated']);
  expect(await types('contact.created,client.updated')).toEqual([
    'contact.created',
    'client.updated',
  ]);
  expect((await it.ask(it.user, { type: 'client.changed' })).status).toBe(400);
  expect((await it.ask(it.user, { after: 'wczoraj' })).status).toBe(400);
});

test('what a longer transaction writes is not skipped by those that end before it [MAC-142]', async () => {
  const [slow, quick] = [await it.createClient(), await it.createClient()];
  const start = await it.now();
  let end = () => {};
  const held = new Promise<void>((release) => {
    end = release;
  });
  let written = () => {};
  const begun = new Promise<void>((done) => {
    written = done;
  });
  const long = transactAs(it.db, it.user.id, async (tx) => {
    await tx.updateTable('client').set({ name: 'Wolny' }).where('id', '=', slow).execute();
    written();
    await held;
  });
  await begun;
  await it.patchClient(quick, { name: 'Szybki' });
  const before = await it.read(it.user, { after: start });
  expect(before.list).toEqual([]);
  end();
  await long;
  const events = await it.since(it.user, before.next);
  expect(events.map(({ record }) => record.name).toSorted()).toEqual(['Szybki', 'Wolny']);
});

test('whoever may not open a record hears nothing of it [MAC-143]', async () => {
  const start = await it.now();
  const client = await it.createClient();
  const service = await it.service();
  const issue = (
    await it.call(createIssue, { as: it.manager, body: issueOf(client, [it.user.id]) })
  ).data.id;
  await it.call(updateIssue, { as: it.user, params: { id: issue }, body: { status: 2 } });
  const { procedure } = service;
  const tasks = service.tasks.map((task) => ({ procedure, task, user: it.user.id }));
  const project = { client, services: [service.id], tasks, unitValue: 100 };
  const made = await it.call(createProject, { as: it.manager, body: project });
  expect(made.status).toBe(200);
  const kinds = async (as: Parameters<typeof it.since>[0]) =>
    [...new Set((await it.since(as, start)).map(({ record }) => record.kind))].toSorted();
  expect(await kinds(it.manager)).toEqual(['client', 'contact', 'issue', 'project', 'task']);
  expect(await kinds(it.user)).toEqual(['client', 'contact', 'issue', 'task']);
  expect(await kinds(it.stranger)).toEqual(['client', 'contact']);
  const status = (await it.since(it.user, start)).find(({ type }) => type === 'issue.updated');
  expect(status?.changes).toEqual([{ field: 'status', before: 1, after: 2 }]);
  const task = (await it.since(it.manager, start)).find(({ type }) => type === 'task.created');
  expect(task?.task).toMatchObject({ project: made.data.id, service: service.id });
  await it.call(removeIssue, { as: it.manager, params: { id: issue } });
  const removed = async (as: typeof it.user) =>
    (await it.since(as, start, { type: 'issue.removed' })).length;
  expect([await removed(it.manager), await removed(it.user)]).toEqual([1, 0]);
});

test('a key hears of the records of its areas alone [MAC-143]', async () => {
  const start = await it.now();
  const client = await it.createClient();
  await it.call(createIssue, { as: it.manager, body: issueOf(client, [it.user.id]) });
  const kinds = async (key: string) =>
    (await it.since(key, start)).map(({ record }) => record.kind);
  expect(await kinds(await it.keyOf(it.manager, 'issues'))).toEqual(['issue']);
  expect(await kinds(await it.keyOf(it.manager, 'clients', 'issues'))).toEqual([
    'client',
    'contact',
    'issue',
  ]);
  expect(await kinds(await it.keyOf(it.manager, 'knowledge'))).toEqual([]);
});

test('an absence is told to whom it concerns [MAC-143]', async () => {
  const start = await it.now();
  const type = await it.db
    .insertInto('calendarType')
    .values({ name: 'Opieka', color: '#112233', isPrivate: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const day = addDays(warsawDay(), 30);
  const body = { type: type.id, owner: it.user.id, dateFrom: day, dateTo: day };
  const made = await it.call(createAbsence, { as: it.manager, body });
  expect(made.status).toBe(200);
  const heard = async (as: typeof it.user) =>
    (await it.since(as, start, { type: 'absence.created' })).map(({ record }) => record.name);
  expect(await heard(it.user)).toEqual([it.user.name]);
  expect(await heard(it.manager)).toEqual([it.user.name]);
  expect(await heard(it.stranger)).toEqual([]);
});

test('what was erased does not come back, nor how a deleted contact was reached [MAC-144]', async () => {
  const start = await it.now();
  const client = await it.createClient();
  const contact = { ...it.person, client, description: 'Brat prezesa' };
  const person = (await it.call(createContact, { as: it.user, body: contact })).data.id as number;
  await it.patchClient(client, { name: 'Jan Nowak' });
  await forgetInHistory(it.db, { entity: 'client', ids: [client], fields: ['name'] });
  await it.call(removeContact, { as: it.user, params: { id: person } });
  const kept = await it.createClient();
  const restricted = await it.db
    .updateTable('clientPerson')
    .set({ restricted: sql`now()` })
    .where('client', '=', kept)
    .returning('id')
    .executeTakeFirstOrThrow();
  const events = await it.since(it.user, start);
  expect(JSON.stringify(events.filter(({ record }) => record.id === person))).not.toMatch(
    /600 700 800|Brat prezesa/,
  );
  expect(events.find(({ type }) => type === 'client.updated')?.changes).toEqual([
    { field: 'name', before: '[dane usunięte]', after: '[dane usunięte]' },
  ]);
  expect(
    events.filter(({ record }) => record.kind === 'contact' && record.id === restricted.id),
  ).toEqual([]);
});

test('after a move to another PostgreSQL, whose transactions begin anew, cursors go on [MAC-142]', async () => {
  const before = await it.createClient();
  await sql`update history set transaction = transaction + 1000000
    where entity = 'client' and "entityId" = ${before}`.execute(it.db);
  await sql`select continue_events()`.execute(it.db);
  const start = await it.now();
  const id = await it.createClient();
  const events = await it.since(it.user, start, { type: 'client.created' });
  expect(events.map(({ record }) => record.id)).toEqual([id]);
  const last = await it.now();
  await sql`select continue_events()`.execute(it.db);
  await it.patchClient(id, { name: 'Dalej' });
  expect((await it.since(it.user, last)).map(({ type }) => type)).toEqual(['client.updated']);
});
