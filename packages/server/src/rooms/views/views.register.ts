import { exported } from '../../kit/exports/table-exports.ts';
import { companyWords, noTexts } from '../../kit/records/personal.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const viewRegister = {
  exports: {
    listView: exported('Zapisane widoki list'),
    listViewUse: exported('Kto którego widoku używa'),
  },
  personal: { listView: companyWords, listViewUse: noTexts },
};
