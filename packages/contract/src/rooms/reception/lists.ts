import { warsawDay } from '../../kit/values/time.ts';

/** Categories of the reception's records, and directions of parcels. */

export const categories = ['guest', 'parcel'] as const;
export type Category = (typeof categories)[number];

export const directions = [
  { id: 'inbound', name: 'Przychodząca' },
  { id: 'outbound', name: 'Wychodząca' },
] as const;
export const directionIds = ['inbound', 'outbound'] as const;
export type Direction = (typeof directionIds)[number];

type Series = { company: number | null; direction: Direction | null; operationDate: string };

/** The Warsaw year of an instant. */
export const yearOf = (instant: string) => Number(warsawDay(Date.parse(instant)).slice(0, 4));

/**
 * Whether a parcel keeps its system number by a change: numbers run for each company, direction and
 * Warsaw year of the date (an ISO instant). Elsewhere it takes the next one there, and the old one
 * stays empty.
 */
export const sameSeries = (before: Series, after: Series): boolean =>
  before.company === after.company &&
  before.direction === after.direction &&
  yearOf(before.operationDate) === yearOf(after.operationDate);
