import type { Db } from '../../kit/database/database.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { deliver, deliveryKey, queueOf } from './tasks.ts';
import { keepDelivery } from './webhooks.save.ts';

type Event = { id: string; type: string; payload: object };

/** Leaves an event to the queue for one webhook; `again`: also one that it got before. */
export async function leaveDelivery(
  db: Db,
  webhook: number,
  { id, type, payload }: Event,
  again = false,
): Promise<void> {
  const delivery = await keepDelivery(db, { webhook, event: id, type, payload, again });
  if (!delivery) return;
  await enqueue(
    db,
    deliver,
    { delivery },
    { queue: queueOf(webhook), jobKey: deliveryKey(delivery) },
  );
}
