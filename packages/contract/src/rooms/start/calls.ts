import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** The first day of a company: „Pierwsze kroki”. */

export type { ReadPerson, StarterPackage, Trial } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('none');

export const getStart = endpoint<'getStart'>('GET /start', 'admin');

export const skipSteps = endpoint<'skipSteps'>('PATCH /start/skipped', 'admin');

/** Forms ask what they lack. */
export const getNeeds = endpoint<'getNeeds'>('GET /start/needs', 'everyone');

export const getProposals = endpoint<'getProposals'>('GET /start/proposals', 'admin');

export const addEntries = endpoint<'addEntries'>('POST /start/entries', 'admin');

export const listPackages = endpoint<'listPackages'>('GET /start/packages', 'admin');

export const addPackages = endpoint<'addPackages'>('POST /start/packages', 'admin');

/** Multipart with `file`, as /media/upload has it. */
export const readPeople = endpoint<'readPeople'>('POST /start/people/read', 'admin');

export const addPeople = endpoint<'addPeople'>('POST /start/people', 'admin');

export const sendInvitations = endpoint<'sendInvitations'>('POST /start/invitations', 'admin');

export const tryMail = endpoint<'tryMail'>('POST /start/mail', 'admin');

export const tryBackup = endpoint<'tryBackup'>('POST /start/backup', 'admin');
