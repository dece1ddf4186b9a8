import { sql } from 'kysely';
import type { Database, Db } from './kit/database.ts';
import { newSealKey, seal, unseal } from './kit/sealed.ts';
import { keepSecret } from './kit/secret.ts';
import { dropDevices } from './rooms/notifications/devices.queries.ts';
import { resealFactors } from './rooms/session/second-factor.queries.ts';
import { factorKey } from './rooms/session/second-factor.ts';

/** What changes with each key, in the transaction that changes it. */
const rotations = {
  /** Apps’ secrets are sealed anew; nobody notices. */
  [factorKey]: async (db: Db, old: string | undefined) => {
    const fresh = await keepSecret(db, factorKey, newSealKey);
    if (old) await resealFactors(db, (secret) => seal(fresh, unseal(old, secret)));
  },
  /** Made anew when it is next asked for; addresses of downloads given out before stop working. */
  'file-ticket': async () => undefined,
  /** Devices hold on to the old key: they are forgotten and people consent again. */
  vapid: (db: Db) => dropDevices(db),
};

export type KeyName = keyof typeof rotations;
export const keyNames = Object.keys(rotations) as KeyName[];

/** Puts a fresh key in a kept secret’s place, while servers work or not: they read it each time. */
export async function rotateKey(db: Database, name: KeyName): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`lock table secret in exclusive mode`.execute(tx);
    const old = await tx
      .deleteFrom('secret')
      .where('name', '=', name)
      .returning('value')
      .executeTakeFirst();
    await rotations[name](tx, old?.value);
  });
}
