import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { idsOf } from '@zaplecze/contract/kit/values/records';
import * as catalog from '@zaplecze/contract/rooms/catalog/calls';
import { procedureFormOf } from '@zaplecze/contract/rooms/catalog/forms';
import * as clients from '@zaplecze/contract/rooms/clients/calls';
import { clientFormOf } from '@zaplecze/contract/rooms/clients/forms';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { dictionaryFormOf } from '@zaplecze/contract/rooms/dictionaries/forms';
import * as issues from '@zaplecze/contract/rooms/issues/calls';
import { issueFormOf } from '@zaplecze/contract/rooms/issues/forms';
import * as knowledge from '@zaplecze/contract/rooms/knowledge/calls';
import { articleFormOf } from '@zaplecze/contract/rooms/knowledge/forms';
import * as offers from '@zaplecze/contract/rooms/offers/calls';
import { offerFormOf } from '@zaplecze/contract/rooms/offers/forms';
import * as people from '@zaplecze/contract/rooms/people/calls';
import { personFormOf } from '@zaplecze/contract/rooms/people/forms';
import * as projects from '@zaplecze/contract/rooms/projects/calls';
import { projectFormOf } from '@zaplecze/contract/rooms/projects/forms';
import * as reception from '@zaplecze/contract/rooms/reception/calls';
import { receptionFormOf } from '@zaplecze/contract/rooms/reception/forms';
import type { Someone } from '../../../test/http.ts';
import { clientBody } from '../clients/clients.fixture.ts';
import { startSession } from '../session/session.fixture.ts';
import { type Elements, elementsOf, type FormName } from './elements.fixture.ts';
import { twoEditors } from './two-editors.fixture.ts';

type Form = Record<string, unknown>;

/** Two people who may edit everything, and a record of every form with what its lists can hold. */
export async function companyOfTwo() {
  const two = await twoEditors();
  const { it, anna, piotr, third, made, types, department, house, red, article, parcel, company } =
    two;
  const cases = elementsOf(two);

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
      body: { name: 'Procedura dwóch', department, tasks: two.tasks.slice(0, 2) },
      get: catalog.procedureDefinitions.get,
      update: catalog.procedureDefinitions.update,
      form: item((one: catalog.ProcedureDefinition) => ({
        tasks: idsOf(one.tasks),
        services: idsOf(one.services),
        steps: procedureFormOf(one).steps,
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

  /** Another service of a project comes with people for its tasks. */
  async function tasksOf(services: unknown) {
    const [id] = services as number[];
    const { data } = await it.call(catalog.serviceDefinitions.get, {
      as: anna,
      params: { id: id as number },
    });
    return (data.item as catalog.ServiceDefinition).procedures.flatMap((procedure) =>
      procedure.tasks.map((task) => ({ procedure: procedure.id, task: task.id, user: anna.id })),
    );
  }

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
    // Whoever never came stands in for nobody.
    if (name === 'person') await startSession(it.db, id, 30);
    const read = async () => {
      const { data } = await it.call(get, { as: anna, params: { id } });
      const record = data.item ?? data[Object.keys(data)[0] as string];
      return { version: record.version as number, form: form(data as never) as Form };
    };
    const list_ = async () => (await read()).form[field] as Form[];
    const swaps = (changed: unknown) =>
      name === 'project' && field === 'services' && (changed as unknown[])[0] !== standing[0];
    const save = async (as: Someone, changed: unknown, version?: number) =>
      it.call(update, {
        as,
        params: { id },
        body: {
          [field]: changed,
          ...(swaps(changed) && { tasks: await tasksOf(changed) }),
        },
        headers: version === undefined ? {} : { 'if-match': `"${version}"` },
      });
    return { id, elements, read, list: list_, save };
  }
  return { it, anna, piotr, cases, open };
}
