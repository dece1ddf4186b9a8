import type { clientForm } from '@zaplecze/contract/clients.forms';
import { defaultColor } from '@zaplecze/contract/kit/fields';
import type * as z from 'zod';

/** A client as its form holds it. */
export type ClientValues = z.input<typeof clientForm>;
type ContactValues = ClientValues['persons'][number];
type AgreementValues = NonNullable<ClientValues['agreements']>[number];

const nothing = null as never;

export const newContact = (): ContactValues => ({
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  position: null,
  description: '',
});

export const newAgreement = (): AgreementValues => ({
  type: nothing,
  file: nothing,
  person: null,
  given: null,
  withdrawn: null,
});

/** No status is chosen beforehand (decisions, "Clients and documents"); one contact is open. */
export const newClient = (): ClientValues => ({
  name: '',
  phone: '',
  email: '',
  city: '',
  street: '',
  postalCode: '',
  province: nothing,
  fvName: '',
  fvPhone: '',
  fvEmail: '',
  nip: '',
  fvCity: '',
  fvStreet: '',
  fvPostalCode: '',
  fvProvince: nothing,
  status: nothing,
  projectTypes: [],
  tags: [],
  color: defaultColor,
  clientService: [],
  persons: [newContact()],
  agreements: [],
});
