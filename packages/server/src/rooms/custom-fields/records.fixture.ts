import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import type { CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import * as clients from '@zaplecze/contract/rooms/clients/calls';
import * as documents from '@zaplecze/contract/rooms/documents/calls';
import * as histories from '@zaplecze/contract/rooms/history/calls';
import * as issues from '@zaplecze/contract/rooms/issues/calls';
import * as offers from '@zaplecze/contract/rooms/offers/calls';
import * as people from '@zaplecze/contract/rooms/people/calls';
import * as projects from '@zaplecze/contract/rooms/projects/calls';
import * as reception from '@zaplecze/contract/rooms/reception/calls';
import { listReportTasks } from '@zaplecze/contract/rooms/reports/tasks/calls';
import * as tasks from '@zaplecze/contract/rooms/tasks/calls';
import type { Someone } from '../../../test/http.ts';
import { clientBody, contactBody } from '../clients/clients.fixture.ts';
import { projectApp } from '../projects/projects.fixture.ts';
import { guestOf, parcelOf, receptionHouse } from '../reception/reception.fixture.ts';

/** A record as its own answer has it. */
type Shown = { custom: Record<string, unknown>; version: number };
type Saved = { status: number; errors?: Record<string, string>; json: { about?: object } };
type Headers = Record<string, string>;

/** A list of such records, with what of its filter finds this kind; `short`: it comes whole, in one order. */
export type RecordList = {
  endpoint: Endpoint;
  params?: Record<string, number>;
  filter?: object;
  short?: true;
};

/** How records of a kind with own fields are made, changed, read, listed and told of: what a new kind says to be proved. */
export type RecordWays = {
  /** Whoever keeps such records, and is no administrator. */
  keeper: Someone;
  /** Makes one; of a kind that comes with others the field is filled when it is there. */
  make: (custom?: object) => Promise<number>;
  /** As its form makes one; left out where a record is never made by a form of its own. */
  form?: (custom: object) => Promise<Saved>;
  save: (id: number, custom: object, as?: Someone, headers?: Headers) => Promise<Saved>;
  /** The path of a field's message, before `custom.<key>`. */
  path?: string;
  read: (id: number, as?: Someone) => Promise<Shown>;
  lists: RecordList[];
  /** `reader`: who may read it, where the keeper may not. */
  history?: {
    endpoint: Endpoint;
    of: (id: number) => Promise<number> | number;
    reader?: Someone;
  };
};

/** The app of projects with every kind of record that may have own fields. */
export async function recordsApp() {
  const app = await projectApp();
  const { it, manager, anna, client, service, procedure, first } = app;
  const admin = await it.signIn('ROLE_ADMIN');
  const desk = await it.signIn('ROLE_RECEPTION');
  const house = await receptionHouse(it);
  const named = async (table: 'projectType' | 'documentType', name: string) =>
    (await it.db.insertInto(table).values({ name }).returning('id').executeTakeFirstOrThrow()).id;
  const [kind, paper] = [
    await named('projectType', 'Doradztwo'),
    await named('documentType', 'Umowa'),
  ];
  const idOf = ({ status, data, json }: Awaited<ReturnType<typeof it.call>>): number => {
    if (status !== 200) throw new Error(JSON.stringify(json));
    return data.id;
  };

  /** A kind with calls of the usual shape. */
  const usual = (
    keeper: Someone,
    calls: { create: Endpoint; update: Endpoint; get: Endpoint; called: string },
    body: () => object | Promise<object>,
  ) => {
    const form = async (custom?: object) =>
      it.call(calls.create, {
        as: keeper,
        body: { ...(await body()), ...(custom && { custom }) },
      });
    return {
      ...{ keeper, form },
      make: async (custom?: object) => idOf(await form(custom)),
      save: (id: number, custom: object, as = keeper, headers: Headers = {}) =>
        it.call(calls.update, { as, params: { id }, body: { custom }, headers }),
      read: async (id: number, as = keeper): Promise<Shown> =>
        (await it.call(calls.get, { as, params: { id } })).data[calls.called],
    };
  };

  const at = (project: number) => ({ project, task: first, procedure, service });
  /** The project of a task, by the task's own number. */
  const projectOf = async (id: number) =>
    (
      await it.db
        .selectFrom('projectTask')
        .select('project')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).project;
  const saveTask = async (id: number, custom: object, as = anna, headers: Headers = {}) =>
    it.call(tasks.updateTask, {
      ...{ as, params: at(await projectOf(id)), body: { custom }, headers },
    });

  const registers = {
    ...{ create: reception.createReception, update: reception.updateReception },
    ...{ get: reception.getReception, called: 'reception' },
  };
  let made = 0;
  const newPerson = () => {
    made += 1;
    return {
      ...{ firstName: 'Łucja', lastName: `Żak ${made}`, phone: '600 700 800' },
      ...{ email: `lucja.${made}@firma.pl`, department: null, position: null, picture: null },
    };
  };
  const withPerson = (custom?: object) => ({
    ...clientBody(),
    ...{ projectTypes: [kind], clientService: [anna.id] },
    persons: [{ ...contactBody, ...(custom && { custom }) }],
  });
  const clientOf = async (id: number) =>
    (
      await it.db
        .selectFrom('clientPerson')
        .select('client')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).client;
  const readClient = async (id: number, as = manager): Promise<clients.Client> =>
    (await it.call(clients.getClient, { as, params: { id } })).data.client;
  const ways: Record<CustomRecord, RecordWays> = {
    client: {
      ...usual(
        manager,
        {
          ...{ create: clients.createClient, update: clients.updateClient },
          ...{ get: clients.getClient, called: 'client' },
        },
        () => ({
          ...clientBody(),
          ...{ projectTypes: [kind], clientService: [anna.id], persons: [contactBody] },
        }),
      ),
      lists: [{ endpoint: clients.listClients }],
      history: { endpoint: histories.clientHistory, of: (id) => id },
    },
    contact: {
      keeper: manager,
      path: 'persons.0.',
      form: (custom) => it.call(clients.createClient, { as: manager, body: withPerson(custom) }),
      make: async (custom) => {
        const { status, data, json } = await it.call(clients.createClient, {
          ...{ as: manager, body: withPerson(custom) },
        });
        if (status !== 200) throw new Error(JSON.stringify(json));
        return (await readClient(data.id)).persons[0]?.id ?? 0;
      },
      save: async (id, custom, as = manager, headers = {}) => {
        const params = { id: await clientOf(id) };
        const body = { persons: [{ id, ...contactBody, custom }] };
        return it.call(clients.updateClient, { as, params, body, headers });
      },
      read: async (id, as = manager) => {
        const { persons, version } = await readClient(await clientOf(id), as);
        return { custom: persons.find((one) => one.id === id)?.custom ?? {}, version };
      },
      lists: [],
      history: { endpoint: histories.clientHistory, of: clientOf },
    },
    project: {
      ...usual(
        manager,
        {
          ...{ create: projects.createProject, update: projects.updateProject },
          ...{ get: projects.getProject, called: 'project' },
        },
        () => ({ client, services: [service], tasks: app.assignments() }),
      ),
      lists: [{ endpoint: projects.listProjects }],
      history: { endpoint: histories.projectHistory, of: (id) => id },
    },
    task: {
      keeper: anna,
      make: async (custom) => {
        const project = await app.begin();
        const { id } = (await app.open(anna, first)).data.task;
        if (custom) await saveTask(id, custom);
        if ((await projectOf(id)) !== project) throw new Error('Another project');
        return id;
      },
      save: saveTask,
      read: async (id, as = anna) =>
        (await it.call(tasks.getTask, { as, params: at(await projectOf(id)) })).data.task,
      lists: [
        { endpoint: tasks.listAssignedTasks, params: { user: anna.id } },
        { endpoint: listReportTasks },
      ],
      history: { endpoint: histories.projectHistory, of: projectOf, reader: manager },
    },
    issue: {
      ...usual(
        manager,
        {
          ...{ create: issues.createIssue, update: issues.updateIssue },
          ...{ get: issues.getIssue, called: 'issue' },
        },
        () => ({
          ...{ name: 'Drukarka', users: [anna.id], client, description: 'Zacina', type: 1 },
          dateRealization: '2026-11-25',
        }),
      ),
      lists: [{ endpoint: issues.listIssues }],
      history: { endpoint: histories.issueHistory, of: (id) => id },
    },
    offer: {
      ...usual(
        manager,
        {
          ...{ create: offers.createOffer, update: offers.updateOffer },
          ...{ get: offers.getOffer, called: 'offer' },
        },
        () => ({
          ...{ name: 'Audyt', client, seller: anna.id, projectTypes: [kind] },
          submission: '2026-11-20',
        }),
      ),
      lists: [{ endpoint: offers.listOffers }],
      history: { endpoint: histories.offerHistory, of: (id) => id },
    },
    document: {
      ...usual(
        manager,
        {
          ...{ create: documents.createDocument, update: documents.updateDocument },
          ...{ get: documents.getDocument, called: 'document' },
        },
        async () => ({ type: paper, client, file: await it.upload(manager, 'umowa.pdf') }),
      ),
      lists: [{ endpoint: documents.listDocuments }],
    },
    person: {
      ...usual(
        manager,
        {
          ...{ create: people.createPerson, update: people.updatePerson },
          ...{ get: people.getPerson, called: 'user' },
        },
        newPerson,
      ),
      form: (custom) =>
        it.call(people.createPerson, { as: admin, body: { ...newPerson(), custom } }),
      make: async (custom) => {
        const body = { ...newPerson(), ...(custom && { custom }) };
        return idOf(await it.call(people.createPerson, { as: admin, body }));
      },
      lists: [{ endpoint: people.listPeople, short: true }],
      history: { endpoint: histories.profileHistory, of: (id) => id },
    },
    guest: {
      ...usual(desk, registers, () => guestOf(house, anna)),
      lists: [{ endpoint: reception.listReception, filter: { category: 'guest' } }],
    },
    parcel: {
      ...usual(desk, registers, () => parcelOf(house)),
      lists: [{ endpoint: reception.listReception, filter: { category: 'parcel' } }],
    },
  };
  return { it, admin, manager, desk, ways };
}
