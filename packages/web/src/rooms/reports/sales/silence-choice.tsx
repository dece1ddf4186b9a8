import { silences } from '@zaplecze/contract/rooms/reports/clients/calls';
import { ChartChoice } from '../../../kit/charts/choice.tsx';

const words = Object.fromEntries(silences.map((days) => [days, `${days} dni`]));

/** After how many days without a contact a client stands here. */
export function SilenceChoice({ days, set }: { days: number; set: (days: number) => void }) {
  return (
    <ChartChoice
      label="Bez kontaktu od"
      words={words}
      value={String(days)}
      onChange={(value) => set(Number(value))}
    />
  );
}
