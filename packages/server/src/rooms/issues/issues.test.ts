import { wrongDateTime } from '@zaplecze/contract/kit/fields/date-words';
import { removeClient } from '@zaplecze/contract/rooms/clients/calls';
import { fileTicket } from '@zaplecze/contract/rooms/files/calls';
import * as contract from '@zaplecze/contract/rooms/issues/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertClient } from '../../../test/client.ts';
import type { Someone } from '../../../test/http.ts';
import { issueApp } from './issues.fixture.ts';

let app: Awaited<ReturnType<typeof issueApp>>;
let issue: number;
beforeAll(async () => {
  app = await issueApp();
});
afterAll(() => app.it.close());
beforeEach(async () => {
  issue = await app.made();
});

test('an issue is to be done, with its people, client, type and the day of its limit [ISS-24, ISS-30, ISS-32, ISS-31]', async () => {
  const read = await app.read(issue, app.doer);
  expect(read).toMatchObject({
    name: 'Nie działa drukarka',
    users: [{ id: app.doer.id, name: app.doer.name }],
    client: { name: 'Żagiel' },
    description: 'Drukarka na drugim piętrze zacina papier.',
    type: { id: 1, name: 'Help desk - sprzęt' },
    status: { id: 1, name: 'Do realizacji' },
    orderedBy: { id: app.orderer.id },
    dateRealization: '2026-11-25T22:59:00.000Z',
    statusHistory: [{ status: { id: 1 }, createdBy: { id: app.orderer.id } }],
    comments: [],
    files: [],
    may: { edit: true, delete: false, statuses: [1, 2, 9, 10], accept: false },
  });
  expect(read.assignDate).not.toBeNull();
});

test('the whole form may be sent at once: several people, dates with time, hours, files [ISS-21, ISS-22, ISS-23]', async () => {
  const file = await app.it.upload(app.orderer);
  const id = await app.made({
    users: [app.doer.id, app.manager.id, app.doer.id],
    type: 0,
    client: '',
    dateRealization: '2026-11-25 14:30',
    dateRealizationEstimation: '2026-11-24T08:00:00Z',
    timeRequired: '2,5',
    files: [file],
  });
  expect(await app.read(id)).toMatchObject({
    users: [{ id: app.manager.id }, { id: app.doer.id }],
    type: { id: 0, name: 'Inne' },
    client: null,
    dateRealization: '2026-11-25T13:30:00.000Z',
    dateRealizationEstimation: '2026-11-24T08:00:00.000Z',
    timeRequired: 2.5,
    files: [{ id: file, fileName: 'umowa.pdf' }],
  });
});

test.each([
  [{ name: '  ' }, 'name', 'Nazwa jest wymagana'],
  [{ users: [] }, 'users', 'Użytkownik jest wymagany'],
  [{ users: null }, 'users', 'Użytkownik jest wymagany'],
  [{ users: [999_999] }, 'users', 'Nie ma takiej osoby'],
  [{ description: '' }, 'description', 'Opis jest wymagany'],
  [{ type: null }, 'type', 'Typ zgłoszenia jest wymagany'],
  [{ type: 19 }, 'type', 'Typ zgłoszenia jest wymagany'],
  [{ client: 999_999 }, 'client', 'Nie ma takiego klienta'],
  [{ dateRealization: '2026-02-30' }, 'dateRealization', wrongDateTime],
  [{ timeRequired: 'dużo' }, 'timeRequired', 'Podaj liczbę godzin'],
  [{ status: 30 }, 'status', 'Nieznane pole'],
  [{ orderedBy: 1 }, 'orderedBy', 'Nieznane pole'],
])('%j is refused on %s: %s [ISS-20, ISS-21, ISS-22, ISS-23]', async (more, field, message) => {
  const answer = await app.create(more);
  expect([answer.status, answer.errors?.[field]]).toEqual([400, message]);
});

test('all wrong fields are told at once [ISS-20]', async () => {
  const answer = await app.it.call(contract.createIssue, { as: app.orderer, body: {} });
  expect(answer.errors).toEqual({
    name: 'Nazwa jest wymagana',
    users: 'Użytkownik jest wymagany',
    description: 'Opis jest wymagany',
    type: 'Typ zgłoszenia jest wymagany',
  });
});

