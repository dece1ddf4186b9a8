import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/**
 * Screens of self-service at the entrance. A screen has no session: the token that an administrator made for it stands
 * in the body of its own calls, and opens nothing else.
 */

export type { House, Kiosk } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('none');

export const listKiosks = endpoint<'listKiosks'>('GET /kiosk/list', 'admin');

export const createKiosk = endpoint<'createKiosk'>('POST /kiosk/create', 'admin');

export const revokeKiosk = endpoint<'revokeKiosk'>('DELETE /kiosk/:id', 'admin');

export const openKiosk = endpoint<'openKiosk'>('POST /auth/kiosk/open', 'public');

export const findHosts = endpoint<'findHosts'>('POST /auth/kiosk/hosts', 'public');

export const enterByKiosk = endpoint<'enterByKiosk'>('POST /auth/kiosk/enter', 'public');

export const leaveByKiosk = endpoint<'leaveByKiosk'>('POST /auth/kiosk/leave', 'public');
