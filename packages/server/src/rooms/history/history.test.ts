import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/history/calls';
import { createIssue, updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { createOffer, updateOffer } from '@zaplecze/contract/rooms/offers/calls';
import { updatePerson } from '@zaplecze/contract/rooms/people/calls';
import {
  createReplacement,
  removeReplacement,
} from '@zaplecze/contract/rooms/people/replacements/calls';
import { createProject } from '@zaplecze/contract/rooms/projects/calls';
import { updateTask } from '@zaplecze/contract/rooms/tasks/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { historyApp } from './history.fixture.ts';

let it: Awaited<ReturnType<typeof historyApp>>;
beforeAll(async () => {
  it = await historyApp();
});
afterAll(() => it.close());

type Endpoint = contract.HistoryEndpoint;
const ask = (endpoint: Endpoint, id: number, as: Someone, before?: number) =>
  it.call(endpoint, { as, params: { id }, query: { ...(before && { before }) } });
const told = async (endpoint: Endpoint, id: number, as: Someone = it.manager) =>
  (await ask(endpoint, id, as)).data.list as contract.HistoryChange[];

describe('a client', () => {
  test('tells who changed what from what to what, in names [HIS-01]', async () => {
    const id = await it.createClient();
    await it.patchClient(id, { status: 3, province: 2, city: 'Wrocław' }, it.manager);
    const [change] = await told(contract.clientHistory, id);
    expect(change).toMatchObject({
      who: { id: it.manager.id, name: it.manager.name },
      entries: [{ entity: 'client', action: 'update', subject: null, links: [] }],
    });
    expect(change?.entries[0]?.fields).toEqual(
      expect.arrayContaining([
        { field: 'status', before: 'Aktywny', after: 'Rezygnacja' },
        { field: 'province', before: 'łódzkie', after: 'dolnośląskie' },
        { field: 'city', before: 'Łódź', after: 'Wrocław' },
      ]),
    );
    expect(change?.entries[0]?.fields).toHaveLength(3);
  });

  test('tells carers, tags and services that came and went, also under names of now-gone ones [HIS-02]', async () => {
    const tag = await it.db
      .insertInto('tag')
      .values({ name: 'Chwilowy' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const id = await it.createClient({ tags: [it.ids.tag] });
    await it.patchClient(id, {
      tags: [tag.id],
      clientService: [it.manager.id],
      projectTypes: [it.ids.type, it.ids.taxes],
    });
    await it.patchClient(id, { tags: [] });
    await it.db.deleteFrom('tag').where('id', '=', tag.id).execute();
    const [gone, joined] = await told(contract.clientHistory, id);
    expect(gone?.entries[0]?.links).toEqual([{ field: 'tags', added: [], removed: ['Chwilowy'] }]);
    expect(joined?.entries[0]?.links).toEqual([
      { field: 'clientService', added: [it.manager.name], removed: [it.user.name] },
      { field: 'projectTypes', added: ['Podatki'], removed: [] },
      { field: 'tags', added: ['Chwilowy'], removed: ['VIP'] },
    ]);
  });

  test('tells its contact persons and consents, also those that are gone [HIS-03]', async () => {
    const file = await it.upload(it.user);
    const id = await it.createClient({ agreements: [{ type: it.ids.consent, file }] });
    const { persons, agreements } = await it.readClient(id);
    const [person] = persons;
    const kept = { ...it.person, id: person?.id, phone: '700 800 900', position: it.ids.position };
    await it.patchClient(id, { persons: [kept, { ...it.person, firstName: 'Ewa' }] });
    await it.patchClient(id, {
      persons: [kept],
      agreements: [{ id: agreements[0]?.id, type: it.ids.consent, file, withdrawn: '2026-11-20' }],
    });
    await it.patchClient(id, { agreements: [] });
    const [dropped, parted, changed, made] = await told(contract.clientHistory, id);
    expect(dropped?.entries).toMatchObject([
      { entity: 'clientAgreement', action: 'delete', subject: 'Marketing' },
    ]);
    expect(parted?.entries).toMatchObject([
      { entity: 'clientPerson', action: 'delete', subject: 'Ewa Kowalski' },
      {
        entity: 'clientAgreement',
        subject: 'Marketing',
        fields: [{ field: 'withdrawn', before: null, after: '2026-11-20' }],
      },
    ]);
    expect(changed?.entries).toMatchObject([
      {
        entity: 'clientPerson',
        subject: 'Jan Kowalski',
        fields: [
          { field: 'phone', before: '600 700 800', after: '700 800 900' },
          { field: 'position', before: null, after: 'Prezes' },
        ],
      },
      { entity: 'clientPerson', action: 'insert', subject: 'Ewa Kowalski' },
    ]);
    expect(made?.entries[0]).toMatchObject({ entity: 'client', action: 'insert' });
  });

  test('shows twenty changes, then the earlier ones [HIS-06]', async () => {
    const id = await it.createClient();
    for (let at = 1; at <= 24; at += 1) await it.patchClient(id, { street: `Długa ${at + 1}` });
    const first = (await ask(contract.clientHistory, id, it.user)).data;
    expect(first.list).toHaveLength(contract.historyPage);
    const second = (await ask(contract.clientHistory, id, it.user, first.next)).data;
    expect(second).toMatchObject({ next: null });
    expect(second.list).toHaveLength(5);
    expect(second.list.at(-1).entries[0].action).toBe('insert');
  });

  test('what nobody did is the product’s own [HIS-07]', async () => {
    const id = await it.createClient();
    await it.db.updateTable('client').set({ city: 'Gdynia' }).where('id', '=', id).execute();
    expect((await told(contract.clientHistory, id))[0]?.who).toBeNull();
  });
});

test('a project tells its tasks: people, limits, statuses and why a gate was passed [HIS-04, HIS-08]', async () => {
  const client = await it.createClient();
  const { id: service, procedure, tasks } = await it.service();
  const assignments = tasks.map((task) => ({ procedure, task, user: it.user.id }));
  const body = { client, services: [service], tasks: assignments, unitValue: 100 };
  const project = (await it.call(createProject, { as: it.manager, body })).data.id as number;
  const params = { project, procedure, service, task: tasks[1] ?? 0 };
  const reason = 'Klient dostarczył wszystko wcześniej';
  const done = { status: 9, dateEndJob: warsawDay(), reason };
  expect((await it.call(updateTask, { as: it.manager, params, body: done })).status).toBe(200);
  const [closed, made] = await told(contract.projectHistory, project);
  const task = closed?.entries.find(({ entity }) => entity === 'projectTask');
  expect(task).toMatchObject({ subject: 'Zaksięgować', action: 'update', reason });
  expect(task?.fields).toContainEqual({
    field: 'status',
    before: 'Oczekujące',
    after: 'Zrealizowane',
  });
  expect(made?.entries.filter(({ entity }) => entity === 'projectTask')).toHaveLength(2);
  for (const as of [it.user, it.stranger]) {
    expect((await ask(contract.projectHistory, project, as)).status).toBe(403);
  }
});

test('an offer tells its status, services and files by name [HIS-02]', async () => {
  const client = await it.createClient();
  const file = await it.upload(it.manager, 'oferta.pdf');
  const body = {
    name: 'Audyt',
    client,
    seller: it.user.id,
    projectTypes: [it.ids.type],
    files: [file],
  };
  const id = (await it.call(createOffer, { as: it.manager, body })).data.id as number;
  const other = await it.upload(it.manager, 'oferta druga.pdf');
  const changes = { files: [other], projectTypes: [it.ids.taxes] };
  await it.call(updateOffer, { as: it.manager, params: { id }, body: changes });
  await it.call(updateOffer, {
    as: it.user,
    params: { id },
    body: { status: 1, comment: 'Za drogo' },
  });
  const [refused, changed] = await told(contract.offerHistory, id, it.stranger);
  expect(refused?.entries[0]?.fields).toContainEqual({
    field: 'status',
    before: 'Oczekuje na decyzję',
    after: 'Odmowa',
  });
  expect(changed?.entries[0]?.links).toEqual(
    expect.arrayContaining([
      { field: 'projectTypes', added: ['Podatki'], removed: ['Księgowość'] },
      { field: 'files', added: ['oferta druga.pdf'], removed: ['oferta.pdf'] },
    ]),
  );
});

test('an issue’s history is for those who take part in it, and for managers [HIS-08]', async () => {
  const body = {
    name: 'Drukarka',
    users: [it.user.id],
    client: null,
    description: 'Zacina papier.',
    type: 1,
    dateRealization: null,
  };
  const orderer = await it.signIn();
  const id = (await it.call(createIssue, { as: orderer, body })).data.id as number;
  await it.call(updateIssue, { as: it.user, params: { id }, body: { status: 2 } });
  for (const as of [orderer, it.user, it.manager, it.admin]) {
    const [change] = await told(contract.issueHistory, id, as);
    expect(change?.entries[0]?.fields).toEqual([
      { field: 'status', before: 'Do realizacji', after: 'W realizacji' },
    ]);
  }
  expect((await ask(contract.issueHistory, id, it.stranger)).status).toBe(403);
});

describe('a profile', () => {
  test('tells fields, roles, substitutions and clients; never what opens the account [HIS-05]', async () => {
    const owner = await it.signIn();
    const edit = (body: object) =>
      it.call(updatePerson, { as: it.admin, params: { id: owner.id }, body });
    await edit({ department: it.ids.department, roles: ['ROLE_USER', 'ROLE_MANAGER'] });
    const client = await it.createClient();
    await edit({ clients: [client] });
    const body = {
      user: it.user.id,
      replacedUser: owner.id,
      // Bounds of substitutions: none is wholly past, and the substitute is there on some working day.
      dateFrom: `${addDays(warsawDay(), 1)} 08:00:00`,
      dateTo: `${addDays(warsawDay(), 14)} 16:00:00`,
    };
    const { id } = (await it.call(createReplacement, { as: owner, body })).data;
    await it.call(removeReplacement, { as: owner, params: { id } });
    await it.db
      .updateTable('person')
      .set({ passwordHash: 'tajny-skrot', username: 'nowa.nazwa' })
      .where('id', '=', owner.id)
      .execute();
    const answer = await ask(contract.profileHistory, owner.id, owner);
    const list = answer.data.list as contract.HistoryChange[];
    expect(JSON.stringify(answer.json)).not.toMatch(
      /tajny-skrot|passwordHash|username|nowa\.nazwa/,
    );
    const entries = list.flatMap((change) => change.entries);
    expect(entries).toMatchObject([
      { entity: 'replacement', action: 'delete' },
      { entity: 'replacement', action: 'insert' },
      { entity: 'person', links: [{ field: 'clients', added: ['Żagiel'], removed: [] }] },
      { entity: 'person', action: 'update' },
      { entity: 'person', action: 'insert' },
    ]);
    expect(entries[3]?.fields).toEqual(
      expect.arrayContaining([
        { field: 'department', before: null, after: 'Kadry' },
        { field: 'roles', before: 'Pracownik', after: 'Pracownik, Kierownik' },
      ]),
    );
    expect(entries[1]?.fields).toContainEqual({
      field: 'replacedUser',
      before: null,
      after: owner.name,
    });
  });

  test('is read by its owner, managers and administrators [HIS-08]', async () => {
    const owner = await it.signIn();
    const statuses = await Promise.all(
      [owner, it.manager, it.admin, it.user, it.stranger].map(
        async (as) => (await ask(contract.profileHistory, owner.id, as)).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 200, 403, 403]);
  });
});
