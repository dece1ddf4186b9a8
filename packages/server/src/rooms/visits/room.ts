import { exportWhole } from '../../kit/exports/table-exports.ts';
import { movedRows } from '../../kit/records/client-references.ts';
import { companyWords, noTexts } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import { hostAnswer } from './host-answer.ts';
import { countVisitsOf, handOverVisits } from './hosts.save.ts';
import { kioskRoutes } from './kiosk.routes.ts';
import { announcedRecords, announcedTexts } from './personal.queries.ts';
import { announcedSearch } from './search.queries.ts';
import { visitCrontab, visitTasks } from './visits.jobs.ts';
import { visitRoutes } from './visits.routes.ts';

/** Guests who are announced, come by the self-service screen, are inside and leave. For hosts and reception. */
export const visitsRoom = room({
  routes: [...visitRoutes, ...kioskRoutes],
  jobs: ({ db }) => visitTasks(db),
  clock: [visitCrontab],

  exports: {
    announcedGuest: exportWhole('Zapowiedziani goście'),
    guestVisit: exportWhole('Przebieg wizyt: odpowiedź gospodarza, samochód, sprzęt'),
    kiosk: exportWhole('Ekrany samoobsługi', { tokenHash: 'otwiera ekran' }),
    evacuation: exportWhole('Ewakuacje'),
    evacuationTick: exportWhole('Odhaczeni podczas ewakuacji'),
  },

  search: { announced: announcedSearch },
  references: {
    'announcedGuest.client': movedRows('announcedGuest', [
      'zapowiedziany gość',
      'zapowiedzianych gości',
      'zapowiedzianych gości',
    ]),
  },
  notified: { announcedGuest: announcedRecords },
  work: { visits: { count: countVisitsOf, handOver: handOverVisits } },
  decisions: { guestForYou: hostAnswer },
  personal: {
    announcedGuest: [announcedTexts],
    guestVisit: { not: 'cars of guests, which go with them' },
    kiosk: companyWords,
    evacuation: noTexts,
    evacuationTick: noTexts,
  },
});
