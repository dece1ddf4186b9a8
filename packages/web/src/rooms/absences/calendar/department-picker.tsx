import { PickOne } from '../../../kit/fields/pickers/record-picker.tsx';
import { dictionarySource } from '../../choice-sources/index.ts';

const departments = dictionarySource('department');

/** Whose absences the calendar shows. */
export function DepartmentPicker(props: {
  value: number | null;
  onPick: (id: number | null) => void;
}) {
  return (
    <PickOne
      aria-label="Dział"
      placeholder="Wszystkie działy"
      source={departments}
      value={props.value}
      onPick={props.onPick}
    />
  );
}
