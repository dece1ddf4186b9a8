import { customTexts } from '../../kit/custom-fields/personal.queries.ts';
import { exportWhole } from '../../kit/exports/table-exports.ts';
import { movedRows } from '../../kit/records/client-references.ts';
import { noTexts } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import type { FileContext } from '../files/index.ts';
import { receptionCrontab, receptionTasks } from './desk/deliveries.jobs.ts';
import { receptionRecords, receptionTexts } from './personal.queries.ts';
import { concerns } from './reception.queries.ts';
import { receptionRoutes } from './reception.routes.ts';
import { registerReport } from './report/report.ts';
import { receptionSearch } from './search.queries.ts';
import { receptionStory } from './story.queries.ts';

/**
 * The front desk: guests and parcels, the register's numbers, posting books, deliveries. For reception; whom an entry concerns
 * reads it.
 */
export const receptionRoom = room({
  routes: receptionRoutes,
  serve: registerReport,
  jobs: ({ db }) => receptionTasks(db),
  clock: [receptionCrontab],

  exports: {
    reception: exportWhole('Recepcja: goście i przesyłki'),
    receptionCounter: exportWhole('Ostatnie numery dziennika recepcji'),
    receptionHole: exportWhole('Luki w numerach dziennika i ich przyczyny'),
    electronicDelivery: exportWhole('Terminy e-Doręczeń'),
    postingBook: exportWhole('Książki nadawcze'),
  },

  search: { reception: receptionSearch },
  story: receptionStory,
  files: {
    reception: {
      read: (context: FileContext) => context.user.flags.reception || concerns(context),
      clients: receptionRecords,
    },
    postingBook: { read: ({ user }: FileContext) => user.flags.reception, clients: null },
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
    ...customTexts('guest', receptionRecords),
    receptionCounter: noTexts,
    receptionHole: noTexts,
    electronicDelivery: noTexts,
    postingBook: noTexts,
  },
});
