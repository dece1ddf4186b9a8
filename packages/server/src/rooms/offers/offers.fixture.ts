import * as contract from '@zaplecze/contract/rooms/offers/calls';
import { insertClient } from '../../../test/client.ts';
import { type Someone, testApp } from '../../../test/http.ts';

/** People of each right, a client, service types, and short ways to make and read offers. */
export async function offersApp() {
  const it = await testApp();
  const [admin, manager, seller, stranger] = await Promise.all([
    it.signIn('ROLE_ADMIN'),
    it.signIn('ROLE_MANAGER'),
    it.signIn(),
    it.signIn('ROLE_RECEPTION'),
  ]);
  const type = async (name: string) =>
    (
      await it.db
        .insertInto('projectType')
        .values({ name })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const [audit, taxes] = [await type('Audyt'), await type('Podatki')];
  const client = await insertClient(it.db);

  const create = (more: object = {}, as: Someone | null = manager) =>
    it.call(contract.createOffer, {
      as,
      body: {
        name: 'Audyt roczny',
        client,
        seller: seller.id,
        projectTypes: [audit],
        submission: '2026-11-20',
        ...more,
      },
    });
  const read = async (id: number, as = stranger): Promise<contract.Offer> =>
    (await it.call(contract.getOffer, { as, params: { id } })).data.offer;
  const patch = (id: number, body: object, as: Someone | null = manager, headers = {}) =>
    it.call(contract.updateOffer, { as, params: { id }, body, headers });
  const comment = (id: number, body: object, as: Someone | null = manager) =>
    it.call(contract.commentOffer, { as, params: { id }, body });
  const list = async (query: object = {}, as = stranger) =>
    (await it.call(contract.listOffers, { as, query: query as never })).data.list;
  const people = { admin, manager, seller, stranger };
  return { it, ...people, client, audit, taxes, create, read, patch, comment, list };
}
