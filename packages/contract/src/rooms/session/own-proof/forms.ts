import * as z from 'zod';

/**
 * The own password again, and the own code where the second step is on. Whether they are owed is the server's to say:
 * an account that signs in by the company's service has no password.
 */
export const ownPassword = z.string({ error: 'Hasło jest wymagane' }).max(1000).default('');
export const ownCode = z.string({ error: 'Kod jest wymagany' }).max(40).default('');
export const ownProof = z.strictObject({ password: ownPassword, code: ownCode });
