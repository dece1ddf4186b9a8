import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Days that the company gives off, whole or half, of its own or for a holiday on a day off. */

export type { CompanyFreeDay } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('balances');

export const listFreeDays = endpoint<'listFreeDays'>('GET /calendar/free-days', 'everyone');

/** A day off; one that is there already is replaced. */
export const saveFreeDay = endpoint<'saveFreeDay'>('PUT /calendar/free-days/:day', 'admin');

export const removeFreeDay = endpoint<'removeFreeDay'>('DELETE /calendar/free-days/:day', 'admin');
