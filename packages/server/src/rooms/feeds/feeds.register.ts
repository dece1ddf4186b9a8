import { exported, madeAnew } from '../../kit/exports/table-exports.ts';
import { noTexts, staffOnly } from '../../kit/records/personal.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const feedRegister = {
  exports: {
    calendarFeed: exported('Adresy kalendarzy', { tokenHash: 'otwiera kalendarz' }),
    feedEvent: madeAnew,
  },
  personal: { calendarFeed: staffOnly, feedEvent: noTexts },
};
