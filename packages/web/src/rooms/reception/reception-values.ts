import type { guestForm, parcelForm } from '@zaplecze/contract/rooms/reception/forms';
import type * as z from 'zod';
import type { Blank } from '../../kit/forms/use-record-form.ts';

export type GuestValues = z.input<typeof guestForm>;
export type ParcelValues = z.input<typeof parcelForm>;

/** This minute: seconds would only puzzle in a register. */
export const thisMinute = () => new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();

export const newGuest = (): Blank<GuestValues> => ({
  category: 'guest',
  fullName: '',
  user: null,
  client: null,
  clientName: '',
  operationDate: thisMinute(),
  exitDate: null,
  description: '',
});

export const newParcel = (): Blank<ParcelValues> => ({
  category: 'parcel',
  description: '',
  type: null,
  direction: 'inbound',
  taskNumber: '',
  company: null,
  user: null,
  operationDate: thisMinute(),
  client: null,
  clientName: '',
  clientCity: '',
  clientAddress: '',
  clientPostal: '',
  files: [],
});

/** Who came, or who sent: the client, or the name that was typed. */
export const partyName = (record: { client: { name: string } | null; clientName: string | null }) =>
  record.client?.name ?? record.clientName ?? '';
