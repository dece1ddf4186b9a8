import type { Reception } from '@zaplecze/contract/reception';
import type { guestForm, parcelForm } from '@zaplecze/contract/reception.forms';
import type * as z from 'zod';

export type GuestValues = z.input<typeof guestForm>;
export type ParcelValues = z.input<typeof parcelForm>;

const nothing = null as never;

/** This minute: seconds would only puzzle in a register. */
export const thisMinute = () => new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();

const instant = (value: string) => new Date(value).toISOString();

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

const party = (record: Reception) => ({
  client: record.client?.id ?? null,
  clientName: record.clientName ?? '',
  operationDate: instant(record.operationDate),
});

export const guestValues = (record: Reception): GuestValues => ({
  ...party(record),
  category: 'guest',
  fullName: record.fullName ?? '',
  user: record.user?.id ?? nothing,
  exitDate: record.exitDate && instant(record.exitDate),
  description: record.description ?? '',
});

export const parcelValues = (record: Reception): ParcelValues => ({
  ...party(record),
  category: 'parcel',
  description: record.description ?? '',
  type: record.type?.id ?? nothing,
  direction: record.direction ?? nothing,
  taskNumber: record.taskNumber ?? '',
  company: record.company?.id ?? nothing,
  user: record.user?.id ?? null,
  clientCity: record.clientCity ?? '',
  clientAddress: record.clientAddress ?? '',
  clientPostal: record.clientPostal ?? '',
  files: record.files.map(({ id }) => id),
});

/** Who came, or who sent: the client, or the name that was typed. */
export const partyName = (record: { client: { name: string } | null; clientName: string | null }) =>
  record.client?.name ?? record.clientName ?? '';
