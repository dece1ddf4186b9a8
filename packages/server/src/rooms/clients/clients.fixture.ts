import * as contract from '@zaplecze/contract/rooms/clients/calls';
import { testApp } from '../../../test/http.ts';

export const contactBody = {
  firstName: 'Jan',
  lastName: 'Kowalski',
  phone: '600 700 800',
  email: null,
};

/** The own fields of a client, `more` beside or instead. */
export function clientBody(more: object = {}) {
  return {
    name: 'Łódzka Wytwórnia Żarówek',
    phone: '+48 600-700-800',
    email: 'biuro@zarowki.pl',
    city: 'Łódź',
    street: 'Piotrkowska 1',
    postalCode: '90-001',
    province: 10,
    fvName: 'Łódzka Wytwórnia Żarówek sp. z o.o.',
    fvPhone: '600700800',
    fvEmail: 'faktury@zarowki.pl',
    nip: 'PL 526-025-09-95',
    fvCity: 'Łódź',
    fvStreet: 'Piotrkowska 1',
    fvPostalCode: '90-001',
    fvProvince: 10,
    status: 1,
    ...more,
  };
}

/** People of each right, a service, a tag and a kind of consent, and short ways to make and read clients. */
export async function clientsApp() {
  const it = await testApp();
  const [admin, manager, user] = await Promise.all([
    it.signIn('ROLE_ADMIN'),
    it.signIn('ROLE_MANAGER'),
    it.signIn('ROLE_USER'),
  ]);
  const insert = async (table: 'projectType' | 'tag' | 'agreementType', values: object) =>
    (
      await it.db
        .insertInto(table)
        .values(values as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const service = await insert('projectType', { name: 'Księgowość', color: '#112233' });
  const tag = await insert('tag', { name: 'VIP' });
  const consent = await insert('agreementType', {
    name: 'Marketing',
    description: 'Zgadzam się.',
  });

  /** A whole form, `more` beside or instead. */
  const whole = (more: object = {}) => ({
    ...clientBody(),
    projectTypes: [service],
    tags: [tag],
    clientService: [user.id],
    persons: [contactBody],
    ...more,
  });
  const create = async (more: object = {}) =>
    (await it.call(contract.createClient, { as: user, body: whole(more) })).data.id as number;
  const read = async (id: number): Promise<contract.Client> =>
    (await it.call(contract.getClient, { as: user, params: { id } })).data.client;
  const listed = async (query: object) =>
    (await it.call(contract.listClients, { as: user, query: query as never })).data.list;
  return { it, admin, manager, user, service, tag, consent, whole, create, read, listed };
}
