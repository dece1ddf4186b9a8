import { endpoint } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/**
 * What the law on personal data asks for about a client's contact person: everything that is held,
 * and its removal (docs/decisions/0013-rodo.md). Both are the managers', and stand in the history.
 */

/** What stands where a person's data were. */
export const anonymousName = { firstName: 'Osoba', lastName: 'zanonimizowana' } as const;

/** Told before a person is made anonymous: what will be gone. */
export const personalData = endpoint<Schemas['personalData']>({
  method: 'GET',
  path: '/clientPerson/:id/personal',
  allow: 'manager',
  area: 'none',
});

/** One archive; its address is signed by the call `exportTicket`. */
export const exportPerson = endpoint<Schemas['exportPerson']>({
  method: 'GET',
  path: '/clientPerson/:id/export',
  allow: 'manager',
  area: 'none',
  file: true,
});

export const anonymizePerson = endpoint<Schemas['anonymizePerson']>({
  method: 'POST',
  path: '/clientPerson/:id/anonymize',
  allow: 'manager',
  area: 'none',
});

/** Replaces the name of a former employee, with the number of their record. */
export const formerName = (id: number) => ({ firstName: 'Były', lastName: `pracownik ${id}` });

export const anonymizeStaff = endpoint<Schemas['anonymizeStaff']>({
  method: 'POST',
  path: '/profile/anonymize/:id',
  allow: 'admin',
  area: 'none',
});
