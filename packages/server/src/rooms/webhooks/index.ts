// What the server puts together.

// For the change of keys.
export { webhookKey } from './secrets.ts';
export { webhookCrontab, webhookTasks } from './webhooks.jobs.ts';
export { webhookRegister } from './webhooks.register.ts';
export { webhookRoutes } from './webhooks.routes.ts';
export { resealWebhooks } from './webhooks.save.ts';
