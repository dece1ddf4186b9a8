import { issueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { webhookEvents } from '@zaplecze/contract/rooms/webhooks/events';
import type { Database, Db } from '../../kit/database/database.ts';
import { handleTask } from '../../kit/jobs/jobs.ts';
import type { Config } from '../../kit/operations/config.ts';
import type { House } from '../../kit/rooms/room.ts';
import { announce } from '../notifications/index.ts';
import { attempt, webhookOutgoing } from './deliver.ts';
import { forwardEvents, replayEvents } from './forward-records.ts';
import { leaveDelivery } from './leave-delivery.ts';
import { deliver, forwardRecords, replayRecords, tidy } from './tasks.ts';
import { authorOf, listenersTo, statusAt } from './webhooks.queries.ts';
import { forgetDeliveries } from './webhooks.save.ts';

type Announced = {
  type: string;
  timestamp: string;
  data: { record: { kind: string; id: number } };
};

/** The status that an issue came to. */
async function findStatus(db: Db, { type, timestamp, data }: Announced) {
  const { kind, id } = data.record;
  if (type !== webhookEvents.issueStatus.type || kind !== 'issue') return null;
  const status = await statusAt(db, id, timestamp);
  const found = issueStatuses.find((one) => one.id === status);
  return found ? { id: found.id, name: found.name } : null;
}

export const webhookTasks = (
  { db, config }: { db: Database; config: Config },
  { events: sources }: Pick<House, 'events'>,
) => [
  handleTask(announce, async ({ id, by, event }) => {
    await db.transaction().execute(async (tx) => {
      const { record } = event.data;
      const data = {
        ...event.data,
        record: { ...record, url: `${config.publicUrl}${record.url}` },
        by: await authorOf(tx, by),
        status: await findStatus(tx, event),
      };
      for (const webhook of await listenersTo(tx, event.type)) {
        const payload = { ...event, data };
        await leaveDelivery(tx, webhook, { id, type: event.type, payload });
      }
    });
  }),
  handleTask(deliver, (payload) =>
    attempt({ db, config, sources, outgoing: webhookOutgoing(config) }, payload),
  ),
  handleTask(forwardRecords, (payload) =>
    db.transaction().execute((tx) => forwardEvents(tx, sources, payload)),
  ),
  handleTask(replayRecords, (payload) =>
    db.transaction().execute((tx) => replayEvents(tx, sources, payload)),
  ),
  handleTask(tidy, () => forgetDeliveries(db, config.webhookKeepDays)),
];

export const webhookCrontab = '50 2 * * * webhooks:tidy';
