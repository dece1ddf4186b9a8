import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import * as catalog from '@zaplecze/contract/rooms/catalog/calls';
import * as clients from '@zaplecze/contract/rooms/clients/calls';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { type Someone, testApp } from '../../../test/http.ts';
import { clientBody } from '../clients/clients.fixture.ts';
import { createBookkeeping } from '../projects/projects.fixture.ts';

/** A company where two may edit everything, Anna and Piotr, with four of whatever a list can hold. */
export async function twoEditors() {
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

  const red = { color: '#FF0000' };
  const [tags, types, consents, departments] = await Promise.all([
    items('tag'),
    items('projectType', red),
    items('agreementType'),
    items('department', red),
  ]);
  const staff = [third.id, fourth.id, anna.id, piotr.id];
  const house = await createBookkeeping(it, anna);
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
  return {
    it,
    anna,
    piotr,
    third,
    fourth,
    made,
    files,
    tags,
    types,
    consents,
    departments,
    department,
    staff,
    house,
    red,
    tasks,
    procedures,
    services,
    article,
    parcel,
    company,
    ownClients,
  };
}

export type TwoEditors = Awaited<ReturnType<typeof twoEditors>>;
