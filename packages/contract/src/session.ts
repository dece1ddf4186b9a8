import * as z from 'zod';
import { done, endpoint } from './kit/endpoint.ts';
import { required } from './kit/fields.ts';

/** Sign-in, logout and recovery of the password (document 000, sections 2, 5, 7 and 8). */

const password = 'Hasło jest wymagane';

export const credentials = z.strictObject({
  username: required('Nazwa użytkownika jest wymagana', 254),
  password: z.string({ error: password }).min(1, { error: password }).max(1000),
});

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  allow: 'public',
  summary: 'Zalogowanie',
  body: credentials,
  answer: z.object({ access_token: z.string() }),
});

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  allow: 'everyone',
  summary: 'Wylogowanie: kończy tę sesję',
  answer: done,
});

export const recoveryRequest = z.strictObject({
  email: required('Adres email jest wymagany', 254),
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

export const shortestPassword = 12;

/** At least 12 characters, at most 128, no rules of composition (decisions, "People"). */
export const newPassword = z
  .strictObject({
    password: z
      .string({ error: password })
      .min(1, { error: password })
      .min(shortestPassword, { error: `Hasło musi mieć przynajmniej ${shortestPassword} znaków` })
      .max(128, { error: 'Hasło może mieć najwyżej 128 znaków' }),
    passwordRepeat: z.string({ error: password }).min(1, { error: password }).max(1000),
    token: z.string().min(1).max(200),
  })
  .refine((value) => value.password === value.passwordRepeat, {
    error: 'Hasła muszą być takie same',
    path: ['passwordRepeat'],
    when: ({ value }) => typeof (value as { password?: unknown }).password === 'string',
  });

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset_password_form',
  allow: 'public',
  summary: 'Ustawienie nowego hasła tokenem z listu; kończy sesje tej osoby',
  body: newPassword,
  answer: done,
});
