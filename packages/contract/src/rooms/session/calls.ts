import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Sign-in, logout and recovery of the password (docs/requirements/session.md). */

export type { OwnSession } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('none');

export const login = endpoint<'login'>('POST /auth/login', 'public');

export const logout = endpoint<'logout'>('POST /auth/logout', 'everyone');

/** `status` 0: nobody has this address. The reference in the answer opens nothing. */
export const requestPasswordReset = endpoint<'requestPasswordReset'>(
  'POST /auth/reset_password_request',
  'public',
);

/** Asked when the page of a mailed link opens, before a password is thought of. */
export const checkPasswordReset = endpoint<'checkPasswordReset'>(
  'POST /auth/reset_password_check',
  'public',
);

export const resetPassword = endpoint<'resetPassword'>('POST /auth/reset_password_form', 'public');

export const changePassword = endpoint<'changePassword'>('POST /auth/password', 'everyone');

export const listSessions = endpoint<'listSessions'>('GET /auth/sessions', 'everyone');

export const endSession = endpoint<'endSession'>('DELETE /auth/session/:id', 'everyone');

export const logoutEverywhere = endpoint<'logoutEverywhere'>(
  'POST /auth/logoutEverywhere',
  'everyone',
);
