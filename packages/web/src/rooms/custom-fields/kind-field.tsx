import {
  mayBeWorked,
  type WorkedKind,
  workedKinds,
  workedWords,
} from '@zaplecze/contract/rooms/custom-fields/formulas';
import { customKindWords } from '@zaplecze/contract/rooms/custom-fields/lists';
import { useFormContext } from 'react-hook-form';
import { Select } from '../../kit/fields/select.tsx';
import { useField } from '../../kit/forms/form-context.tsx';

const worked = 'worked.';
const kinds = [
  ...Object.entries(customKindWords).map(([value, label]) => ({ value, label })),
  ...workedKinds.map((kind) => ({ value: `${worked}${kind}`, label: workedWords[kind] })),
];

/** What a new field holds, and whether people fill it or it is worked out: chosen once. */
export function KindField() {
  const { setValue, watch } = useFormContext<{ formula: string | null }>();
  const isWorked = watch('formula') !== null;
  const { value, change, blur, ref, shared } = useField<string>({
    ...{ name: 'kind', label: 'Rodzaj', required: true },
    help: isWorked && 'Pole wyliczane zostaje takie na zawsze.',
  });
  const choose = (next: string | null) => {
    if (next === null) return;
    const kind = next.replace(worked, '');
    const isNext = kind !== next && mayBeWorked(kind as WorkedKind);
    if (isNext !== isWorked) setValue('formula', isNext ? '' : null);
    change(kind);
    setValue('initial' as never, null as never);
    for (const name of ['unique', 'required']) setValue(name as never, false as never);
    if (isNext) setValue('requiredFrom' as never, null as never);
  };
  return (
    <Select
      {...shared}
      ref={ref}
      data={kinds}
      allowDeselect={false}
      searchable
      selectFirstOptionOnChange
      nothingFoundMessage="Nie ma takiej pozycji"
      checkIconPosition="right"
      value={isWorked ? `${worked}${value}` : value}
      onChange={choose}
      onBlur={blur}
      comboboxProps={{ shadow: 'sm' }}
    />
  );
}
