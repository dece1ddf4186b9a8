import { sql } from 'kysely';
import type { Database, Db } from './kit/database/database.ts';
import { keepSecret } from './kit/database/secret.ts';
import { retireKey, type TicketKey, ticketKeys } from './kit/http/ticket.ts';
import { replyKey } from './kit/mail/reply-address.ts';
import { newSealKey, seal, unseal } from './kit/operations/encrypt.ts';
import { dropDevices } from './rooms/notifications/index.ts';
import { cookieKeyName, factorKey, resealFactors } from './rooms/session/index.ts';
import { installationKey, resealInstallation } from './rooms/settings/index.ts';
import { resealWebhooks, webhookKey } from './rooms/webhooks/index.ts';

/** What changes with each key, in the transaction that changes it. */
const rotations = {
  /** Apps’ secrets are sealed anew; nobody notices. */
  [factorKey]: async (db: Db, old: string | undefined) => {
    const fresh = await keepSecret(db, factorKey, newSealKey);
    if (old) await resealFactors(db, (secret) => seal(fresh, unseal(old, secret)));
  },
  /** Webhooks' secrets are sealed anew; what listens notices nothing. */
  [webhookKey]: async (db: Db, old: string | undefined) => {
    const fresh = await keepSecret(db, webhookKey, newSealKey);
    if (old) await resealWebhooks(db, (secret) => seal(fresh, unseal(old, secret)));
  },
  /** Passwords and keys of other systems are sealed anew; nobody notices. */
  [installationKey]: async (db: Db, old: string | undefined) => {
    const fresh = await keepSecret(db, installationKey, newSealKey);
    if (old) await resealInstallation(db, (secret) => seal(fresh, unseal(old, secret)));
  },
  /** Devices hold on to the old key: they are forgotten and people consent again. */
  vapid: (db: Db) => dropDevices(db),
  /** Letters sent before can be answered no more; their answers are refused, with the reason told. */
  [replyKey]: async () => undefined,
  /** Questions of applications that stand open are asked anew; servers take the new key at their next start. */
  [cookieKeyName]: async () => undefined,
};

export type KeyName = keyof typeof rotations | TicketKey;
export const keyNames = [...Object.keys(rotations), ...ticketKeys] as KeyName[];

const isTicketKey = (name: KeyName): name is TicketKey =>
  ticketKeys.some((known) => known === name);

/** Puts a fresh key in a kept secret’s place, while servers work or not: they read it each time. */
export async function rotateKey(db: Database, name: KeyName): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`lock table secret in exclusive mode`.execute(tx);
    const old = await tx
      .deleteFrom('secret')
      .where('name', '=', name)
      .returning('value')
      .executeTakeFirst();
    if (!isTicketKey(name)) return await rotations[name](tx, old?.value);
    // Made anew when it is next asked for; tickets given out before stay good for their minutes.
    if (old) await retireKey(tx, name, old.value);
  });
}
