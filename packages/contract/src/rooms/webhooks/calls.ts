import { endpoint } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Webhooks: what happens here, told to other programs (docs/requirements/machines.md). */

export type { Webhook, WebhookDelivery } from './schemas.ts';

export const listWebhooks = endpoint<Schemas['listWebhooks']>({
  method: 'GET',
  path: '/webhook/list',
  allow: 'admin',
  area: 'none',
});

export const createWebhook = endpoint<Schemas['createWebhook']>({
  method: 'POST',
  path: '/webhook/create',
  allow: 'admin',
  area: 'none',
});

export const updateWebhook = endpoint<Schemas['updateWebhook']>({
  method: 'PATCH',
  path: '/webhook/:id',
  allow: 'admin',
  area: 'none',
});

export const removeWebhook = endpoint<Schemas['removeWebhook']>({
  method: 'DELETE',
  path: '/webhook/:id',
  allow: 'admin',
  area: 'none',
});

export const rotateWebhook = endpoint<Schemas['rotateWebhook']>({
  method: 'POST',
  path: '/webhook/rotate/:id',
  allow: 'admin',
  area: 'none',
});

export const testWebhook = endpoint<Schemas['testWebhook']>({
  method: 'POST',
  path: '/webhook/test/:id',
  allow: 'admin',
  area: 'none',
});

export const webhookLog = endpoint<Schemas['webhookLog']>({
  method: 'GET',
  path: '/webhook/log/:id',
  allow: 'admin',
  area: 'none',
});

/** By the number of the delivery. */
export const redeliverWebhook = endpoint<Schemas['redeliverWebhook']>({
  method: 'POST',
  path: '/webhook/redeliver/:id',
  allow: 'admin',
  area: 'none',
});
