import * as z from 'zod';
import { cleanNumber } from '../../../kit/fields/clean.ts';
import { requiredText } from '../../../kit/fields/fields.ts';
import { ownPassword } from '../own-proof/forms.ts';

/** What is typed for the second step of signing in. */

/** Six digits of the app, or a recovery code. */
const code = requiredText('Kod jest wymagany', 40, cleanNumber);

export const codeForm = z.strictObject({ code });
export const codeEntry = codeForm.extend({ ticket: z.string().min(1).max(100) });

export const setupForm = z.strictObject({ password: ownPassword });
export const confirmForm = z.strictObject({ code });
