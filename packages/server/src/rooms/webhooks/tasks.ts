import { defineTask } from '../../kit/jobs/jobs.ts';

/** One attempt of one delivery. */
export const deliver = defineTask<{ delivery: number }>('webhooks.deliver');

export const tidy = defineTask('webhooks:tidy');

/** Attempts of one webhook go one after another: a slow one holds up no other work. */
export const queueOf = (webhook: number) => `webhook ${webhook}`;
export const deliveryKey = (delivery: number) => `webhook-delivery:${delivery}`;
