import { noTexts, passing } from '../../kit/records/personal.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const startRegister = {
  personal: {
    firstSteps: noTexts,
    starterPackage: noTexts,
    trial: passing,
  },
};
