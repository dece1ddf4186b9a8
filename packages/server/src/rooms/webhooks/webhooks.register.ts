import { companyWords, passing } from '../../kit/records/personal.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const webhookRegister = {
  personal: { webhook: companyWords, webhookDelivery: passing, webhookAttempt: passing },
};
