import { defaultColor } from '@zaplecze/contract/kit/fields/fields';
import { blankFields } from '@zaplecze/contract/kit/fields/record-fields';
import { clientFields } from '@zaplecze/contract/rooms/clients/fields';
import type { clientForm } from '@zaplecze/contract/rooms/clients/forms';
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
  custom: {},
});

export const newAgreement = (): Blank<AgreementValues> => ({
  type: null,
  file: null,
  person: null,
  given: null,
  withdrawn: null,
  channel: null,
});

let begun: Record<string, unknown> | null = null;

/** What the short form had, for the full one that takes its place. */
export function keepBegun(values: Record<string, unknown>): void {
  begun = values;
}

/** The values, for the first form that asks; for the next one there are none. */
export function takeBegun(): object {
  const values = begun ?? {};
  begun = null;
  return values;
}

/** No status is chosen beforehand (CLI-42); one contact is open. */
export const newClient = (): Blank<ClientValues> => ({
  ...blankFields(clientFields),
  status: null,
  projectTypes: [],
  tags: [],
  color: defaultColor,
  clientService: [],
  persons: [newContact()],
  agreements: [],
  custom: {},
});
