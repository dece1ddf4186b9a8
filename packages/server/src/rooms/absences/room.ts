import { exportWhole, madeAnew } from '../../kit/exports/table-exports.ts';
import { staffOnly } from '../../kit/records/personal.ts';
import { room } from '../../kit/rooms/room.ts';
import {
  absenceCrontab,
  absenceTasks,
  gapsCrontab,
  reportCrontab,
  standInsCrontab,
} from './absences.jobs.ts';
import { absenceRoutes } from './absences.routes.ts';
import { startEmployment } from './employment/employment.save.ts';
import { employmentEnd } from './employment/employment-end.ts';
import { changeTexts, reasonTexts } from './personal.queries.ts';
import { absenceEvents } from './requests/events.queries.ts';
import { isWorkMorning } from './working-time/free-days.save.ts';
import { substitutePresence } from './working-time/presence.queries.ts';

/**
 * Who is away when: requests, decisions, balances of days, the calendar of the company. Everybody sees who is away and asks for
 * their own days; heads of departments and administrators decide.
 */
export const absencesRoom = room({
  routes: absenceRoutes,
  jobs: ({ db }) => absenceTasks(db),
  clock: [absenceCrontab, reportCrontab, standInsCrontab, gapsCrontab],

  mornings: { isWorkMorning },
  presence: substitutePresence,
  events: { absence: absenceEvents },

  exports: {
    calendarEntry: exportWhole('Wpisy kalendarza: nieobecności i inne, z wnioskami i decyzjami'),
    absenceTime: madeAnew,
    askedDepartment: exportWhole(
      'Działy, których kierownik ma wniosek osoby, która zmieniła dział',
    ),
    absenceChange: exportWhole(
      'Zmiany zaakceptowanych nieobecności: o co proszono i jak zdecydowano',
    ),
    workingPattern: exportWhole('Grafiki pracy osób i firmy, od dnia'),
    companyFreeDay: exportWhole('Dni wolne firmy, własne i za święta w dni wolne'),
    employmentTerm: exportWhole('Okresy zatrudnienia osób, z częścią etatu'),
    seniorityPeriod: exportWhole('Szkoły i praca, które liczą się do stażu urlopowego'),
    employment: exportWhole('Wymiar pracy i urlopu osób, po latach'),
    balanceReport: exportWhole('Różnice sald po zmianie zasad liczenia'),
    absenceBalance: exportWhole('Przysługujące i zaległe dni nieobecności, po latach'),
  },

  employmentStart: { employment: startEmployment },
  employmentEnd: { employment: employmentEnd },

  personal: {
    calendarEntry: [reasonTexts],
    absenceChange: [changeTexts],
    absenceTime: staffOnly,
    askedDepartment: staffOnly,
    workingPattern: staffOnly,
    companyFreeDay: staffOnly,
    employmentTerm: staffOnly,
    seniorityPeriod: staffOnly,
    employment: staffOnly,
    balanceReport: staffOnly,
    absenceBalance: staffOnly,
  },
});
