import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Db } from '../../kit/database/database.ts';
import { keepSecret } from '../../kit/database/secret.ts';
import { newSealKey, seal, unseal } from '../../kit/operations/encrypt.ts';

/** The kept secret under which those of webhooks are sealed. */
export const webhookKey = 'webhook';

const sealKey = (db: Db) => keepSecret(db, webhookKey, newSealKey);

/** A fresh secret of Standard Webhooks: as its owner gets it once, and as it is kept. */
export async function newSecret(db: Db): Promise<{ secret: string; sealed: string }> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  return { secret, sealed: seal(await sealKey(db), secret) };
}

type Signing = { secret: string; oldSecret: string | null; oldUntil: string | null };

/** The header `webhook-signature`: by the secret, and for a day after its change by the one before as well. */
export async function signaturesOf(
  db: Db,
  { secret, oldSecret, oldUntil }: Signing,
  message: { id: string; at: Date; body: string },
): Promise<string> {
  const key = await sealKey(db);
  const old = oldUntil !== null && Date.parse(oldUntil) > message.at.getTime() ? oldSecret : null;
  return [secret, old]
    .filter((one) => one !== null)
    .map((one) => new Webhook(unseal(key, one)).sign(message.id, message.at, message.body))
    .join(' ');
}
