import type { Fields, Records } from '../../kit/fields/field-kinds.ts';
import {
  absenceStatuses,
  dayNorms,
  partTimes,
  schoolYears,
  seniorityKinds,
  vacationDays,
} from './lists.ts';

/** The fields of an absence, in the order of its lines in the history. */
export const absenceFields = {
  owner: { label: 'Osoba', kind: 'person' },
  type: { label: 'Typ', kind: 'record', of: 'calendarType' },
  dateFrom: { label: 'Od', kind: 'day' },
  dateTo: { label: 'Do', kind: 'day' },
  hours: { label: 'Godziny', kind: 'number' },
  hoursFrom: { label: 'Od godziny', kind: 'text', personal: false },
  status: { label: 'Status', kind: 'choice', options: absenceStatuses },
  reason: { label: 'Powód', kind: 'long' },
} as const satisfies Fields;

/** Records whose fields the history and questions of two editors name. */
export const absenceRecords = {
  calendarEntry: absenceFields,
  workingPattern: {
    validFrom: { label: 'Od dnia', kind: 'day' },
    minutes: { label: 'Godziny pracy', kind: 'hours' },
    begins: { label: 'Początek pracy', kind: 'text' },
    holidays: { label: 'Praca w święta', kind: 'flag' },
  },
  companyFreeDay: {
    day: { label: 'Dzień', kind: 'day' },
    half: { label: 'Tylko pół dnia', kind: 'flag' },
    holiday: { label: 'Za święto w dzień wolny', kind: 'day' },
    name: { label: 'Nazwa', kind: 'text' },
  },
  employmentTerm: {
    firstDay: { label: 'Pierwszy dzień pracy', kind: 'day' },
    lastDay: { label: 'Ostatni dzień pracy', kind: 'day' },
    partTime: { label: 'Etat', kind: 'choice', options: partTimes },
    dayNorm: { label: 'Norma dobowa', kind: 'choice', options: dayNorms },
    firstJob: { label: 'Pierwsza praca', kind: 'flag' },
    formerUntil: { label: 'Poprzedni pracodawca do', kind: 'day' },
    formerEntitled: { label: 'Urlop u poprzedniego (dni)', kind: 'number' },
    formerUsed: { label: 'Wykorzystany u poprzedniego (dni)', kind: 'number' },
  },
  seniorityPeriod: {
    kind: { label: 'Rodzaj', kind: 'choice', options: seniorityKinds },
    years: { label: 'Szkoła', kind: 'choice', options: schoolYears },
    dateFrom: { label: 'Od', kind: 'day' },
    dateTo: { label: 'Do', kind: 'day' },
  },
  employment: {
    partTime: { label: 'Etat', kind: 'choice', options: partTimes },
    vacationDays: { label: 'Wymiar urlopu', kind: 'choice', options: vacationDays },
  },
  absenceBalance: {
    entitled: { label: 'Wymiar (dni)', kind: 'number' },
    carried: { label: 'Zaległe (dni)', kind: 'number' },
  },
} as const satisfies Records;
