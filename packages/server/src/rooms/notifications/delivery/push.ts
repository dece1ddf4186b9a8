import type { PushSubscriptionKeys } from '@zaplecze/contract/rooms/notifications/push/forms';
import type { Db } from '../../../kit/database/database.ts';
import { keepSecret } from '../../../kit/database/secret.ts';
import type { Config } from '../../../kit/operations/config.ts';
import type { OutgoingCalls } from '../../../kit/outgoing/outgoing.ts';

/** Loaded for the first message: a start does without. */
const library = async () => (await import('web-push')).default;

/** How long a push service keeps a message for a device that is off, in seconds. */
const keptFor = 24 * 3600;

/** Keys that the contract lets through but the curve does not. */
export class KeyRefusedError extends Error {}

/** This product's key pair (VAPID), made once and kept: subscriptions hold on to its public half. */
export async function vapidKeys(db: Db): Promise<{ publicKey: string; privateKey: string }> {
  const storedKeys = await keepSecret(db, 'vapid', async () =>
    JSON.stringify((await library()).generateVAPIDKeys()),
  );
  return JSON.parse(storedKeys) as { publicKey: string; privateKey: string };
}

/** Whom a push service may ask about messages (RFC 8292): the product's address, else its post. */
const subject = ({ publicUrl, mailFrom }: Config) =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${mailFrom.address}`;

/**
 * Sends one encrypted message (RFC 8291, 8292) to a device; gives what the push service answered.
 *
 * @throws PlaceRefusedError for an address that is no known push service, KeyRefusedError for keys
 *   that cannot encrypt
 */
export async function sendPush(
  { db, config, outgoing }: { db: Db; config: Config; outgoing: OutgoingCalls },
  { endpoint, p256dh, auth }: PushSubscriptionKeys,
  message: string,
): Promise<number> {
  outgoing.assertAllowed(endpoint);
  const vapidDetails = { subject: subject(config), ...(await vapidKeys(db)) };
  const details = await encrypt(endpoint, { p256dh, auth }, message, vapidDetails);
  const headers = Object.fromEntries(
    Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
  );
  const answer = await outgoing.post(endpoint, { headers, body: details.body });
  return answer.status;
}

async function encrypt(
  endpoint: string,
  keys: { p256dh: string; auth: string },
  message: string,
  vapidDetails: { subject: string; publicKey: string; privateKey: string },
) {
  const webpush = await library();
  try {
    return webpush.generateRequestDetails({ endpoint, keys }, message, {
      vapidDetails,
      TTL: keptFor,
      contentEncoding: 'aes128gcm',
    });
  } catch (error) {
    throw new KeyRefusedError('Encryption refused the keys', { cause: error });
  }
}
