import { formatNumber } from '../../../kit/records/format.ts';

/** '6 z 8 godz.': what is planned against what there is; at a weekend, on a holiday and after work nothing is left. */
export function loadWords({ planned, available }: { planned: number; available: number }): string {
  if (available > 0) return `${formatNumber(planned)} z ${formatNumber(available)}\u00A0godz.`;
  if (planned === 0) return 'bez godzin pracy';
  return `${formatNumber(planned)}\u00A0godz. poza czasem pracy`;
}
