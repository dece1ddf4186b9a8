import { sql } from 'kysely';
import { type PersonalTexts, staffOnly } from '../../kit/records/personal.ts';

/** Why a request was refused or an absence cancelled: about work, hence perhaps about a client. */
const reasons: PersonalTexts = {
  label: 'Nieobecność',
  table: 'calendarEntry',
  columns: ['reason'],
  besides: ['hoursFrom'],
  ofClient: () => sql<boolean>`false`,
  unbound: sql<boolean>`true`,
};

/** What this room says to those that others lean on; gathered in rooms/registers.ts. */
export const absenceRegister = {
  personal: { calendarEntry: [reasons], employment: staffOnly, absenceBalance: staffOnly },
};
