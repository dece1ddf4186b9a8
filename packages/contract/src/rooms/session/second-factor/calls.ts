import { endpoint } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Codes from an app as the second step of signing in (TOTP), for people who turn it on. */

export const enterCode = endpoint<Schemas['enterCode']>({
  method: 'POST',
  path: '/auth/second_factor',
  allow: 'public',
  area: 'none',
});

export const getSecondFactor = endpoint<Schemas['getSecondFactor']>({
  method: 'GET',
  path: '/auth/second_factor/:id',
  allow: 'everyone',
  area: 'none',
});

export const setUpSecondFactor = endpoint<Schemas['setUpSecondFactor']>({
  method: 'POST',
  path: '/auth/second_factor/setup',
  allow: 'everyone',
  area: 'none',
});

export const confirmSecondFactor = endpoint<Schemas['confirmSecondFactor']>({
  method: 'POST',
  path: '/auth/second_factor/confirm',
  allow: 'everyone',
  area: 'none',
});

export const disableSecondFactor = endpoint<Schemas['disableSecondFactor']>({
  method: 'POST',
  path: '/auth/second_factor/disable',
  allow: 'everyone',
  area: 'none',
});

export const makeRecoveryCodes = endpoint<Schemas['makeRecoveryCodes']>({
  method: 'POST',
  path: '/auth/second_factor/codes',
  allow: 'everyone',
  area: 'none',
});

export const resetSecondFactor = endpoint<Schemas['resetSecondFactor']>({
  method: 'DELETE',
  path: '/auth/second_factor/:id',
  allow: 'admin',
  area: 'none',
});
