import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Role } from '@zaplecze/contract/permissions';
import * as session from '@zaplecze/contract/rooms/session/calls';
import { sql } from 'kysely';
import { type Someone, testApp } from '../../../../test/http.ts';
import { hashPassword } from '../recovery/passwords.ts';
import { createReset } from '../session.queries.ts';

export const password = 'Zaplecze-demo-2026';
/** A password that nobody has yet. */
export const fresh = 'dziewięć-nowych-słów';

/** What a key to the programming interface is asked for with. */
export const key = () => ({
  name: 'Arkusz płac',
  reads: ['clients'],
  expires: addDays(warsawDay(), 9),
  password,
});

export type Accounts = Awaited<ReturnType<typeof accountsApp>>;

/** The product with people who have a password, and the doors through which they come in. */
export async function accountsApp() {
  const it = await testApp({ TRUST_PROXY: 'loopback' });
  const passwordHash = await hashPassword(password);

  async function withPassword(...roles: Role[]) {
    const someone = await it.signIn(...roles);
    const own = it.db.updateTable('person').set({ passwordHash }).where('id', '=', someone.id);
    return {
      ...someone,
      ...(await own.returning(['username', 'email']).executeTakeFirstOrThrow()),
    };
  }
  async function forgetAttempts() {
    await sql`delete from "rateLimit"`.execute(it.db);
    await sql`delete from "failedAttempt"`.execute(it.db);
  }
  const enter = ({ username }: { username: string }, headers: Record<string, string> = {}) =>
    it.call(session.login, { body: { username, password }, headers });
  /** The token of a letter that lets somebody set a password. */
  const mailed = async ({ id }: Someone, purpose: 'recovery' | 'invitation') =>
    (await createReset(it.db, id, purpose)) ?? '';
  const setBy = (token: string) =>
    it.call(session.resetPassword, {
      body: { password: fresh, passwordRepeat: fresh, token },
    });
  return { ...it, passwordHash, withPassword, forgetAttempts, enter, mailed, setBy };
}
