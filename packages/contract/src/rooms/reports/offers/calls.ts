import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import { addMonths, type Days, monthDays, monthOf } from '../../../kit/values/days.ts';
import { addDays, warsawDay } from '../../../kit/values/time.ts';
import { reportPeriod } from '../calls.ts';
import type { Schemas } from './schemas.ts';

/** The dashboard's charts about offers. Company and department of an offer are those of its seller. */

export type {
  ExpectedRow,
  FunnelRow,
  RefusalRow,
  WaitingRow,
  WinRow,
} from './schemas.ts';

const endpoint = endpointsOf<Schemas>('reports');

/** Offers made in the period, by what became of them. */
export const offerFunnel = endpoint<'offerFunnel'>('GET /report/offer/funnel', 'manager');

/** Accepted and refused ones, of those decided in the period. */
export const offerWins = endpoint<'offerWins'>('GET /report/offer/wins', 'manager');

/** Groups of the report; a client's source is not stored, its tags come nearest to it. */
export const winsBy = ['service', 'seller', 'tag'] as const;
export type WinsBy = (typeof winsBy)[number];

/** Open ones, by how long the client has had them. */
export const offersWaiting = endpoint<'offersWaiting'>('GET /report/offer/waiting', 'manager');

/** The ages of waiting offers in days, both ends included. */
const ages = [
  [0, 7],
  [8, 14],
  [15, 30],
  [31, 60],
  [61, null],
] as const;

/** The ages with the days of submission that they stand for; the oldest has no first day. */
export const waitingAges = (today = warsawDay()) =>
  ages.map(([from, to]) => ({
    from,
    to,
    sentFrom: to === null ? null : addDays(today, -to),
    // What is handed over by a day to come is not old either.
    sentTo: from === 0 ? null : addDays(today, -from),
  }));

/** Why offers were refused in the period. */
export const offerRefusals = endpoint<'offerRefusals'>('GET /report/offer/refusals', 'manager');

/** What this quarter is to bring. */
export const offersExpected = endpoint<'offersExpected'>('GET /report/offer/expected', 'manager');

export function quarterOf(today = warsawDay()): Days {
  const month = monthOf(today);
  const first = addMonths(month, -((Number(month.slice(5)) - 1) % 3));
  return { dateFrom: `${first}-01`, dateTo: monthDays(addMonths(first, 2)).dateTo };
}

/** The days whose decisions say how likely an offer is accepted: twelve months, the current one included. */
export const winRateDays = (today = warsawDay()): Days => reportPeriod({}, today);
