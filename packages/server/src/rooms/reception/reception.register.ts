import { exported } from '../../kit/exports/table-exports.ts';
import { movedRows } from '../../kit/records/client-references.ts';
import { noTexts } from '../../kit/records/personal.ts';
import type { FileAsked } from '../files/index.ts';
import { receptionRecords, receptionTexts } from './personal.queries.ts';
import { concerns } from './reception.queries.ts';
import { receptionSearch } from './search.queries.ts';
import { receptionStory } from './story.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const receptionRegister = {
  exports: {
    reception: exported('Recepcja: goście i przesyłki'),
    receptionCounter: exported('Ostatnie numery dziennika recepcji'),
    receptionHole: exported('Luki w numerach dziennika i ich przyczyny'),
    electronicDelivery: exported('Terminy e-Doręczeń'),
    postingBook: exported('Książki nadawcze'),
  },

  search: { reception: receptionSearch },
  story: receptionStory,
  files: {
    reception: {
      read: (asked: FileAsked) => asked.user.flags.reception || concerns(asked),
      clients: receptionRecords,
    },
    postingBook: { read: ({ user }: FileAsked) => user.flags.reception, clients: null },
  },
  notified: { reception: receptionRecords },
  references: {
    'reception.client': movedRows('reception', [
      'wpis recepcji',
      'wpisy recepcji',
      'wpisów recepcji',
    ]),
  },
  personal: {
    reception: [receptionTexts],
    receptionCounter: noTexts,
    receptionHole: noTexts,
    electronicDelivery: noTexts,
    postingBook: noTexts,
  },
};
