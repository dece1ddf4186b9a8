import { exported } from '../../kit/exports/table-exports.ts';
import { noTexts } from '../../kit/records/personal.ts';
import { viewTexts } from './personal.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const viewRegister = {
  exports: {
    listView: exported('Zapisane widoki list'),
    listViewUse: exported('Kto którego widoku używa'),
  },
  personal: { listView: [viewTexts], listViewUse: noTexts },
};
