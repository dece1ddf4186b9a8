// Secrets of webhooks sealed anew, for the change of keys.

// For the change of keys.
export { webhookKey } from './secrets.ts';
export { resealWebhooks } from './webhooks.save.ts';
