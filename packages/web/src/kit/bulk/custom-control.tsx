import { Checkbox, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import {
  type CustomField,
  type CustomName,
  customName,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { PickMany } from '../fields/pickers/record-multi-picker.tsx';
import { PickOne } from '../fields/pickers/record-picker.tsx';
import { clientSource, peopleSource } from '../fields/pickers/record-sources.ts';
import { fixedSource, type PickerItem } from '../fields/pickers/source.ts';
import { Select } from '../fields/select.tsx';
import { tooLong } from '../fields/text-fields.tsx';
import { TypedDate } from '../fields/typed-date.tsx';
import type { BulkValues } from './run-act.ts';

/** Which own field many rows get, and what: `to` as it was typed or chosen, `ids` of a choice of several. */
export type CustomPick = {
  field: CustomField;
  to: unknown;
  ids: number[];
  taking: boolean;
  empties: boolean;
};

/** What the rows are given by it; null while nothing is chosen. */
export function givenByCustom(pick: CustomPick | null): BulkValues | null {
  if (!pick) return null;
  const name: CustomName = customName(pick.field.key);
  if (pick.empties) return { values: { [name]: null } };
  if (pick.field.kind === 'choices') {
    if (pick.ids.length === 0) return null;
    const ids = { [name]: pick.ids };
    return { values: {}, ...(pick.taking ? { remove: ids } : { add: ids }) };
  }
  return pick.to === null || pick.to === '' ? null : { values: { [name]: pick.to } };
}

type Props = {
  fields: readonly CustomField[];
  pick: CustomPick | null;
  onPick: (pick: CustomPick | null) => void;
};

/** An own field is chosen first, then what it becomes; one that may be empty is emptied too. */
export function CustomControl({ fields, pick, onPick }: Props) {
  const begin = (key: string | null) => {
    const field = fields.find((one) => one.key === key);
    onPick(field ? { field, to: null, ids: [], taking: false, empties: false } : null);
  };
  return (
    <>
      <Select
        label="Pole"
        data={fields.map(({ key, label }) => ({ value: key, label }))}
        placeholder="Wybierz…"
        allowDeselect={false}
        searchable={fields.length > 8}
        data-autofocus
        value={pick?.field.key ?? null}
        onChange={begin}
        comboboxProps={{ shadow: 'sm' }}
      />
      {pick && !pick.empties && <Value pick={pick} onPick={onPick} />}
      {pick && !pick.field.required && (
        <Checkbox
          label="Wyczyść to pole"
          checked={pick.empties}
          onChange={(event) => onPick({ ...pick, empties: event.currentTarget.checked })}
        />
      )}
    </>
  );
}

const switches = [
  { value: '1', label: 'tak' },
  { value: '0', label: 'nie' },
];

function Value({ pick, onPick }: { pick: CustomPick; onPick: Props['onPick'] }) {
  const { field, to } = pick;
  const { kind, label, unit } = field;
  const take = (next: unknown) => onPick({ ...pick, to: next });
  const options = field.options.filter(({ archived }) => !archived);
  if (kind === 'choices')
    return (
      <>
        <SegmentedControl
          size="xs"
          aria-label="Co zrobić"
          data={[
            { value: 'add', label: 'Dodaj' },
            { value: 'remove', label: 'Zabierz' },
          ]}
          value={pick.taking ? 'remove' : 'add'}
          onChange={(next) => onPick({ ...pick, taking: next === 'remove' })}
        />
        <PickMany
          label={label}
          source={fixedSource(`many ${field.id}`, options as PickerItem[])}
          value={pick.ids}
          onPick={(ids) => onPick({ ...pick, ids })}
        />
      </>
    );
  if (kind === 'choice' || kind === 'flag') {
    const data =
      kind === 'flag'
        ? switches
        : options.map(({ id, name }) => ({ value: String(id), label: name }));
    const chosen = typeof to === 'boolean' ? String(Number(to)) : to === null ? null : String(to);
    return (
      <Select
        label={label}
        data={data}
        placeholder="Wybierz…"
        allowDeselect={false}
        value={chosen}
        onChange={(next) =>
          take(next === null ? null : kind === 'flag' ? next === '1' : Number(next))
        }
        comboboxProps={{ shadow: 'sm' }}
      />
    );
  }
  if (kind === 'person' || kind === 'client')
    return (
      <PickOne
        label={label}
        source={kind === 'person' ? peopleSource : clientSource}
        value={to as number | null}
        onPick={take}
      />
    );
  if (kind === 'day' || kind === 'moment')
    return (
      <TypedDate
        kind={kind}
        label={label}
        calendarOf={label}
        value={to as string | null}
        onChange={take}
      />
    );
  const text = {
    label,
    value: (to as string | null) ?? '',
    onChange: (event: { currentTarget: { value: string } }) => take(event.currentTarget.value),
  };
  if (kind === 'long')
    return <Textarea {...text} autosize minRows={2} error={tooLong(text.value, 10_000)} />;
  const isNumber = kind === 'decimal' || kind === 'money';
  const ending = kind === 'money' ? 'zł' : unit;
  return (
    <TextInput
      {...text}
      error={tooLong(text.value, 250)}
      {...(isNumber && { inputMode: 'decimal' as const })}
      {...(isNumber && ending && { description: ending })}
    />
  );
}
