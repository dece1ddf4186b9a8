import { exportWhole, shortLivedTable } from '../../kit/exports/table-exports.ts';
import { companyWords } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { webhookCrontab, webhookTasks } from './webhooks.jobs.ts';
import { webhookRoutes } from './webhooks.routes.ts';

/** Other systems that are told what changes here, each event signed and repeated until it is taken. For administrators. */
export const webhooksRoom = room({
  routes: webhookRoutes,
  jobs: webhookTasks,
  clock: [webhookCrontab],

  exports: {
    webhook: exportWhole('Webhooki', {
      secret: 'podpisuje zdarzenia',
      oldSecret: 'podpisuje zdarzenia',
    }),
    webhookDelivery: shortLivedTable,
    webhookAttempt: shortLivedTable,
  },
  personal: {
    webhook: companyWords,
    webhookDelivery: { copies: { json: ['payload'], besides: ['event', 'type', 'state'] } },
    webhookAttempt: { copies: { columns: ['answer', 'problem'] } },
  },
});
