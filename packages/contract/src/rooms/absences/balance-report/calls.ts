import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** How balances differ since days are counted by rosters and once each; worked out once, for administrators. */

export type { BalanceDifference } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('balances');

/** Why a balance differs. */
export const differenceReasons = [
  { id: 'overlap', name: 'nieobecności, które się nakładały, liczą się raz' },
  { id: 'sickness', name: 'zwolnienie lekarskie oddaje dni urlopu (art. 166)' },
  { id: 'roster', name: 'dni liczą się według grafiku i dni wolnych firmy' },
  { id: 'part', name: 'dzień części etatu liczy się co do minuty' },
  { id: 'wholeDay', name: 'część dnia liczy się jako cały dzień limitu' },
  { id: 'entitled', name: 'wymiar według okresu zatrudnienia i stażu' },
  { id: 'carried', name: 'inna zaległość z poprzedniego roku' },
] as const;
export type DifferenceReason = (typeof differenceReasons)[number]['id'];

export const listDifferences = endpoint<'listDifferences'>('GET /calendar/balance-report', 'admin');

/** The report is read and shown no more. */
export const endReport = endpoint<'endReport'>('POST /calendar/balance-report/end', 'admin');
