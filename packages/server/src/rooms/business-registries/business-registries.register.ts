import { noTexts } from '../../kit/records/personal.ts';

const ofCompanies = { not: 'what public registers say of companies' };

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const registryRegister = {
  personal: { registryAnswer: ofCompanies, registryChange: ofCompanies, registryUse: noTexts },
};
