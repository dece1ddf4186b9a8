import * as contract from '@zaplecze/contract/rooms/business-registries/calls';
import { createClient } from '@zaplecze/contract/rooms/clients/calls';
import { testApp } from '../../../test/http.ts';
import { startRegistriesPeer } from '../../../test/peers/registries-peer.ts';
import { peerCompanies } from '../../../test/peers/registries-peer-answers.ts';
import { clientBody, contactBody } from '../clients/clients.fixture.ts';

/** The product beside registers of its own, with what settings a test wants besides. */
export async function registriesApp(env: Record<string, string> = {}) {
  const peer = await startRegistriesPeer(peerCompanies());
  const it = await testApp({ ...peer.env, REGISTRY_DEADLINE_SECONDS: '30', ...env });
  const user = await it.signIn('ROLE_USER');
  const service = await it.db
    .insertInto('projectType')
    .values({ name: 'Księgowość', color: '#112233' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const makeClient = async (more: object = {}): Promise<number> => {
    const own = { projectTypes: [service.id], clientService: [user.id], persons: [contactBody] };
    const body = { ...clientBody(), ...own, ...more };
    return (await it.call(createClient, { as: user, body })).data.id;
  };
  const lookUp = (number: string) =>
    it.call(contract.lookUpCompany, { as: user, body: { number } });
  const known = async (id: number): Promise<contract.KnownOfClient> =>
    (await it.call(contract.knownOfClient, { as: user, params: { id } })).data.known;
  /** Yesterday's answers, so that registers are asked again. */
  const nextDay = async () => {
    await it.db
      .updateTable('registryAnswer')
      .set(({ eb }) => ({ day: eb('day', '-', eb.lit(1) as never) as never }))
      .execute();
  };
  const close = async () => {
    await it.close();
    await peer.stop();
  };
  return { it, peer, user, makeClient, lookUp, known, nextDay, close };
}

/** What one register says of a field. */
export const registryValue = (found: contract.CompanyFound, source: string, field: string) =>
  found.facts.find((fact) => fact.source === source && fact.field === field)?.value;

/** How each register answered. */
export const statesOf = ({ asked }: contract.CompanyFound) =>
  Object.fromEntries(asked.map(({ registry, state }) => [registry, state]));
