import { hash, verify } from '@node-rs/argon2';
import { commonPasswords } from './common-passwords.ts';

/** OWASP's smallest argon2id setting; a sign-in costs about 20 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let dummy: Promise<string> | undefined;

/**
 * Whether the password fits. For unknown names and accounts without a password a dummy hash is
 * checked as well, so that time does not tell which names exist.
 */
export async function passwordFits(
  kept: string | null | undefined,
  password: string,
): Promise<boolean> {
  dummy ??= hashPassword('an account that nobody has');
  const fits = await verify(kept ?? (await dummy), password);
  return fits && Boolean(kept);
}

/** The message why a new password is refused beyond its length, or null (decisions, "People"). */
export function weakness(password: string): string | null {
  const plain = password.toLowerCase();
  if (commonPasswords.has(plain) || new Set(plain).size < 4) {
    return 'To hasło jest zbyt łatwe do odgadnięcia';
  }
  return null;
}
