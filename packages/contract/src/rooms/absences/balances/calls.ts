import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import { list } from '../../../kit/lists/list.ts';
import type { Schemas } from './schemas.ts';

/** Yearly balances of absences: what people may take of a type, what they took and what is left. */

export type {
  AbsenceCheck,
  Balance,
  CheckedBalance,
  PersonBalances,
} from './schemas.ts';

const endpoint = endpointsOf<Schemas>('balances');

/** Years that balances are kept for. */
export const balanceYears = { min: 2000, max: 2100 };

export const balanceList = list({
  sort: ['user', 'department'],
  defaultSort: 'user',
  filters: { year: balanceYears, department: 'ids', user: 'ids', lacks: 'flag' },
});

/** Everybody's, for who keeps them. */
export const listBalances = endpoint<'listBalances'>('GET /calendar/balances', 'manager', {
  list: balanceList,
});

export const getBalances = endpoint<'getBalances'>('GET /calendar/balances/:id', 'everyone');

export const saveEmployment = endpoint<'saveEmployment'>(
  'PATCH /calendar/balances/:id/:year',
  'manager',
);

export const saveBalance = endpoint<'saveBalance'>(
  'PATCH /calendar/balances/:id/:year/:type',
  'manager',
);

/** Before an absence is saved: what it takes and who decides about it. */
export const checkAbsence = endpoint<'checkAbsence'>('GET /calendar/check', 'everyone', {
  area: 'absences',
});
