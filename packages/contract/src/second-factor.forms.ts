import * as z from 'zod';
import { cleanNumber } from './kit/clean.ts';
import { required } from './kit/fields.ts';

/** What is typed for the second step of signing in. */

const password = z
  .string({ error: 'Hasło jest wymagane' })
  .min(1, { error: 'Hasło jest wymagane' })
  .max(1000);

/** Six digits of the app, or a recovery code. */
const code = required('Kod jest wymagany', 40, cleanNumber);

export const codeForm = z.strictObject({ code });
export const codeEntry = codeForm.extend({ ticket: z.string().min(1).max(100) });

export const setupForm = z.strictObject({ password });
export const confirmForm = z.strictObject({ code });
export const disableForm = z.strictObject({ password, code });
