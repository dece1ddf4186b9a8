import type { BodyInput } from '@zaplecze/contract/kit/calls/endpoint';
import type { createClient } from '@zaplecze/contract/rooms/clients/calls';
import type { createIssue } from '@zaplecze/contract/rooms/issues/calls';

/** A new company with a carer and a contact person; `n` tells one from another. */
export const newClient = (n: number, carer: number): BodyInput<typeof createClient> => ({
  name: `Nowa firma ${n} sp. z o.o.`,
  phone: '600 700 800',
  email: 'biuro@example.pl',
  city: 'Łódź',
  street: 'Długa 1',
  postalCode: '90-001',
  province: 10,
  fvName: `Nowa firma ${n} sp. z o.o.`,
  fvPhone: '600 700 800',
  fvEmail: 'faktury@example.pl',
  nip: '5260250995',
  fvCity: 'Łódź',
  fvStreet: 'Długa 1',
  fvPostalCode: '90-001',
  fvProvince: 10,
  status: 1,
  projectTypes: [1],
  clientService: [carer],
  persons: [{ firstName: 'Jan', lastName: 'Nowak', phone: '600 700 800' }],
});

export const newIssue = (
  n: number,
  more: Pick<BodyInput<typeof createIssue>, 'users' | 'type' | 'client' | 'dateRealization'>,
): BodyInput<typeof createIssue> => ({
  name: `Sprawa nr ${n}`,
  description: 'Proszę o pomoc.',
  ...more,
});
