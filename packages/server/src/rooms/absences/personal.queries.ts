import { sql } from 'kysely';
import type { PersonalTexts } from '../../kit/records/personal.ts';

/** Why a request was refused or an absence cancelled: about work, hence perhaps about somebody at a client's. */
export const reasonTexts: PersonalTexts = {
  label: 'Nieobecność',
  table: 'calendarEntry',
  columns: ['reason'],
  ofClient: () => sql<boolean>`false`,
  unbound: sql<boolean>`true`,
};

/** Why a change of an absence is asked for or was refused. */
export const changeTexts: PersonalTexts = {
  ...reasonTexts,
  label: 'Zmiana nieobecności',
  table: 'absenceChange',
  columns: ['note', 'reason'],
  besides: ['hoursFrom'],
};
