import type { PushSubscriptionKeys } from '@zaplecze/contract/rooms/notifications/push/forms';
import type { pushSettingsInput } from '@zaplecze/contract/rooms/people/forms';
import type * as z from 'zod';
import type { Db } from '../../../kit/database/database.ts';
import { invalid } from '../../../kit/http/calls/errors.ts';
import type { Services } from '../../../kit/http/calls/mount.ts';
import { PlaceRefusedError } from '../../../kit/outgoing/outgoing.ts';
import { dropEndpoint, keepSubscription, pushSettingsOf } from './devices.queries.ts';

export const notKnown = 'To nie jest adres znanej usługi powiadomień';

/**
 * Keeps a device of a person, on a known push service only.
 *
 * @throws HttpError 400 on `endpoint`, its name led by `path`
 */
async function keepDevice(
  db: Db,
  { outgoing }: Services,
  person: number,
  keys: PushSubscriptionKeys,
  path = '',
): Promise<number> {
  try {
    outgoing.assertAllowed(keys.endpoint);
  } catch (error) {
    throw error instanceof PlaceRefusedError ? invalid({ [`${path}endpoint`]: notKnown }) : error;
  }
  return await keepSubscription(db, person, keys);
}

/** The profile's way to the same devices: a further one, or with nulls the newest goes. */
export async function setPushSettings(
  db: Db,
  services: Services,
  person: number,
  { endpoint, p256dh, auth }: z.output<typeof pushSettingsInput>,
): Promise<void> {
  if (endpoint !== null && p256dh !== null && auth !== null) {
    await keepDevice(db, services, person, { endpoint, p256dh, auth }, 'pushSettings.');
    return;
  }
  const newest = await pushSettingsOf(db, person);
  if (newest.endpoint !== null) await dropEndpoint(db, person, newest.endpoint);
}
