import { endpoint } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** The first day of a company: „Pierwsze kroki”. */

export type { ReadPerson, StarterPackage, Trial } from './schemas.ts';

export const getStart = endpoint<Schemas['getStart']>({
  method: 'GET',
  path: '/start',
  allow: 'admin',
  area: 'none',
});

export const skipSteps = endpoint<Schemas['skipSteps']>({
  method: 'PATCH',
  path: '/start/skipped',
  allow: 'admin',
  area: 'none',
});

/** Forms ask what they lack. */
export const getNeeds = endpoint<Schemas['getNeeds']>({
  method: 'GET',
  path: '/start/needs',
  allow: 'everyone',
  area: 'none',
});

export const getProposals = endpoint<Schemas['getProposals']>({
  method: 'GET',
  path: '/start/proposals',
  allow: 'admin',
  area: 'none',
});

export const addEntries = endpoint<Schemas['addEntries']>({
  method: 'POST',
  path: '/start/entries',
  allow: 'admin',
  area: 'none',
});

export const listPackages = endpoint<Schemas['listPackages']>({
  method: 'GET',
  path: '/start/packages',
  allow: 'admin',
  area: 'none',
});

export const addPackages = endpoint<Schemas['addPackages']>({
  method: 'POST',
  path: '/start/packages',
  allow: 'admin',
  area: 'none',
});

/** Multipart with `file`, as /media/upload has it. */
export const readPeople = endpoint<Schemas['readPeople']>({
  method: 'POST',
  path: '/start/people/read',
  allow: 'admin',
  area: 'none',
});

export const addPeople = endpoint<Schemas['addPeople']>({
  method: 'POST',
  path: '/start/people',
  allow: 'admin',
  area: 'none',
});

export const sendInvitations = endpoint<Schemas['sendInvitations']>({
  method: 'POST',
  path: '/start/invitations',
  allow: 'admin',
  area: 'none',
});

export const tryMail = endpoint<Schemas['tryMail']>({
  method: 'POST',
  path: '/start/mail',
  allow: 'admin',
  area: 'none',
});

export const tryBackup = endpoint<Schemas['tryBackup']>({
  method: 'POST',
  path: '/start/backup',
  allow: 'admin',
  area: 'none',
});
