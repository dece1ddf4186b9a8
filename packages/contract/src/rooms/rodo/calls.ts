import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/**
 * What the law on personal data asks for about a client's contact person: everything that is held,
 * and its removal (docs/decisions/0013-rodo.md). Both are the managers', and stand in the history.
 */

const endpoint = endpointsOf<Schemas>('none');

/** What stands where a person's data were. */
export const anonymousName = { firstName: 'Osoba', lastName: 'zanonimizowana' } as const;

/** Told before a person is made anonymous: what will be gone. */
export const personalData = endpoint<'personalData'>('GET /clientPerson/:id/personal', 'manager', {
  long: true,
});

/** One archive; its address is signed by the call `exportTicket`. */
export const exportPerson = endpoint<'exportPerson'>('GET /clientPerson/:id/export', 'manager', {
  file: true,
});

export const anonymizePerson = endpoint<'anonymizePerson'>(
  'POST /clientPerson/:id/anonymize',
  'manager',
  { long: true },
);

/** Replaces the name of a former employee, with the number of their record. */
export const formerName = (id: number) => ({ firstName: 'Były', lastName: `pracownik ${id}` });

export const anonymizeStaff = endpoint<'anonymizeStaff'>('POST /profile/anonymize/:id', 'admin', {
  long: true,
});
