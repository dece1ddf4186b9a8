import { exported, forgotten } from '../../kit/exports/table-exports.ts';
import { noTexts, passing } from '../../kit/records/personal.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const startRegister = {
  exports: {
    firstSteps: exported('Pierwsze kroki: co pominięto'),
    starterPackage: exported('Pakiety usług dodane na początku'),
    trial: forgotten,
  },

  personal: {
    firstSteps: noTexts,
    starterPackage: noTexts,
    trial: passing,
  },
};
