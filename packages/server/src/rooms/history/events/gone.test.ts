import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { createAbsence, removeAbsence } from '@zaplecze/contract/rooms/absences/calls';
import { createContact, removeClient, removeContact } from '@zaplecze/contract/rooms/clients/calls';
import { createDocument, removeDocument } from '@zaplecze/contract/rooms/documents/calls';
import { recordEventKinds } from '@zaplecze/contract/rooms/history/events/lists';
import { createIssue, removeIssue } from '@zaplecze/contract/rooms/issues/calls';
import { createOffer, removeOffer } from '@zaplecze/contract/rooms/offers/calls';
import { createProject, removeProject } from '@zaplecze/contract/rooms/projects/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EventsApp, eventsApp } from './events.fixture.ts';

let it: EventsApp;
beforeAll(async () => {
  it = await eventsApp();
});
afterAll(() => it.close());

test('what is gone is told of every kind of record, under its last name [MAC-143]', async () => {
  const as = it.manager;
  const start = await it.now();
  const made = async (endpoint: typeof createIssue, body: object): Promise<number> => {
    const answer = await it.call(endpoint, { as, body: body as never });
    expect([endpoint.path, answer.status, answer.errors]).toEqual([endpoint.path, 200, undefined]);
    return answer.data.id;
  };
  const gone = async (endpoint: typeof removeIssue, id: number) => {
    const answer = await it.call(endpoint, { as, params: { id } });
    expect([endpoint.path, answer.status]).toEqual([endpoint.path, 200]);
  };
  const client = await it.createClient();
  const contact = await made(createContact as never, { ...it.person, client });
  const { id: service, procedure, tasks } = await it.service();
  const project = await made(createProject as never, {
    ...{ client, services: [service], unitValue: 100 },
    tasks: tasks.map((task) => ({ procedure, task, user: it.user.id })),
  });
  const issue = await made(createIssue, {
    ...{ name: 'Drukarka', description: 'Zacina papier.', type: 1, dateRealization: null },
    ...{ client, users: [it.user.id] },
  });
  const offer = await made(createOffer as never, {
    ...{ name: 'Obsługa', client, projectTypes: [it.ids.type], seller: as.id, value: 100 },
    ...{ files: [await it.upload(as, 'oferta.pdf')], submission: warsawDay() },
  });
  const type = await it.db
    .insertInto('documentType')
    .values({ name: 'Umowa' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const file = await it.upload(as, 'umowa najmu.pdf');
  const document = await made(createDocument as never, { type: type.id, client, file });
  const kind = await it.db
    .insertInto('calendarType')
    .values({ name: 'Opieka', color: '#112233' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const day = addDays(warsawDay(), 30);
  const absence = await made(createAbsence as never, {
    ...{ type: kind.id, owner: it.user.id, dateFrom: day, dateTo: day },
  });
  const before = new Map(
    (await it.since(as, start)).map(({ record }) => [`${record.kind} ${record.id}`, record.name]),
  );
  await gone(removeAbsence as never, absence);
  await gone(removeDocument as never, document);
  await gone(removeOffer as never, offer);
  await gone(removeIssue, issue);
  await gone(removeProject as never, project);
  await gone(removeContact as never, contact);
  await gone(removeClient as never, client);
  const removed = (await it.since(as, start)).filter(({ type }) => type.endsWith('.removed'));
  expect([...new Set(removed.map(({ record }) => record.kind))].toSorted()).toEqual(
    recordEventKinds.toSorted(),
  );
  for (const { record } of removed)
    expect([record.kind, record.name]).toEqual([
      record.kind,
      record.kind === 'document' ? 'Umowa' : before.get(`${record.kind} ${record.id}`),
    ]);
});

test('an event of a contact person names the client, also once both are gone [MAC-179]', async () => {
  const start = await it.now();
  const client = await it.createClient();
  const person = await it.call(createContact, { as: it.user, body: { ...it.person, client } });
  const id = person.data.id as number;
  const clients = async () =>
    (await it.since(it.user, start)).flatMap(({ record, client: of }) =>
      record.kind === 'contact' && record.id === id ? [of] : [],
    );
  expect(await clients()).toEqual([client]);
  await it.call(removeContact, { as: it.user, params: { id } });
  await it.call(removeClient, { as: it.manager, params: { id: client } });
  expect(await clients()).toEqual([client, client]);
});
