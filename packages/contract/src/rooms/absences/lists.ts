import { absenceStatus } from './statuses.ts';

/** Fixed lists of absences: their statuses, the parts of a day, the kinds of yearly limits. */

export const absenceStatuses = [
  { id: absenceStatus.requested, name: 'Czeka na akceptację', color: '#FAB005' },
  { id: absenceStatus.accepted, name: 'Zaakceptowana', color: '#2F9E44' },
  { id: absenceStatus.refused, name: 'Odmowa', color: '#E03131' },
  { id: absenceStatus.withdrawn, name: 'Wycofana', color: '#868E96' },
  { id: absenceStatus.cancelled, name: 'Odwołana', color: '#495057' },
] as const;

/**
 * What saving an absence does: it counts at once, counts from today on while its days that are over wait (`split`), it is a request, it is a request beside what was accepted, it puts days right
 * that are over (with a reason), or it is refused as it would change such days.
 */
export const absenceOutcome = [
  'saved',
  'split',
  'request',
  'change',
  'correction',
  'past',
] as const;
export type AbsenceOutcome = (typeof absenceOutcome)[number];

/** The smallest part of a type that may be taken. */
export const absenceUnits = [
  { id: 'day', name: 'Tylko całe dni' },
  { id: 'half', name: 'Także pół dnia' },
  { id: 'hour', name: 'Także godziny' },
] as const;
export const absenceUnit = ['day', 'half', 'hour'] as const;
export type AbsenceUnit = (typeof absenceUnit)[number];

/** What of a type lowers the holiday leave of a year, where it lasts a month or more (art. 155² § 1). */
export const leaveLowering = [
  { id: 'unpaid', name: 'Jak urlop bezpłatny' },
  { id: 'childcare', name: 'Jak urlop wychowawczy: od następnego roku' },
] as const;
export const leaveLowerings = ['unpaid', 'childcare'] as const;
export type LeaveLowering = (typeof leaveLowerings)[number];

/** How the yearly limit of a type is worked out. */
export const limitKinds = [
  { id: 'days', name: 'Liczba dni w roku' },
  { id: 'vacation', name: 'Urlop wypoczynkowy: 20 albo 26 dni, z przeniesieniem' },
  { id: 'saturdays', name: 'Dzień za każde święto w dzień wolny z grafiku, poza niedzielą' },
] as const;
export const limitKind = ['days', 'vacation', 'saturdays'] as const;
export type LimitKind = (typeof limitKind)[number];

/** Parts of a full-time post. */
export const partTimes = [
  { id: 1, name: 'pełny etat' },
  { id: 0.875, name: '7/8 etatu' },
  { id: 0.8, name: '4/5 etatu' },
  { id: 0.75, name: '3/4 etatu' },
  { id: 0.6667, name: '2/3 etatu' },
  { id: 0.6, name: '3/5 etatu' },
  { id: 0.5, name: '1/2 etatu' },
  { id: 0.4, name: '2/5 etatu' },
  { id: 0.3333, name: '1/3 etatu' },
  { id: 0.25, name: '1/4 etatu' },
  { id: 0.2, name: '1/5 etatu' },
  { id: 0.125, name: '1/8 etatu' },
] as const;

/** Minutes of a full-time day by law; below eight hours a day of leave is as long (art. 154² § 3). */
export const dayNorms = [
  { id: 480, name: '8 godzin' },
  { id: 455, name: '7 godzin 35 minut (podmiot leczniczy)' },
  { id: 420, name: '7 godzin (umiarkowana albo znaczna niepełnosprawność)' },
  { id: 360, name: '6 godzin (młodociany do 16 lat)' },
  { id: 300, name: '5 godzin' },
] as const;

/** Days of holiday leave a year by seniority (art. 154 of the Labour Code). */
export const vacationDays = [
  { id: 20, name: '20 dni (staż do 10 lat)' },
  { id: 26, name: '26 dni (staż od 10 lat)' },
] as const;

/** What schools count for (art. 155 § 1); they are not summed. */
export const schoolYears = [
  { id: 3, name: 'zasadnicza albo branżowa szkoła zawodowa (3 lata)' },
  { id: 5, name: 'średnia szkoła zawodowa (5 lat)' },
  { id: 4, name: 'średnia szkoła ogólnokształcąca (4 lata)' },
  { id: 6, name: 'szkoła policealna (6 lat)' },
  { id: 8, name: 'szkoła wyższa (8 lat)' },
] as const;

/** Periods of work that count towards seniority; the others since 2026 (art. 302¹). */
export const seniorityKinds = [
  { id: 'employment', name: 'umowa o pracę' },
  { id: 'other', name: 'zlecenie, działalność i inne (liczą się od 1.05.2026)' },
  { id: 'school', name: 'ukończona szkoła' },
] as const;

/** The employment of people without an entry of their own. */
export const usualEmployment = { partTime: 1, vacationDays: 26 };
