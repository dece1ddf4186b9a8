import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Codes from an app as the second step of signing in (TOTP), for people who turn it on. */

const endpoint = endpointsOf<Schemas>('none');

export const enterCode = endpoint<'enterCode'>('POST /auth/second_factor', 'public');

export const getSecondFactor = endpoint<'getSecondFactor'>(
  'GET /auth/second_factor/:id',
  'everyone',
);

export const setUpSecondFactor = endpoint<'setUpSecondFactor'>(
  'POST /auth/second_factor/setup',
  'everyone',
);

export const confirmSecondFactor = endpoint<'confirmSecondFactor'>(
  'POST /auth/second_factor/confirm',
  'everyone',
);

export const disableSecondFactor = endpoint<'disableSecondFactor'>(
  'POST /auth/second_factor/disable',
  'everyone',
);

export const makeRecoveryCodes = endpoint<'makeRecoveryCodes'>(
  'POST /auth/second_factor/codes',
  'everyone',
);

export const resetSecondFactor = endpoint<'resetSecondFactor'>(
  'DELETE /auth/second_factor/:id',
  'admin',
);
