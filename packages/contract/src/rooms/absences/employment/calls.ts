import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Since when people are employed, with which part of a post, and what counts towards their seniority. */

export type { Employment, EmploymentTerm, SeniorityPeriod } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('balances');

/** What may lack of a person, so that their balance is not worked out as the Code says. */
export const employmentGaps = [
  { id: 'firstDay', name: 'pierwszy dzień pracy' },
  { id: 'roster', name: 'grafik części etatu' },
  { id: 'balance', name: 'urlop zaległy z poprzednich lat' },
] as const;
export type EmploymentGap = (typeof employmentGaps)[number]['id'];

export const getEmployment = endpoint<'getEmployment'>(
  'GET /calendar/employment/:person',
  'everyone',
);

/** How many people lack something, for who keeps it. */
export const countGaps = endpoint<'countGaps'>('GET /calendar/employment-gaps', 'manager');

export const createTerm = endpoint<'createTerm'>(
  'POST /calendar/employment/:person/terms',
  'manager',
);
export const updateTerm = endpoint<'updateTerm'>('PATCH /calendar/employment-terms/:id', 'manager');
export const removeTerm = endpoint<'removeTerm'>(
  'DELETE /calendar/employment-terms/:id',
  'manager',
);

export const createPeriod = endpoint<'createPeriod'>(
  'POST /calendar/employment/:person/periods',
  'manager',
);
export const updatePeriod = endpoint<'updatePeriod'>(
  'PATCH /calendar/seniority-periods/:id',
  'manager',
);
export const removePeriod = endpoint<'removePeriod'>(
  'DELETE /calendar/seniority-periods/:id',
  'manager',
);
