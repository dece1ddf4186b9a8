import * as z from 'zod';
import { done, endpoint } from './kit/endpoint.ts';
import { byId } from './kit/records.ts';
import { codeEntry, confirmForm, disableForm, setupForm } from './second-factor.forms.ts';

/** Codes from an app as the second step of signing in (TOTP), for people who turn it on. */

export const enterCode = endpoint({
  method: 'POST',
  path: '/auth/second_factor',
  allow: 'public',
  summary: 'Drugi krok logowania: kod z aplikacji albo kod zapasowy',
  body: codeEntry,
  answer: z.object({ access_token: z.string() }),
});

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/auth/second_factor/:id',
  allow: 'everyone',
  row: 'ta osoba albo administrator',
  summary: 'Czy osoba podaje przy logowaniu kod z aplikacji',
  params: byId,
  answer: z.object({ on: z.boolean(), codesLeft: z.int() }),
});

export const setUpSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second_factor/setup',
  allow: 'everyone',
  summary: 'Nowy klucz dla aplikacji; działa dopiero po potwierdzeniu kodem',
  body: setupForm,
  answer: z.object({
    secret: z.string(),
    uri: z.string(),
    /** The address as a picture to scan: an SVG in a data-URI. */
    picture: z.string(),
  }),
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second_factor/confirm',
  allow: 'everyone',
  summary: 'Włączenie kodem z aplikacji; kody zapasowe są podane tylko teraz',
  body: confirmForm,
  answer: z.object({ codes: z.array(z.string()) }),
});

export const disableSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second_factor/disable',
  allow: 'everyone',
  summary: 'Wyłączenie hasłem i kodem',
  body: disableForm,
  answer: done,
});

export const resetSecondFactor = endpoint({
  method: 'DELETE',
  path: '/auth/second_factor/:id',
  allow: 'admin',
  summary: 'Wyłączenie komuś, kto stracił aplikację i kody zapasowe',
  params: byId,
  answer: done,
});
