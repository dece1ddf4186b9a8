import type { Db } from '../../../kit/database/database.ts';
import { enqueueAll } from '../../../kit/jobs/jobs.ts';
import type { Destination } from '../notifications.queries.ts';
import { pushNotification, writeLetter } from './push-tasks.ts';

/** Attempts of one push message: with growing pauses they last about two hours. */
const pushAttempts = 8;

/**
 * Sends fresh notifications to the channels that their people chose, by jobs of the same
 * transaction: one for each device, so that a repeated one does not ring on all of them.
 */
export async function deliver(db: Db, wanted: Destination[]): Promise<void> {
  const pushes = wanted.flatMap(({ id, devices }) =>
    devices.map((device) => ({ notification: id, device })),
  );
  const letters = wanted.filter(({ mail }) => mail).map(({ id }) => ({ notification: id }));
  await enqueueAll(db, pushNotification, pushes, { maxAttempts: pushAttempts });
  await enqueueAll(db, writeLetter, letters);
}
