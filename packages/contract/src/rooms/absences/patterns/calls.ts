import { endpoint } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Rosters: how long people work on which days, from a day on; of a person, or of the company for all without one. */

export type { PatternFields, Patterns } from './schemas.ts';

/** `person` 0 is the company. */
export const getPatterns = endpoint<Schemas['getPatterns']>({
  method: 'GET',
  path: '/calendar/patterns/:person',
  allow: 'everyone',
  area: 'balances',
});

/** A roster from a day on; one of the same day is replaced. Nobody sets their own while others could. */
export const savePattern = endpoint<Schemas['savePattern']>({
  method: 'PUT',
  path: '/calendar/patterns/:person/:from',
  allow: 'manager',
  area: 'balances',
});

export const removePattern = endpoint<Schemas['removePattern']>({
  method: 'DELETE',
  path: '/calendar/patterns/:person/:from',
  allow: 'manager',
  area: 'balances',
});
