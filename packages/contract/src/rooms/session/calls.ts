import { endpoint } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Sign-in, logout and recovery of the password (docs/requirements/session.md). */

export type { OwnSession } from './schemas.ts';

export const login = endpoint<Schemas['login']>({
  method: 'POST',
  path: '/auth/login',
  allow: 'public',
  area: 'none',
});

export const logout = endpoint<Schemas['logout']>({
  method: 'POST',
  path: '/auth/logout',
  allow: 'everyone',
  area: 'none',
});

/** `status` 0: nobody has this address. The reference in the answer opens nothing. */
export const requestPasswordReset = endpoint<Schemas['requestPasswordReset']>({
  method: 'POST',
  path: '/auth/reset_password_request',
  allow: 'public',
  area: 'none',
});

/** Asked when the page of a mailed link opens, before a password is thought of. */
export const checkPasswordReset = endpoint<Schemas['checkPasswordReset']>({
  method: 'POST',
  path: '/auth/reset_password_check',
  allow: 'public',
  area: 'none',
});

export const resetPassword = endpoint<Schemas['resetPassword']>({
  method: 'POST',
  path: '/auth/reset_password_form',
  allow: 'public',
  area: 'none',
});

export const changePassword = endpoint<Schemas['changePassword']>({
  method: 'POST',
  path: '/auth/password',
  allow: 'everyone',
  area: 'none',
});

export const listSessions = endpoint<Schemas['listSessions']>({
  method: 'GET',
  path: '/auth/sessions',
  allow: 'everyone',
  area: 'none',
});

export const endSession = endpoint<Schemas['endSession']>({
  method: 'DELETE',
  path: '/auth/session/:id',
  allow: 'everyone',
  area: 'none',
});

export const logoutEverywhere = endpoint<Schemas['logoutEverywhere']>({
  method: 'POST',
  path: '/auth/logoutEverywhere',
  allow: 'everyone',
  area: 'none',
});
