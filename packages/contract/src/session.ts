import * as z from 'zod';
import { done, endpoint } from './kit/endpoint.ts';
import { byId } from './kit/records.ts';
import {
  credentials,
  mailedToken,
  newPassword,
  passwordChange,
  recoveryRequest,
} from './session.forms.ts';

/** Sign-in, logout and recovery of the password (document 000, sections 2, 5, 7 and 8). */

/** Either the session's token, or, where a code is asked for, a ticket for that second step. */
export const signedIn = z.object({
  access_token: z.string().optional(),
  second_factor: z.string().optional(),
});

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  allow: 'public',
  summary: 'Zalogowanie',
  body: credentials,
  answer: signedIn,
});

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  allow: 'everyone',
  summary: 'Wylogowanie: kończy tę sesję',
  answer: done,
});

/** `status` 0: nobody has this address. The reference in the answer opens nothing. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/reset_password_request',
  allow: 'public',
  summary: 'Prośba o nowe hasło: wysyła list z odnośnikiem',
  body: recoveryRequest,
  answer: z.object({ status: z.int(), password_reset_token: z.string().optional() }),
});

/** Asked when the page of a mailed link opens, before a password is thought of. */
export const checkPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/reset_password_check',
  allow: 'public',
  summary: 'Czy odnośnik z listu jeszcze działa',
  body: z.strictObject({ token: mailedToken }),
  answer: z.object({ works: z.boolean() }),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset_password_form',
  allow: 'public',
  summary: 'Ustawienie nowego hasła tokenem z listu; kończy sesje tej osoby',
  body: newPassword,
  answer: done,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/password',
  allow: 'everyone',
  summary: 'Zmiana własnego hasła; kończy pozostałe sesje tej osoby',
  body: passwordChange,
  answer: done,
});

/** A signed-in browser of one's own, as its owner knows it. */
export const ownSession = z.object({
  id: z.int(),
  /** 'Chrome, Windows'; null when the browser does not say. */
  device: z.string().nullable(),
  address: z.string().nullable(),
  created: z.string(),
  lastSeen: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  allow: 'everyone',
  summary: 'Własne sesje: urządzenie, adres, pierwsze i ostatnie użycie',
  answer: z.object({ list: z.array(ownSession) }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/auth/session/:id',
  allow: 'everyone',
  summary: 'Zakończenie jednej z własnych sesji',
  params: byId,
  answer: done,
});

export const logoutEverywhere = endpoint({
  method: 'POST',
  path: '/auth/logoutEverywhere',
  allow: 'everyone',
  summary: 'Wylogowanie wszędzie: kończy wszystkie własne sesje, także tę',
  answer: done,
});
