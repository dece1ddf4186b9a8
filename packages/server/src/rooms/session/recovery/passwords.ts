import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { HttpError } from '../../../kit/http/calls/errors.ts';

/** OWASP's smallest argon2id setting; a sign-in costs about 20 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing shares the processor and the four threads of libuv with files and compression: only half
 * of the cores hash at a time, and an office that signs in at eight waits in line by itself.
 */
const turns = pLimit(Math.max(1, Math.floor(availableParallelism() / 2)));
/** Half a minute of waiting; whoever comes later is told to come back. */
const longestLine = 1500;

/**
 * Does what takes hashing when its turn comes. Not to be nested.
 * @throws HttpError 503 with Retry-After when the line is too long
 */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (turns.pendingCount >= longestLine) {
    throw new HttpError(503, 'Zbyt wiele osób loguje się naraz. Spróbuj ponownie za chwilę.', {
      headers: { 'retry-after': '10' },
    });
  }
  return turns(work);
}

/** Composed (NIST SP 800-63B, 3.1.1.2): keyboards and systems send one letter as one sign or as two. */
const composed = (password: string): string => password.normalize('NFC');

/** The hash that is kept of a password; made in turn. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(composed(password), cost));

let dummy: Promise<string> | undefined;

/**
 * Whether the password fits; call it in turn. For unknown names and accounts without a password a
 * dummy hash is checked as well, so that time does not tell which names exist.
 */
export async function passwordFits(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  dummy ??= hash('an account that nobody has', cost);
  const known = storedHash ?? (await dummy);
  // As it came, too: hashes from before are of that. How long it takes, the account does not tell.
  const forms = [...new Set([composed(password), password])];
  let fits = false;
  for (const form of forms) fits = (await verify(known, form)) || fits;
  return fits && Boolean(storedHash);
}
