import { randomBytes } from 'node:crypto';
import { stdout } from 'node:process';
import type { Db } from '../../kit/database/database.ts';
import type { Config } from '../../kit/operations/config.ts';
import type { Log } from '../../kit/operations/log.ts';
import { hashPassword } from '../session/index.ts';
import { insertPerson } from './people.write.queries.ts';

/**
 * Lets the first administrator of an empty base in: ADMIN_USERNAME and ADMIN_PASSWORD, else `admin` with a password
 * made here and printed once, past the log, which might be kept.
 */
export async function createFirstAdmin(db: Db, config: Config, log: Log): Promise<void> {
  const username = config.firstAdmin.username ?? 'admin';
  const password = config.firstAdmin.password ?? randomBytes(12).toString('base64url');
  await insertPerson(db, {
    username,
    passwordHash: await hashPassword(password),
    firstName: 'Administrator',
    lastName: 'Systemu',
    email: username.includes('@') ? username : `${username}@localhost`,
    roles: ['ROLE_ADMIN'],
  });
  log.info(`Utworzono pierwszego administratora: ${username}`);
  if (!config.firstAdmin.password) {
    stdout.write(
      `\n  Pierwsze logowanie: ${username}\n  Hasło (pokazane tylko raz): ${password}\n\n`,
    );
  }
}