test('everyone reports issues; those who take part and managers see and edit them, others not [ISS-01, ISS-02]', async () => {
  for (const as of [app.admin, app.manager, app.doer, app.stranger]) {
    expect((await app.create({}, as)).status).toBe(200);
  }
  expect((await app.create({}, null)).status).toBe(401);
  for (const as of [app.admin, app.manager, app.orderer, app.doer]) {
    expect((await app.get(issue, as)).status).toBe(200);
    expect((await app.patch(issue, { timeRequired: 3 }, as)).status).toBe(200);
  }
  expect((await app.get(issue, app.stranger)).status).toBe(403);
  expect((await app.patch(issue, {}, app.stranger)).status).toBe(403);
  expect((await app.get(issue, null)).status).toBe(401);
  expect((await app.get(999_999, app.stranger)).status).toBe(404);
  // The record before the body, the rule on the row before the body.
  expect((await app.patch(999_999, { name: '' }, app.doer)).status).toBe(404);
  expect((await app.patch(issue, { name: '' }, app.stranger)).status).toBe(403);
});

test('who stands in for a person sees their issues for that time, and for whom [ISS-02, ISS-17]', async () => {
  const [away, substitute] = await Promise.all([app.it.signIn(), app.it.signIn()]);
  const assigned = await app.made({ name: 'Przydzielone', users: [away.id] });
  const reported = await app.made({ name: 'Zgłoszone' }, away);
  expect((await app.get(assigned, substitute)).status).toBe(403);
  await app.replace(substitute, away);
  expect(await app.read(assigned, substitute)).toMatchObject({ onBehalfOf: { id: away.id } });
  expect((await app.get(reported, substitute)).status).toBe(200);
  expect((await app.patch(assigned, { status: 2 }, substitute)).status).toBe(200);
  const answer = await app.it.call(contract.listAssignedIssues, {
    as: substitute,
    params: { user: substitute.id },
  });
  expect(answer.data.list).toMatchObject({
    count: 1,
    list: [{ name: 'Przydzielone', onBehalfOf: { id: away.id, name: away.name } }],
  });
});

test('managers and the orderer delete; files and comments go with the issue [ISS-05]', async () => {
  const file = await app.it.upload(app.doer);
  const params = { id: issue, file };
  expect((await app.it.call(contract.issueFiles.attach, { as: app.doer, params })).status).toBe(
    200,
  );
  const text = { text: 'Sprawdzę' };
  await app.it.call(contract.commentIssue, { as: app.doer, params: { id: issue }, body: text });
  const remove = (as: Someone | null, id = issue) =>
    app.it.call(contract.removeIssue, { as, params: { id } });
  expect((await remove(null)).status).toBe(401);
  expect((await remove(app.stranger)).status).toBe(403);
  expect((await remove(app.doer)).status).toBe(403);
  expect((await remove(app.orderer)).status).toBe(200);
  expect((await remove(app.orderer)).status).toBe(404);
  expect((await app.it.call(fileTicket, { as: app.doer, params: { id: file } })).status).toBe(404);
  expect((await remove(app.manager, await app.made())).status).toBe(200);
});

test('a file is hung on an issue by who uploaded it, and read by who takes part [ISS-26]', async () => {
  const file = await app.it.upload(app.doer);
  const params = { id: issue, file };
  const attach = (as: Someone) => app.it.call(contract.issueFiles.attach, { as, params });
  const detach = (as: Someone) => app.it.call(contract.issueFiles.detach, { as, params });
  const ticket = (as: Someone) => app.it.call(fileTicket, { as, params: { id: file } });
  expect((await attach(app.stranger)).status).toBe(403);
  expect((await attach(app.orderer)).status).toBe(404);
  expect((await attach(app.doer)).status).toBe(200);
  expect((await ticket(app.orderer)).status).toBe(200);
  expect((await ticket(app.manager)).status).toBe(200);
  expect((await ticket(app.stranger)).status).toBe(403);
  expect((await detach(app.stranger)).status).toBe(403);
  expect((await detach(app.orderer)).status).toBe(200);
  expect((await detach(app.orderer)).status).toBe(404);
});

test('of two editors disjoint changes merge, the same field is a conflict [ISS-25]', async () => {
  const { version } = await app.read(issue);
  const headers = { 'if-match': String(version) };
  expect((await app.patch(issue, { timeRequired: 3 }, app.doer)).status).toBe(200);
  expect((await app.patch(issue, { name: 'Drukarka' }, app.orderer, headers)).status).toBe(200);
  const answer = await app.patch(issue, { timeRequired: 5 }, app.orderer, headers);
  expect(answer.status).toBe(409);
  expect(answer.json.conflicts).toEqual({ timeRequired: { theirs: 3, yours: 5 } });
  expect(answer.json.about.timeRequired).toMatchObject({
    entity: 'issue',
    field: 'timeRequired',
    words: { theirs: { value: 3 }, yours: { value: 5 } },
    by: { id: app.doer.id, name: app.doer.name },
  });
});

test('a client with issues is not deleted [CLI-03]', async () => {
  const client = await insertClient(app.it.db, { name: 'Burta' });
  await app.made({ client });
  const answer = await app.it.call(removeClient, { as: app.manager, params: { id: client } });
  expect(answer.status).toBe(409);
});
