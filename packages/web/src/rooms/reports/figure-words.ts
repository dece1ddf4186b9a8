import { formatMoney, formatNumber } from '../../kit/records/format.ts';

/* The words of the dashboard's first line. */

const months = [
  'styczniu',
  'lutym',
  'marcu',
  'kwietniu',
  'maju',
  'czerwcu',
  'lipcu',
  'sierpniu',
  'wrześniu',
  'październiku',
  'listopadzie',
  'grudniu',
];

/** 'październiku' of '2026-10', after 'w' or 'niż w'. */
export const monthIn = (month: string) => months[Number(month.slice(5)) - 1] ?? month;

/**
 * 'o 2 mniej niż w październiku'; without a month 'o 3 pkt lepiej', of per cent 'o 4 % więcej'. No difference is 'bez
 * zmiany'.
 */
export function differenceWords(
  by: number,
  before: string | null,
  unit: 'pkt' | '%' = 'pkt',
): string {
  if (by === 0) return 'bez zmiany';
  const count = formatNumber(Math.abs(by));
  if (before) return `o ${count} ${by < 0 ? 'mniej' : 'więcej'} niż w ${monthIn(before)}`;
  if (unit === '%') return `o ${count} % ${by < 0 ? 'mniej' : 'więcej'}`;
  return `o ${count} pkt ${by < 0 ? 'gorzej' : 'lepiej'}`;
}

/** '48 570 zł': whole złoty. */
export const moneyWords = (value: number) => formatMoney(Math.round(value)).replace(/,00/, '');
