import { defineTask } from '../../kit/jobs/jobs.ts';

/** One attempt of one delivery. */
export const deliver = defineTask<{ delivery: number }>('webhooks.deliver');

/** Reads events of records on for one webhook. `after` null: from some days ago; `again`: those that it got already too. */
export const forwardRecords = defineTask<{
  webhook: number;
  after: string | null;
  again?: boolean;
}>('webhooks.records');
export const forwardKey = (webhook: number) => `webhook-records:${webhook}`;

export const tidy = defineTask('webhooks:tidy');

/** Attempts of one webhook go one after another: a slow one holds up no other work. */
export const queueOf = (webhook: number) => `webhook ${webhook}`;
export const deliveryKey = (delivery: number) => `webhook-delivery:${delivery}`;
