import { staffOnly } from '../../kit/records/personal.ts';
import { reasonTexts } from './personal.queries.ts';

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const absenceRegister = {
  personal: { calendarEntry: [reasonTexts], employment: staffOnly, absenceBalance: staffOnly },
};
