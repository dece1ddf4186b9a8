import { exported, forgotten } from '../../kit/exports/table-exports.ts';
import { companyWords, passing } from '../../kit/records/personal.ts';

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
  personal: { webhook: companyWords, webhookDelivery: passing, webhookAttempt: passing },
};
