import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Webhooks: what happens here, told to other programs (docs/requirements/machines.md). */

export type { Webhook, WebhookDelivery } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('none');

export const listWebhooks = endpoint<'listWebhooks'>('GET /webhook/list', 'admin');

export const createWebhook = endpoint<'createWebhook'>('POST /webhook/create', 'admin');

export const updateWebhook = endpoint<'updateWebhook'>('PATCH /webhook/:id', 'admin');

export const removeWebhook = endpoint<'removeWebhook'>('DELETE /webhook/:id', 'admin');

export const rotateWebhook = endpoint<'rotateWebhook'>('POST /webhook/rotate/:id', 'admin');

export const testWebhook = endpoint<'testWebhook'>('POST /webhook/test/:id', 'admin');

export const webhookLog = endpoint<'webhookLog'>('GET /webhook/log/:id', 'admin');

/** Events of records of the last days once more. */
export const replayWebhook = endpoint<'replayWebhook'>('POST /webhook/replay/:id', 'admin');

/** By the number of the delivery. */
export const redeliverWebhook = endpoint<'redeliverWebhook'>(
  'POST /webhook/redeliver/:id',
  'admin',
);
