import { formatNumber } from '../../kit/records/format.ts';

/** '6 z 8 godz.': what is planned against what there is. */
export const loadWords = ({ planned, available }: { planned: number; available: number }) =>
  `${formatNumber(planned)} z ${formatNumber(available)}\u00A0godz.`;
