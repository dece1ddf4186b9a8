import * as z from 'zod';
import { encodedFileLimit, io } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { answersOf } from '../../kit/fields/record-fields.schemas.ts';
import * as calls from './calls.ts';
import { organizationFields } from './fields.ts';
import { organizationChanges } from './forms.ts';

const organization = z.object({
  ...answersOf(organizationFields),
  acceptAfter: z.int().nullable(),
  guestDays: z.int().nullable(),
  /** Path of the logo, other with each new one. */
  logo: z.string().nullable(),
  version: z.int(),
});
export type Organization = z.output<typeof organization>;

const schemas = {
  getOrganization: io({
    summary: 'Dane własnej firmy; null, gdy nikt ich jeszcze nie wpisał',
    answer: z.object({ organization: organization.nullable() }),
  }),
  saveOrganization: io({
    summary: 'Zmiana podanych pól danych własnej firmy, logo i koloru; pierwsza wymaga nazwy',
    body: organizationChanges,
    bodyLimit: encodedFileLimit,
    answer: z.object({ organization: organization.nullable() }),
  }),
  getLogo: io({
    summary: 'Logo firmy (PNG), także na ekranie logowania',
    media: 'image/png',
    query: z.strictObject({ v: z.string().max(20).optional() }),
    answer: z.any(),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
