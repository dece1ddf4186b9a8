import { endpoint } from '../../../kit/calls/endpoint.ts';
import { list } from '../../../kit/lists/list.ts';
import type { Schemas } from './schemas.ts';

/** Yearly balances of absences: what people may take of a type, what they took and what is left. */

export type {
  AbsenceCheck,
  Balance,
  CheckedBalance,
  PersonBalances,
} from './schemas.ts';

/** Years that balances are kept for. */
export const balanceYears = { min: 2000, max: 2100 };

export const balanceList = list({
  sort: ['user', 'department'],
  defaultSort: 'user',
  filters: { year: balanceYears, department: 'ids', user: 'ids' },
});

/** Everybody's, for who keeps them. */
export const listBalances = endpoint<Schemas['listBalances']>({
  method: 'GET',
  path: '/calendar/balances',
  allow: 'manager',
  area: 'balances',
  list: balanceList,
});

export const getBalances = endpoint<Schemas['getBalances']>({
  method: 'GET',
  path: '/calendar/balances/:id',
  allow: 'everyone',
  area: 'balances',
});

export const saveEmployment = endpoint<Schemas['saveEmployment']>({
  method: 'PATCH',
  path: '/calendar/balances/:id/:year',
  allow: 'manager',
  area: 'balances',
});

export const saveBalance = endpoint<Schemas['saveBalance']>({
  method: 'PATCH',
  path: '/calendar/balances/:id/:year/:type',
  allow: 'manager',
  area: 'balances',
});

/** Before an absence is saved: what it takes and who decides about it. */
export const checkAbsence = endpoint<Schemas['checkAbsence']>({
  method: 'GET',
  path: '/calendar/check',
  allow: 'everyone',
  area: 'absences',
});
