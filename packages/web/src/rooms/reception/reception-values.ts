import { blankFields } from '@zaplecze/contract/kit/fields/record-fields';
import { guestFields, parcelFields } from '@zaplecze/contract/rooms/reception/fields';
import type { guestForm, parcelForm } from '@zaplecze/contract/rooms/reception/forms';
import type * as z from 'zod';
import type { Blank } from '../../kit/forms/use-record-form.ts';

export type GuestValues = z.input<typeof guestForm>;
export type ParcelValues = z.input<typeof parcelForm>;

/** This minute: seconds would only puzzle in a register. */
export const thisMinute = () => new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();

export const newGuest = (): Blank<GuestValues> => ({
  category: 'guest',
  ...blankFields(guestFields),
  custom: {},
  operationDate: thisMinute(),
});

export const newParcel = (): Blank<ParcelValues> => ({
  category: 'parcel',
  ...blankFields(parcelFields),
  custom: {},
  direction: 'inbound',
  operationDate: thisMinute(),
});
