import { endpoint } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/**
 * Screens of self-service at the entrance. A screen has no session: the token that an administrator made for it stands
 * in the body of its own calls, and opens nothing else.
 */

export type { House, Kiosk } from './schemas.ts';

export const listKiosks = endpoint<Schemas['listKiosks']>({
  method: 'GET',
  path: '/kiosk/list',
  allow: 'admin',
  area: 'none',
});

export const createKiosk = endpoint<Schemas['createKiosk']>({
  method: 'POST',
  path: '/kiosk/create',
  allow: 'admin',
  area: 'none',
});

export const revokeKiosk = endpoint<Schemas['revokeKiosk']>({
  method: 'DELETE',
  path: '/kiosk/:id',
  allow: 'admin',
  area: 'none',
});

export const openKiosk = endpoint<Schemas['openKiosk']>({
  method: 'POST',
  path: '/auth/kiosk/open',
  allow: 'public',
  area: 'none',
});

export const findHosts = endpoint<Schemas['findHosts']>({
  method: 'POST',
  path: '/auth/kiosk/hosts',
  allow: 'public',
  area: 'none',
});

export const enterByKiosk = endpoint<Schemas['enterByKiosk']>({
  method: 'POST',
  path: '/auth/kiosk/enter',
  allow: 'public',
  area: 'none',
});

export const leaveByKiosk = endpoint<Schemas['leaveByKiosk']>({
  method: 'POST',
  path: '/auth/kiosk/leave',
  allow: 'public',
  area: 'none',
});
