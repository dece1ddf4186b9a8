import { exported } from '../../kit/exports/table-exports.ts';
import { exportTexts } from './personal.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const historyRegister = {
  exports: {
    history: exported('Historia zmian wszystkich zapisów: kto, kiedy, co (przed i po)'),
    listExport: exported('Pobrania list i całych danych: kto, kiedy, co'),
  },

  personal: {
    history: { not: 'cleaned with the records that it is about' },
    listExport: [exportTexts],
  },
};
