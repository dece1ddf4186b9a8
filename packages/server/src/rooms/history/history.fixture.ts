import * as catalog from '@zaplecze/contract/rooms/catalog/calls';
import * as clients from '@zaplecze/contract/rooms/clients/calls';
import { testApp } from '../../../test/http.ts';

/** A company with a client of one contact person, and a service of two tasks. */
export async function historyApp() {
  const it = await testApp();
  const [admin, manager, user, stranger] = await Promise.all([
    it.signIn('ROLE_ADMIN'),
    it.signIn('ROLE_MANAGER'),
    it.signIn(),
    it.signIn('ROLE_RECEPTION'),
  ]);
  const insert = async (
    table: 'projectType' | 'tag' | 'agreementType' | 'position' | 'department' | 'taskType',
    values: object,
  ) => {
    const row = it.db.insertInto(table).values(values as never);
    return (await row.returning('id').executeTakeFirstOrThrow()).id;
  };
  const [type, taxes, tag, consent, position, department, taskType] = await Promise.all([
    insert('projectType', { name: 'Księgowość', color: '#112233' }),
    insert('projectType', { name: 'Podatki', color: '#112233' }),
    insert('tag', { name: 'VIP' }),
    insert('agreementType', { name: 'Marketing', description: 'Zgadzam się na oferty.' }),
    insert('position', { name: 'Prezes' }),
    insert('department', { name: 'Kadry' }),
    insert('taskType', { name: 'Księgowanie' }),
  ]);
  const person = { firstName: 'Jan', lastName: 'Kowalski', phone: '600 700 800', email: null };
  const whole = (more: object = {}) => ({
    name: 'Żagiel',
    phone: '600700801',
    email: 'biuro@zagiel.pl',
    city: 'Łódź',
    street: 'Długa 1',
    postalCode: '90-001',
    province: 10,
    fvName: 'Żagiel',
    fvPhone: '600700801',
    fvEmail: 'faktury@zagiel.pl',
    nip: '5260250995',
    fvCity: 'Łódź',
    fvStreet: 'Długa 1',
    fvPostalCode: '90-001',
    fvProvince: 10,
    status: 1,
    projectTypes: [type],
    clientService: [user.id],
    persons: [person],
    ...more,
  });
  const createClient = async (more: object = {}): Promise<number> =>
    (await it.call(clients.createClient, { as: user, body: whole(more) })).data.id;
  const readClient = async (id: number): Promise<clients.Client> =>
    (await it.call(clients.getClient, { as: user, params: { id } })).data.client;
  const patchClient = (id: number, body: object, as = user, headers = {}) =>
    it.call(clients.updateClient, { as, params: { id }, body, headers });
  const made = async (endpoint: typeof catalog.taskDefinitions.create, body: object) =>
    (await it.call(endpoint, { as: manager, body })).data.id as number;
  /** The service's ids: its one procedure and two tasks. */
  const service = async () => {
    const tasks = [
      await made(catalog.taskDefinitions.create, { name: 'Zebrać dokumenty', type: taskType }),
      await made(catalog.taskDefinitions.create, { name: 'Zaksięgować', type: taskType }),
    ];
    const procedure = await made(catalog.procedureDefinitions.create as never, {
      name: 'Miesiąc',
      department,
      tasks,
    });
    const id = await made(catalog.serviceDefinitions.create as never, {
      name: 'Pełna księgowość',
      department,
      type,
      procedures: [procedure],
    });
    return { id, procedure, tasks };
  };
  return {
    ...it,
    admin,
    manager,
    user,
    stranger,
    ids: { type, taxes, tag, consent, position, department },
    person,
    createClient,
    readClient,
    patchClient,
    service,
  };
}
