import * as catalog from '@zaplecze/contract/catalog';
import { procedureCollections, serviceCollections } from '@zaplecze/contract/catalog.forms';
import * as clients from '@zaplecze/contract/clients';
import { clientCollections, clientFormOf } from '@zaplecze/contract/clients.forms';
import { dictionaryCalls } from '@zaplecze/contract/dictionaries';
import { dictionaryCollections, dictionaryFormOf } from '@zaplecze/contract/dictionaries.forms';
import * as issues from '@zaplecze/contract/issues';
import { issueCollections, issueFormOf } from '@zaplecze/contract/issues.forms';
import type { Endpoint } from '@zaplecze/contract/kit/endpoint';
import { idsOf } from '@zaplecze/contract/kit/records';
import * as knowledge from '@zaplecze/contract/knowledge';
import { articleCollections, articleFormOf } from '@zaplecze/contract/knowledge.forms';
import * as offers from '@zaplecze/contract/offers';
import { offerCollections, offerFormOf } from '@zaplecze/contract/offers.forms';
import * as people from '@zaplecze/contract/people';
import { personCollections, personFormOf } from '@zaplecze/contract/people.forms';
import * as projects from '@zaplecze/contract/projects';
import { projectCollections, projectFormOf } from '@zaplecze/contract/projects.forms';
import * as reception from '@zaplecze/contract/reception';
import { receptionCollections, receptionFormOf } from '@zaplecze/contract/reception.forms';
import { type Someone, testApp } from '../../../test/http.ts';
import { clientBody } from '../clients/clients.fixture.ts';
import { bookkeeping } from '../projects/projects.fixture.ts';

/** Every form that has a list in it. */
export const formsWithLists = {
  client: clientCollections,
  project: projectCollections,
  procedure: procedureCollections,
  service: serviceCollections,
  company: dictionaryCollections,
  knowledge: articleCollections,
  offer: offerCollections,
  issue: issueCollections,
  person: personCollections,
  reception: receptionCollections,
};
export type FormName = keyof typeof formsWithLists;

type Form = Record<string, unknown>;
/** What a list is tried with: two elements that stand in it, and two that may be added. */
type Elements = {
  standing: [unknown, unknown];
  added?: [unknown, unknown];
  /** A field of an element of a list of records, and two values for it. */
  part?: { name: string; values: [unknown, unknown] };
  /** What the element is called where it is told about. */
  subject?: string;
};

