import * as z from 'zod';
import { recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { id } from '../../kit/fields/fields.ts';
import * as calls from './calls.ts';

const schemas = {
  personalData: recordIo({
    summary: 'Ile danych o osobie kontaktowej jest w systemie (RODO)',
    answer: z.object({
      name: z.string(),
      /** Consents of the person; each has a file. */
      agreements: z.int(),
      /** Texts of the client's records that name the person, by kind. */
      mentions: z.array(z.object({ label: z.string(), count: z.int() })),
      /** Places that name the person perhaps (a surname alone): they go only where confirmed by key. */
      doubts: z.array(z.object({ key: z.string(), label: z.string(), excerpt: z.string() })),
    }),
  }),
  exportPerson: recordIo({
    summary: 'Eksport danych osoby kontaktowej (RODO): jedno archiwum ZIP',
    media: 'application/zip',
    query: z.strictObject({
      format: z.literal('zip').default('zip'),
      /** A ticket, see `exportTicket`; the guard reads it. */
      'access-token': z.string().max(300).optional(),
      /** The request whose protocol tells it: administrators'. */
      case: id().optional(),
    }),
    answer: z.unknown(),
  }),
  anonymizePerson: recordIo({
    summary: 'Trwałe usunięcie danych osoby kontaktowej (RODO); zapisy firmy zostają policzone',
    body: z.strictObject({
      confirmed: z.array(z.string().max(100)).max(500).default([]),
      case: id().optional(),
    }),
    answer: z.object({ anonymized: z.string() }),
  }),
  anonymizeStaff: recordIo({
    summary: 'Trwałe usunięcie danych osoby, która odeszła (RODO); jej praca zostaje',
    answer: z.object({ anonymized: z.string() }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
