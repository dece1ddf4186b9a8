import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Rosters: how long people work on which days, from a day on; of a person, or of the company for all without one. */

export type { PatternFields, Patterns } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('balances');

/** `person` 0 is the company. */
export const getPatterns = endpoint<'getPatterns'>('GET /calendar/patterns/:person', 'everyone');

/** A roster from a day on; one of the same day is replaced. Nobody sets their own while others could. */
export const savePattern = endpoint<'savePattern'>(
  'PUT /calendar/patterns/:person/:from',
  'manager',
);

export const removePattern = endpoint<'removePattern'>(
  'DELETE /calendar/patterns/:person/:from',
  'manager',
);
