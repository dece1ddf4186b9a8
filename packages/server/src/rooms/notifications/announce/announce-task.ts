import type { WebhookEvent } from '@zaplecze/contract/rooms/webhooks/event-schemas';
import { defineTask } from '../../../kit/jobs/jobs.ts';

/** The body of a webhook's request, but for the name of who did it and the product's address. */
export type WebhookBody = Omit<WebhookEvent, 'data'> & {
  data: Omit<WebhookEvent['data'], 'by' | 'status'>;
};

/** An event that webhooks tell; the room of webhooks does it. `id`: the same however often it is tried. */
export const announce = defineTask<{ id: string; by: number | null; event: WebhookBody }>(
  'webhooks.event',
);
