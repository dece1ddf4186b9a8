import * as z from 'zod';
import { required } from './kit/fields.ts';

/** What is typed at sign-in and at the recovery of a password (document 000, section 5). */

const password = 'Hasło jest wymagane';

export const credentials = z.strictObject({
  username: required('Nazwa użytkownika jest wymagana', 254),
  password: z.string({ error: password }).min(1, { error: password }).max(1000),
});

export const recoveryRequest = z.strictObject({
  email: required('Adres email jest wymagany', 254),
});

export const shortestPassword = 12;

/** What a recovery letter or an invitation carries in its link. */
export const mailedToken = z.string().min(1).max(200);

/** At least 12 characters, at most 128, no rules of composition (decisions, "People"). */
export const newPassword = z
  .strictObject({
    password: z
      .string({ error: password })
      .min(1, { error: password })
      .min(shortestPassword, { error: `Hasło musi mieć przynajmniej ${shortestPassword} znaków` })
      .max(128, { error: 'Hasło może mieć najwyżej 128 znaków' }),
    passwordRepeat: z.string({ error: password }).min(1, { error: password }).max(1000),
    token: mailedToken,
  })
  .refine((value) => value.password === value.passwordRepeat, {
    error: 'Hasła muszą być takie same',
    path: ['passwordRepeat'],
    when: ({ value }) => typeof (value as { password?: unknown }).password === 'string',
  });
