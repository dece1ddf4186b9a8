import { countWords } from '@zaplecze/contract/kit/values/words';
import type { Balance } from '@zaplecze/contract/rooms/absences/balances/calls';
import {
  type EmploymentGap,
  employmentGaps,
} from '@zaplecze/contract/rooms/absences/employment/calls';
import { partTimes } from '@zaplecze/contract/rooms/absences/lists';
import { formatDay, formatHours, formatNumber } from '../../../kit/records/format.ts';

const hundredth = (value: number) => Math.round(value * 100) / 100;

/** With the sign that minus has in print. */
const signed = (value: number) => formatNumber(value).replace('-', '−');

/** Days of somebody's own working day: '12 dni', '1 dzień', '2,5 dnia'. */
function daysInWords(days: number): string {
  if (!Number.isInteger(days)) return `${signed(days)}\u00A0dnia`;
  const words = countWords(Math.abs(days), 'dzień', 'dni', 'dni');
  return days < 0 ? `−${words}` : words;
}

/**
 * Hours of work as people say them: in days where somebody works eight hours, '12 dni'; of another day in hours, with
 * the days that they are: '52 godz. (13 dni po 4 godz.)'.
 */
export function hoursInWords(hours: number, dayHours: number): string {
  const days = hundredth(hours / dayHours);
  if (dayHours === 8) return daysInWords(days);
  return `${formatHours(hours)} (${daysInWords(days)} po\u00A0${formatHours(dayHours)})`;
}

/** 'zostało 12 z 26 dni', with what was carried over told apart. */
export function leftInWords({ left, entitled, carried, dayHours }: Balance): string {
  const days = (hours: number) => signed(hundredth(hours / dayHours));
  return `zostało ${days(left)} z\u00A0${hoursInWords(entitled + carried, dayHours)}`;
}

/** 'zaległe 5 dni do 30.09.2027', what is past its term apart; '' where nothing was carried over or all of it is used. */
export function carriedInWords({
  carriedLeft,
  carriedUntil,
  carriedPast,
  dayHours,
}: Balance): string {
  if (carriedLeft <= 0 || !carriedUntil) return '';
  const overdue = `w\u00A0tym zaległe ${hoursInWords(carriedLeft, dayHours)}`;
  if (carriedPast >= carriedLeft)
    return `${overdue}, po terminie (był do ${formatDay(carriedUntil)}; nie przepadają)`;
  const past = `z\u00A0tego ${hoursInWords(carriedPast, dayHours)} po terminie (nie przepadają), reszta `;
  return `${overdue}, ${carriedPast > 0 ? past : ''}do wykorzystania do ${formatDay(carriedUntil)}`;
}

/** Days of a column: '12', '12,5'; in hours where the person's day has not eight of them. */
export const balanceShort = ({ dayHours }: Balance, hours: number): string =>
  dayHours === 8 ? signed(hundredth(hours / 8)) : formatHours(hours);

/** 'pełny etat', '3/4 etatu'. */
export const partTimeName = (partTime: number): string =>
  partTimes.find(({ id }) => id === partTime)?.name ?? `${formatNumber(partTime)} etatu`;

/** What a balance cannot be reckoned without: 'pierwszy dzień pracy, grafik części etatu'. */
export const gapWords = (lacks: readonly EmploymentGap[]): string =>
  lacks.map((gap) => employmentGaps.find(({ id }) => id === gap)?.name).join(', ');
