import { exportWhole } from '../../kit/exports/table-exports.ts';
import type { EventSources } from '../../kit/records/record-events.ts';
import { room } from '../../kit/rooms/room.ts';
import { historyRoutes } from './history.routes.ts';
import { exportTexts } from './personal.queries.ts';

declare module '../../kit/rooms/room.ts' {
  interface Concerns {
    /** Who is told of the events of each kind of record. */
    events: EventSources;
  }
}

/**
 * Who changed what and when, of every record, and who took lists away. For whoever may read the record; the log of downloads
 * is for administrators.
 */
export const historyRoom = room({
  routes: historyRoutes,

  exports: {
    history: exportWhole('Historia zmian wszystkich zapisów: kto, kiedy, co (przed i po)', {
      transaction: 'porządkuje zdarzenia dla innych programów',
    }),
    listExport: exportWhole('Pobrania list i całych danych: kto, kiedy, co'),
  },

  personal: {
    history: { not: 'cleaned with the records that it is about' },
    listExport: [exportTexts],
  },
});
