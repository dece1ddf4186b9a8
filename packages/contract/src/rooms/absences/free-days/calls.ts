import { endpoint } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Days that the company gives off, whole or half, of its own or for a holiday on a Saturday. */

export type { CompanyFreeDay } from './schemas.ts';

export const listFreeDays = endpoint<Schemas['listFreeDays']>({
  method: 'GET',
  path: '/calendar/free-days',
  allow: 'everyone',
  area: 'balances',
});

/** A day off; one that is there already is replaced. */
export const saveFreeDay = endpoint<Schemas['saveFreeDay']>({
  method: 'PUT',
  path: '/calendar/free-days/:day',
  allow: 'admin',
  area: 'balances',
});

export const removeFreeDay = endpoint<Schemas['removeFreeDay']>({
  method: 'DELETE',
  path: '/calendar/free-days/:day',
  allow: 'admin',
  area: 'balances',
});
