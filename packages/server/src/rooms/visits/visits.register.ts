import { exported } from '../../kit/exports/table-exports.ts';
import { movedRows } from '../../kit/records/client-references.ts';
import { companyWords, noTexts } from '../../kit/records/personal.ts';
import { hostAnswer } from './host-answer.ts';
import { announcedRecords, announcedTexts } from './personal.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const visitRegister = {
  exports: {
    announcedGuest: exported('Zapowiedziani goście'),
    guestVisit: exported('Przebieg wizyt: odpowiedź gospodarza, samochód, sprzęt'),
    kiosk: exported('Ekrany samoobsługi', { tokenHash: 'otwiera ekran' }),
    evacuation: exported('Ewakuacje'),
    evacuationTick: exported('Odhaczeni podczas ewakuacji'),
  },

  references: {
    'announcedGuest.client': movedRows('announcedGuest', [
      'zapowiedziany gość',
      'zapowiedzianych gości',
      'zapowiedzianych gości',
    ]),
  },
  notified: { announcedGuest: announcedRecords },
  decisions: { guestForYou: hostAnswer },
  personal: {
    announcedGuest: [announcedTexts],
    guestVisit: { not: 'cars of guests, which go with them' },
    kiosk: companyWords,
    evacuation: noTexts,
    evacuationTick: noTexts,
  },
};
