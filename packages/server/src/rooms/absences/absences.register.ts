import { exported } from '../../kit/exports/table-exports.ts';
import { staffOnly } from '../../kit/records/personal.ts';
import { reasonTexts } from './personal.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const absenceRegister = {
  exports: {
    calendarEntry: exported('Wpisy kalendarza: nieobecności i inne, z wnioskami i decyzjami'),
    employment: exported('Wymiar pracy i urlopu osób, po latach'),
    absenceBalance: exported('Przysługujące i zaległe dni nieobecności, po latach'),
  },

  personal: { calendarEntry: [reasonTexts], employment: staffOnly, absenceBalance: staffOnly },
};