/** Two people who may edit everything, and a record of every form with what its lists can hold. */
export async function companyOfTwo() {
  const it = await testApp();
  const [anna, piotr, third, fourth] = (await Promise.all([
    it.signIn('ROLE_ADMIN'),
    it.signIn('ROLE_ADMIN'),
    it.signIn(),
    it.signIn(),
  ])) as [Someone, Someone, Someone, Someone];
  const made = async (endpoint: Endpoint, body: object, as = anna): Promise<number> =>
    (await it.call(endpoint, { as, body })).data.id;
  const items = (kind: keyof typeof dictionaryCalls, more: object = {}) =>
    Promise.all(
      ['A', 'B', 'C', 'D'].map((name) =>
        made(dictionaryCalls[kind].create, { name: `${kind} ${name}`, ...more }),
      ),
    );
  const files = () =>
    Promise.all([anna, anna, anna, piotr].map((as, at) => it.upload(as, `${at}.pdf`)));
  const two = (list: unknown[]): [unknown, unknown] => [list[0], list[1]];
  const four = (list: unknown[]): Elements => ({
    standing: two(list),
    added: [list[2], list[3]],
  });

  const red = { color: '#FF0000' };
  const [tags, types, consents, departments] = await Promise.all([
    items('tag'),
    items('projectType', red),
    items('agreementType'),
    items('department', red),
  ]);
  const staff = [third.id, fourth.id, anna.id, piotr.id];
  const house = await bookkeeping(it, anna);
  const definitions = async (kind: 'task' | 'procedure', more: object) => {
    const calls = { task: catalog.taskDefinitions, procedure: catalog.procedureDefinitions };
    return await Promise.all(
      ['E', 'F', 'G', 'H'].map((name) => made(calls[kind].create, { name, ...more })),
    );
  };
  const [department] = departments;
  const taskType = await made(dictionaryCalls.taskType.create, { name: 'Typ', ...red });
  const tasks = await definitions('task', { type: taskType });
  const procedures = await definitions('procedure', { department });
  const services = await Promise.all(
    ['I', 'J', 'K', 'L'].map((name) =>
      made(catalog.serviceDefinitions.create, { name, department, type: types[0] }),
    ),
  );
  const article = await made(dictionaryCalls.knowledgeBaseType.create, { name: 'Wzory' });
  const parcel = await made(dictionaryCalls.receptionType.create, { name: 'List' });
  const company = await made(dictionaryCalls.company.create, { name: 'Spółka dwóch', ...red });
  const ownClients = await Promise.all(
    ['M', 'N', 'O', 'P'].map((name) =>
      made(
        clients.createClient,
        clientBody({ name, clientService: [anna.id], projectTypes: types }),
      ),
    ),
  );
  const contact = (lastName: string) => ({ firstName: 'Jan', lastName, phone: '600700800' });
  const absence = (from: string, to: string) => ({
    dateFrom: `2099-${from} 12:00`,
    dateTo: `2099-${to} 12:00`,
  });
  const assignment = (task: number, user: number) => ({
    procedure: house.procedure,
    task,
    user,
    finalDate: false,
    dateRealizationLimit: '2099-01-10T22:59:00.000Z',
  });

  const cases: Record<FormName, Record<string, () => Elements | Promise<Elements>>> = {
    client: {
      tags: () => four(tags),
      projectTypes: () => four(types),
      clientService: () => four(staff),
      persons: () => ({
        standing: [contact('Pierwszy'), contact('Drugi')],
        added: [contact('Trzeci'), contact('Czwarty')],
        part: { name: 'phone', values: ['601601601', '602602602'] },
        subject: 'Jan Pierwszy',
      }),
      agreements: async () => {
        const of = await files();
        const consent = (at: number) => ({ type: consents[at], file: of[at], given: '2026-01-02' });
        return {
          standing: [consent(0), consent(1)],
          added: [consent(2), consent(3)],
          part: { name: 'withdrawn', values: ['2026-02-03', '2026-02-04'] },
          subject: 'agreementType A',
        };
      },
    },
    project: {
      services: () => ({ standing: [house.service, services[0]] }),
      tasks: () => ({
        standing: [assignment(house.first, third.id), assignment(house.second, third.id)],
        part: { name: 'user', values: [fourth.id, anna.id] },
        subject: 'Zebrać dokumenty',
      }),
    },
    procedure: { tasks: () => four(tasks), services: () => four(services) },
    service: { procedures: () => four(procedures) },
    company: { departments: () => four(departments) },
    knowledge: { files: async () => four(await files()) },
    offer: { projectTypes: () => four(types), files: async () => four(await files()) },
    issue: { users: () => four(staff) },
    person: {
      roles: () => four(['ROLE_USER', 'ROLE_RECEPTION', 'ROLE_MANAGER', 'ROLE_ADMIN']),
      clients: () => four(ownClients),
      replacements: () => ({
        standing: [
          { replacedUser: third.id, ...absence('01-01', '01-09') },
          { replacedUser: third.id, ...absence('02-01', '02-09') },
        ],
        added: [
          { replacedUser: third.id, ...absence('03-01', '03-09') },
          { replacedUser: third.id, ...absence('04-01', '04-09') },
        ],
        part: {
          name: 'dateFrom',
          values: ['2099-01-02T10:00:00.000Z', '2099-01-03T10:00:00.000Z'],
        },
        subject: third.name,
      }),
      substitutes: () => ({
        standing: [
          { user: fourth.id, ...absence('05-01', '05-09') },
          { user: fourth.id, ...absence('06-01', '06-09') },
        ],
        added: [
          { user: fourth.id, ...absence('07-01', '07-09') },
          { user: fourth.id, ...absence('08-01', '08-09') },
        ],
        part: {
          name: 'dateFrom',
          values: ['2099-05-02T10:00:00.000Z', '2099-05-03T10:00:00.000Z'],
        },
        subject: fourth.name,
      }),
    },
    reception: { files: async () => four(await files()) },
  };

  type Spec = {
    create: Endpoint;
    body: object;
    get: Endpoint;
    update: Endpoint;
    form: (data: never) => object;
  };
  const item = (form: (record: never) => object) => (data: { item: never }) => form(data.item);
  const specs: Record<FormName, Spec> = {
    client: {
      create: clients.createClient,
      body: clientBody({ clientService: [third.id], projectTypes: [types[0]] }),
      get: clients.getClient,
      update: clients.updateClient,
      form: ({ client }: { client: clients.Client }) => clientFormOf(client),
    },
    project: {
      create: projects.createProject,
      body: { client: house.client },
      get: projects.getProject,
      update: projects.updateProject,
      form: ({ project }: { project: projects.Project }) => projectFormOf(project),
    },
    procedure: {
      create: catalog.procedureDefinitions.create,
      body: { name: 'Procedura dwóch', department },
      get: catalog.procedureDefinitions.get,
      update: catalog.procedureDefinitions.update,
      form: item((one: catalog.ProcedureDefinition) => ({
        tasks: idsOf(one.tasks),
        services: idsOf(one.services),
      })),
    },
    service: {
      create: catalog.serviceDefinitions.create,
      body: { name: 'Usługa dwóch', department, type: types[0] },
      get: catalog.serviceDefinitions.get,
      update: catalog.serviceDefinitions.update,
      form: item((one: catalog.ServiceDefinition) => ({ procedures: idsOf(one.procedures) })),
    },
    company: {
      create: dictionaryCalls.company.create,
      body: { name: 'Spółka', ...red },
      get: dictionaryCalls.company.get,
      update: dictionaryCalls.company.update,
      form: item(dictionaryFormOf as never),
    },
    knowledge: {
      create: knowledge.createArticle,
      body: { name: 'Wzór', type: article, department },
      get: knowledge.getArticle,
      update: knowledge.updateArticle,
      form: ({ knowledgeBase }: { knowledgeBase: knowledge.Article }) =>
        articleFormOf(knowledgeBase),
    },
    offer: {
      create: offers.createOffer,
      body: { name: 'Oferta', client: house.client, seller: anna.id, projectTypes: [types[0]] },
      get: offers.getOffer,
      update: offers.updateOffer,
      form: ({ offer }: { offer: offers.Offer }) => offerFormOf(offer),
    },
    issue: {
      create: issues.createIssue,
      body: { name: 'Drukarka', description: 'Nie działa', type: 1, users: [third.id] },
      get: issues.getIssue,
      update: issues.updateIssue,
      form: ({ issue }: { issue: issues.Issue }) => issueFormOf(issue),
    },
    person: {
      create: people.createPerson,
      body: { firstName: 'Ewa', lastName: 'Lis', phone: '600700800' },
      get: people.getPerson,
      update: people.updatePerson,
      form: ({ user }: { user: people.Person }) => personFormOf(user),
    },
    reception: {
      create: reception.createReception,
      body: {
        ...{ category: 'parcel', description: 'Umowa', type: parcel, direction: 'inbound' },
        ...{ company, client: house.client },
      },
      get: reception.getReception,
      update: reception.updateReception,
      form: ({ reception: record }: { reception: reception.Reception }) => receptionFormOf(record),
    },
  };

  /** A new record whose list holds the two standing elements; with ways to read and to change it. */
  async function open(name: FormName, field: string) {
    const { create, get, update, body, form } = specs[name];
    const elements = (await cases[name][field]?.()) as Elements;
    const { standing } = elements;
    const list = name === 'project' && field === 'services' ? [standing[0]] : standing;
    const own =
      name === 'person'
        ? { email: `ewa${Math.random().toString(36).slice(2)}@firma.pl` }
        : name === 'project'
          ? { services: [house.service] }
          : name === 'company'
            ? { name: `Spółka ${Math.random()}` }
            : {};
    const id = await made(create, { ...body, ...own, [field]: list });
    const read = async () => {
      const { data } = await it.call(get, { as: anna, params: { id } });
      const record = data.item ?? data[Object.keys(data)[0] as string];
      return { version: record.version as number, form: form(data as never) as Form };
    };
    const list_ = async () => (await read()).form[field] as Form[];
    const save = (as: Someone, changed: unknown, version?: number) =>
      it.call(update, {
        as,
        params: { id },
        body: { [field]: changed },
        headers: version === undefined ? {} : { 'if-match': `"${version}"` },
      });
    return { id, elements, read, list: list_, save };
  }
  return { it, anna, piotr, cases, open };
}
