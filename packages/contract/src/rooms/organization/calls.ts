import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** The company that uses the product: its name, address, logo and colour. */

export type { Organization } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('none');

export const getOrganization = endpoint<'getOrganization'>('GET /organization', 'everyone');

/** The first one makes the record: it was opened as version 0. */
export const saveOrganization = endpoint<'saveOrganization'>('PATCH /organization', 'admin');

/** Shown where people sign in, and so to everybody. */
export const getLogo = endpoint<'getLogo'>('GET /auth/logo', 'public', { file: true });
