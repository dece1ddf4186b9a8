import { exported, forgotten } from '../../kit/exports/table-exports.ts';
import { companyWords } from '../../kit/records/personal.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const webhookRegister = {
  exports: {
    webhook: exported('Webhooki', {
      secret: 'podpisuje zdarzenia',
      oldSecret: 'podpisuje zdarzenia',
    }),
    webhookDelivery: forgotten,
    webhookAttempt: forgotten,
  },
  personal: {
    webhook: companyWords,
    webhookDelivery: { copies: { json: ['payload'], besides: ['event', 'type', 'state'] } },
    webhookAttempt: { copies: { columns: ['answer', 'problem'] } },
  },
};
