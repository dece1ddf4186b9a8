import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Companies as public registers know them (docs/requirements/business-registries.md). */

export type { CompanyFound, KnownOfClient, RegistryFact } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('clients');

/**
 * Queries the registers, so it takes seconds and costs one of the day's searches; the same number is queried once a
 * day.
 */
export const lookUpCompany = endpoint<'lookUpCompany'>('POST /registry/company', 'everyone');

/** What was found out about a client before; asks nobody. */
export const knownOfClient = endpoint<'knownOfClient'>('GET /registry/client/:id', 'everyone');

export const checkClient = endpoint<'checkClient'>('POST /registry/client/:id/check', 'everyone');

/** Whether an account stands on the list of VAT payers under the client's NIP. */
export const checkAccount = endpoint<'checkAccount'>(
  'POST /registry/client/:id/account',
  'everyone',
);
