import { exportWhole, shortLivedTable } from '../../kit/exports/table-exports.ts';
import { noTexts } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { registryCrontab, registryTasks } from './business-registries.jobs.ts';
import { registryRoutes } from './business-registries.routes.ts';

const ofCompanies = { not: 'what public registers say of companies' };

/**
 * What public registers say of companies: a client is filled in by its NIP, and changes are noticed at night. For whoever
 * keeps clients.
 */
export const businessRegistriesRoom = room({
  routes: registryRoutes,
  jobs: registryTasks,
  clock: [registryCrontab],

  exports: {
    registryAnswer: exportWhole('Co rejestry firm odpowiedziały o klientach, z dowodem'),
    registryChange: exportWhole('Zmiany klientów zauważone w rejestrach firm'),
    registryUse: shortLivedTable,
  },

  personal: { registryAnswer: ofCompanies, registryChange: ofCompanies, registryUse: noTexts },
});
