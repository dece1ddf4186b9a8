import { exported, forgotten } from '../../kit/exports/table-exports.ts';
import { noTexts } from '../../kit/records/personal.ts';

const ofCompanies = { not: 'what public registers say of companies' };

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const registryRegister = {
  exports: {
    registryAnswer: exported('Co rejestry firm odpowiedziały o klientach, z dowodem'),
    registryChange: exported('Zmiany klientów zauważone w rejestrach firm'),
    registryUse: forgotten,
  },

  personal: { registryAnswer: ofCompanies, registryChange: ofCompanies, registryUse: noTexts },
};
