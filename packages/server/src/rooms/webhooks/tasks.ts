import { defineTask } from '../../kit/jobs/jobs.ts';

/** One attempt of one delivery. */
export const deliver = defineTask<{ delivery: number }>('webhooks.deliver');

/** Reads events of records on for one webhook, from a place. */
export const forwardRecords = defineTask<{ webhook: number; after: string }>('webhooks.records');
export const forwardKey = (webhook: number) => `webhook-records:${webhook}`;

/** The same until now and no further, for those too that it got already. `after` null: from some days ago. */
export const replayRecords = defineTask<{ webhook: number; after: string | null }>(
  'webhooks.replay',
);
export const replayKey = (webhook: number) => `webhook-replay:${webhook}`;

export const tidy = defineTask('webhooks:tidy');

/** Attempts of one webhook go one after another: a slow one holds up no other work. */
export const queueOf = (webhook: number) => `webhook ${webhook}`;
export const deliveryKey = (delivery: number) => `webhook-delivery:${delivery}`;
