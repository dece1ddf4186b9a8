import type { clientForm } from '@zaplecze/contract/clients.forms';
import { defaultColor } from '@zaplecze/contract/kit/fields';
import type * as z from 'zod';
import type { Blank } from '../../kit/forms/use-record-form.ts';

/** A client as its form holds it. */
export type ClientValues = z.input<typeof clientForm>;
type ContactValues = ClientValues['persons'][number];
export type AgreementValues = NonNullable<ClientValues['agreements']>[number];

export const newContact = (): ContactValues => ({
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  position: null,
  description: '',
});

export const newAgreement = (): Blank<AgreementValues> => ({
  type: null,
  file: null,
  person: null,
  given: null,
  withdrawn: null,
});

/** No status is chosen beforehand (CLI-42); one contact is open. */
export const newClient = (): Blank<ClientValues> => ({
  name: '',
  phone: '',
  email: '',
  city: '',
  street: '',
  postalCode: '',
  province: null,
  fvName: '',
  fvPhone: '',
  fvEmail: '',
  nip: '',
  fvCity: '',
  fvStreet: '',
  fvPostalCode: '',
  fvProvince: null,
  status: null,
  projectTypes: [],
  tags: [],
  color: defaultColor,
  clientService: [],
  persons: [newContact()],
  agreements: [],
});
