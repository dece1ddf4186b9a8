import * as z from 'zod';
import { endpoint } from './kit/endpoint.ts';
import { byId } from './kit/records.ts';

/**
 * What the law on personal data asks for about a client's contact person: everything that is held,
 * and its removal (docs/decisions/0013-rodo.md). Both are the managers', and stand in the history.
 */

/** What stands where a person's data were. */
export const anonymousName = { firstName: 'Osoba', lastName: 'zanonimizowana' } as const;

/** Told before a person is made anonymous: what will be gone. */
export const personalData = endpoint({
  method: 'GET',
  path: '/clientPerson/:id/personal',
  allow: 'manager',
  summary: 'Ile danych o osobie kontaktowej jest w systemie (RODO)',
  params: byId,
  answer: z.object({
    name: z.string(),
    /** Consents of the person; each has a file. */
    agreements: z.int(),
    /** Texts of the client's records that name the person, by kind. */
    mentions: z.array(z.object({ label: z.string(), count: z.int() })),
    /** Places that name the person perhaps (a surname alone): they go only where confirmed by key. */
    doubts: z.array(z.object({ key: z.string(), label: z.string(), excerpt: z.string() })),
  }),
});

/** One archive; its address is signed by the call `exportTicket`. */
export const exportPerson = endpoint({
  method: 'GET',
  path: '/clientPerson/:id/export',
  allow: 'manager',
  summary: 'Eksport danych osoby kontaktowej (RODO): jedno archiwum ZIP',
  params: byId,
  query: z.strictObject({
    format: z.literal('zip').default('zip'),
    /** A ticket, see `exportTicket`; the guard reads it. */
    'access-token': z.string().max(300).optional(),
  }),
  answer: z.unknown(),
  file: true,
});

export const anonymizePerson = endpoint({
  method: 'POST',
  path: '/clientPerson/:id/anonymize',
  allow: 'manager',
  summary: 'Trwałe usunięcie danych osoby kontaktowej (RODO); zapisy firmy zostają policzone',
  params: byId,
  body: z.strictObject({ confirmed: z.array(z.string().max(100)).max(500).default([]) }),
  answer: z.object({ anonymized: z.string() }),
});

/** What stands where the name of somebody who left was, with the number of their record. */
export const formerName = (id: number) => ({ firstName: 'Były', lastName: `pracownik ${id}` });

export const anonymizeStaff = endpoint({
  method: 'POST',
  path: '/profile/anonymize/:id',
  allow: 'admin',
  summary: 'Trwałe usunięcie danych osoby, która odeszła (RODO); jej praca zostaje',
  params: byId,
  answer: z.object({ anonymized: z.string() }),
});
