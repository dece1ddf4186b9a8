import { endpoint } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** The company that uses the product: its name, address, logo and colour. */

export type { Organization } from './schemas.ts';

export const getOrganization = endpoint<Schemas['getOrganization']>({
  method: 'GET',
  path: '/organization',
  allow: 'everyone',
  area: 'none',
});

/** The first one makes the record: it was opened as version 0. */
export const saveOrganization = endpoint<Schemas['saveOrganization']>({
  method: 'PATCH',
  path: '/organization',
  allow: 'admin',
  area: 'none',
});

/** Shown where people sign in, and so to everybody. */
export const getLogo = endpoint<Schemas['getLogo']>({
  method: 'GET',
  path: '/auth/logo',
  allow: 'public',
  area: 'none',
  file: true,
});
