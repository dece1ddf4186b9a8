import '../../kit/first-screen/styles-forms.ts';
import { riskWindows } from '@zaplecze/contract/rooms/projects/lists';
import { Select } from '../../kit/fields/select.tsx';

/** How near the limit of a task must be for its project to be in danger. */
export function RiskWindow({
  days,
  onChoose,
}: {
  days: string;
  onChoose: (days: string | undefined) => void;
}) {
  return (
    <Select
      size="xs"
      w={150}
      aria-label="Zagrożone w ciągu"
      data={riskWindows.map((each) => ({ value: String(each), label: `w ciągu ${each} dni` }))}
      value={days}
      allowDeselect={false}
      onChange={(chosen) => onChoose(chosen ?? undefined)}
    />
  );
}
