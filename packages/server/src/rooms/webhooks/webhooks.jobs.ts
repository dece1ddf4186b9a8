import type { Database, Db } from '../../kit/database/database.ts';
import { enqueue, handleTask } from '../../kit/jobs/jobs.ts';
import type { Config } from '../../kit/operations/config.ts';
import { announce } from '../notifications/index.ts';
import { attempt, webhookOutgoing } from './deliver.ts';
import { deliver, deliveryKey, queueOf, tidy } from './tasks.ts';
import { authorOf, listenersTo } from './webhooks.queries.ts';
import { forgetDeliveries, keepDelivery } from './webhooks.save.ts';

type Event = { id: string; type: string; payload: object };

/** Leaves an event to the queue for one webhook. */
export async function leaveDelivery(db: Db, webhook: number, event: Event): Promise<void> {
  const { id, type, payload } = event;
  const delivery = await keepDelivery(db, { webhook, event: id, type, payload });
  if (!delivery) return;
  await enqueue(
    db,
    deliver,
    { delivery },
    { queue: queueOf(webhook), jobKey: deliveryKey(delivery) },
  );
}

export const webhookTasks = ({ db, config }: { db: Database; config: Config }) => [
  handleTask(announce, async ({ id, by, event }) => {
    await db.transaction().execute(async (tx) => {
      const { record } = event.data;
      const data = {
        ...event.data,
        record: { ...record, url: `${config.publicUrl}${record.url}` },
        by: await authorOf(tx, by),
      };
      for (const webhook of await listenersTo(tx, event.type)) {
        const payload = { ...event, data };
        await leaveDelivery(tx, webhook, { id, type: event.type, payload });
      }
    });
  }),
  handleTask(deliver, (payload) =>
    attempt({ db, config, outgoing: webhookOutgoing(config) }, payload),
  ),
  handleTask(tidy, () => forgetDeliveries(db, config.webhookKeepDays)),
];

export const webhookCrontab = '50 2 * * * webhooks:tidy';
