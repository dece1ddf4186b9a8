import { endpoint } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Companies as public registers know them (docs/requirements/business-registries.md). */

export type { CompanyFound, KnownOfClient, RegistryFact } from './schemas.ts';

/**
 * Queries the registers, so it takes seconds and costs one of the day's searches; the same number is queried once a
 * day.
 */
export const lookUpCompany = endpoint<Schemas['lookUpCompany']>({
  method: 'POST',
  path: '/registry/company',
  allow: 'everyone',
  area: 'clients',
});

/** What was found out about a client before; asks nobody. */
export const knownOfClient = endpoint<Schemas['knownOfClient']>({
  method: 'GET',
  path: '/registry/client/:id',
  allow: 'everyone',
  area: 'clients',
});

export const checkClient = endpoint<Schemas['checkClient']>({
  method: 'POST',
  path: '/registry/client/:id/check',
  allow: 'everyone',
  area: 'clients',
});

/** Whether an account stands on the list of VAT payers under the client's NIP. */
export const checkAccount = endpoint<Schemas['checkAccount']>({
  method: 'POST',
  path: '/registry/client/:id/account',
  allow: 'everyone',
  area: 'clients',
});
