import type { guestForm, parcelForm } from '@zaplecze/contract/reception.forms';
import type * as z from 'zod';

export type GuestValues = z.input<typeof guestForm>;
export type ParcelValues = z.input<typeof parcelForm>;

const nothing = null as never;

/** This minute: seconds would only puzzle in a register. */
export const thisMinute = () => new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();

export const newGuest = (): GuestValues => ({
  category: 'guest',
  fullName: '',
  user: nothing,
  client: null,
  clientName: '',
  operationDate: thisMinute(),
  exitDate: null,
  description: '',
});

export const newParcel = (): ParcelValues => ({
  category: 'parcel',
  description: '',
  type: nothing,
  direction: 'inbound',
  taskNumber: '',
  company: nothing,
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
