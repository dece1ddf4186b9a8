import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/**
 * The dashboard's charts about clients, active and potential ones. A client is of a department and a company when one
 * of their carers works there or one of their projects is done there; of a person who is their carer.
 */

export type { CareRow, SilentClient } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('reports');

/** How many clients lack care, and in what. */
export const clientCare = endpoint<'clientCare'>('GET /report/client/care', 'manager');

export const careKinds = ['noCarer', 'silent', 'openIssues', 'refused'] as const;
export type CareKind = (typeof careKinds)[number];

/** After so many days nobody was in contact with a client. */
export const silences = [30, 60, 90, 180, 365] as const;
export const usualSilence = 90;

/** Clients nobody was in contact with for longest. */
export const silentClients = endpoint<'silentClients'>('GET /report/client/silent', 'manager');

/** So many are told. */
export const mostSilent = 20;

/** By what the last contact is known (docs/decisions/0039). */
export const contactKinds = [
  'client',
  'project',
  'issue',
  'offer',
  'comment',
  'guest',
  'parcel',
  'note',
] as const;
export type ContactKind = (typeof contactKinds)[number];

export const contactNames: Record<ContactKind, string> = {
  client: 'dodanie klienta',
  project: 'projekt',
  issue: 'zgłoszenie',
  offer: 'oferta',
  comment: 'komentarz',
  guest: 'gość',
  parcel: 'przesyłka',
  note: 'notatka',
};
