import { createContact, updateContact } from '@zaplecze/contract/rooms/clients/calls';
import { contactCreate } from '@zaplecze/contract/rooms/clients/forms';
import { filledValues, type RecordImport } from '../../../kit/imports/record-import.ts';
import { contactKey, knownContacts } from './contacts-import.queries.ts';

/** Contact persons from files: each of a client that is in the base. */
export const contactImport: RecordImport = {
  form: ({ client, firstName, lastName, phone, mobile, email, position, description }) => {
    const numbers = [phone, mobile].filter(Boolean).join(', ') || undefined;
    const person = { client, firstName, lastName, email, position, description };
    return filledValues({ ...person, phone: numbers });
  },
  schema: contactCreate,
  title: (text) => text('fullName') || `${text('firstName')} ${text('lastName')}`.trim(),
  keyOf: ({ client, email, firstName, lastName }) =>
    typeof client === 'number' ? contactKey(client, { email, firstName, lastName }) : null,
  findKnown: knownContacts,
  make: async ({ call }, { form }) => {
    await call(createContact, { body: form });
  },
  change: async ({ call }, id, { form: { client: _client, ...body } }) => {
    await call(updateContact, { params: { id }, body });
  },
};
