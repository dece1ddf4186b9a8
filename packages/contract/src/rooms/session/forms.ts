import * as z from 'zod';
import { cleanEmail } from '../../kit/fields/clean.ts';
import { requiredText } from '../../kit/fields/fields.ts';
import { ofAnyFields } from '../../kit/fields/form-rules.ts';

/** What is typed at sign-in and at the recovery of a password (SES-01, SES-16). */

const password = 'Hasło jest wymagane';

export const credentials = z.strictObject({
  username: requiredText('Nazwa użytkownika jest wymagana', 254, cleanEmail),
  password: z.string({ error: password }).min(1, { error: password }).max(1000),
});

export const recoveryRequest = z.strictObject({
  email: requiredText('Adres email jest wymagany', 254, cleanEmail),
});

export const shortestPassword = 12;

/** What a recovery letter or an invitation carries in its link. */
export const mailedToken = z.string().min(1).max(200);

/** Whether keys of access and addresses of calendars end too. */
const endAccess = (usual: boolean) => z.boolean().default(usual);

export const everywhere = z.strictObject({ endAccess: endAccess(false) });

/** At least 12 characters, at most 128, no rules of composition (SES-20). */
const chosen = {
  password: z
    .string({ error: password })
    .min(1, { error: password })
    .min(shortestPassword, { error: `Hasło musi mieć przynajmniej ${shortestPassword} znaków` })
    .max(128, { error: 'Hasło może mieć najwyżej 128 znaków' }),
  passwordRepeat: z.string({ error: password }).min(1, { error: password }).max(1000),
};

const alike = {
  error: 'Hasła muszą być takie same',
  path: ['passwordRepeat'],
  when: (form: { value: unknown }) =>
    ofAnyFields(form) && typeof (form.value as { password?: unknown }).password === 'string',
};
const areAlike = (value: { password: string; passwordRepeat: string }) =>
  value.password === value.passwordRepeat;

export const newPassword = z
  // Whoever sets a password by a letter has lost the one before, perhaps to somebody.
  .strictObject({ ...chosen, token: mailedToken, endAccess: endAccess(true) })
  .refine(areAlike, alike);

/** A new password of a signed-in person, with the present one. */
export const passwordChange = z
  .strictObject({
    current: z.string({ error: password }).min(1, { error: password }).max(1000),
    ...chosen,
    endAccess: endAccess(false),
  })
  .refine(areAlike, alike);
