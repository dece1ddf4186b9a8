import { exportTexts } from './personal.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const historyRegister = {
  personal: {
    history: { not: 'cleaned with the records that it is about' },
    listExport: [exportTexts],
  },
};
