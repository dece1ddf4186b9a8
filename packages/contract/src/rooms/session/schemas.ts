import * as z from 'zod';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { instant } from '../../kit/values/records.ts';
import * as calls from './calls.ts';
import {
  credentials,
  everywhere,
  mailedToken,
  newPassword,
  passwordChange,
  recoveryRequest,
} from './forms.ts';

/** Either the session's token, or, where a code is asked for, a ticket for that second step. */
export const signedIn = z.object({
  access_token: z.string().optional(),
  second_factor: z.string().optional(),
});

/** A signed-in browser of one's own, as its owner knows it. */
export const ownSession = z.object({
  id: z.int(),
  /** 'Chrome, Windows'; null when the browser does not say. */
  device: z.string().nullable(),
  address: z.string().nullable(),
  created: instant,
  lastSeen: instant,
  /** The one that asks. */
  current: z.boolean(),
});

export type OwnSession = z.output<typeof ownSession>;

const schemas = {
  login: io({ summary: 'Zalogowanie', body: credentials, answer: signedIn }),
  logout: io({ summary: 'Wylogowanie: kończy tę sesję' }),
  requestPasswordReset: io({
    summary: 'Prośba o nowe hasło: wysyła list z odnośnikiem',
    body: recoveryRequest,
    answer: z.object({
      status: z.int(),
      password_reset_token: z.string().optional(),
      /** Whether the program sends letters at all: whoever waits for one is told. */
      mailSet: z.boolean(),
    }),
  }),
  checkPasswordReset: io({
    summary: 'Czy odnośnik z listu jeszcze działa',
    body: z.strictObject({ token: mailedToken }),
    answer: z.object({
      works: z.boolean(),
      /** Keys of access and addresses of calendars that the account has. */
      access: z.int(),
    }),
  }),
  resetPassword: io({
    summary: 'Ustawienie nowego hasła tokenem z listu; kończy sesje tej osoby',
    body: newPassword,
  }),
  changePassword: io({
    summary: 'Zmiana własnego hasła; kończy pozostałe sesje tej osoby',
    body: passwordChange,
  }),
  listSessions: io({
    summary: 'Własne sesje: urządzenie, adres, pierwsze i ostatnie użycie',
    answer: z.object({ list: z.array(ownSession) }),
  }),
  endSession: recordIo({ summary: 'Zakończenie jednej z własnych sesji' }),
  logoutEverywhere: io({
    summary:
      'Wylogowanie wszędzie: kończy wszystkie własne sesje, także tę, a na życzenie klucze i adresy kalendarzy',
    body: everywhere,
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
