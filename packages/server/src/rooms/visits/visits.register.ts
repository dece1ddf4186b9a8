import { companyWords, noTexts } from '../../kit/records/personal.ts';
import { hostAnswer } from './host-answer.ts';
import { announcedRecords, announcedTexts } from './personal.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const visitRegister = {
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
