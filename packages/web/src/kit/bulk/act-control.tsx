import { SegmentedControl, Textarea } from '@mantine/core';
import { PickMany } from '../fields/pickers/record-multi-picker.tsx';
import { PickOne } from '../fields/pickers/record-picker.tsx';
import { Select } from '../fields/select.tsx';
import { tooLong } from '../fields/text-fields.tsx';
import { TypedDate } from '../fields/typed-date.tsx';
import type { Besides, Control } from './acts.ts';
import { CustomControl, type CustomPick, givenByCustom } from './custom-control.tsx';
import type { BulkValues } from './run-act.ts';

/** What was chosen so far; ids of `more`, else the field's value. */
export type ActChoice = { value: unknown; ids: number[]; taking: boolean };
export const nothingPicked: ActChoice = { value: null, ids: [], taking: false };

/** What the rows are given by what was chosen; null while nothing is. */
export function givenBy(control: Control, picked: ActChoice): BulkValues | null {
  if (control.kind === 'fixed') return { values: control.values };
  if (control.kind === 'custom') return givenByCustom(picked.value as CustomPick | null);
  const { field } = control;
  if (control.kind === 'more') {
    if (picked.ids.length === 0) return null;
    const ids = { [field]: picked.ids };
    return { values: {}, ...(picked.taking ? { remove: ids } : { add: ids }) };
  }
  if (picked.value === undefined || picked.value === null) return null;
  if (control.kind === 'options' && picked.value === control.none)
    return { values: { [field]: null } };
  const listed = control.kind === 'one' && control.list;
  return { values: { [field]: listed ? [picked.value] : picked.value } };
}

type Props = {
  label: string;
  control: Control;
  picked: ActChoice;
  onPick: (picked: ActChoice) => void;
};

/** The field of an act. */
export function ActControl({ label, control, picked, onPick }: Props) {
  const take = (value: unknown) => onPick({ ...picked, value });
  if (control.kind === 'fixed') return null;
  if (control.kind === 'custom')
    return (
      <CustomControl
        fields={control.fields}
        pick={picked.value as CustomPick | null}
        onPick={take}
      />
    );
  if (control.kind === 'options') {
    return (
      <Select
        label={label}
        data={control.options.map(({ id, name }) => ({ value: String(id), label: name }))}
        placeholder="Wybierz…"
        allowDeselect={false}
        data-autofocus
        value={picked.value === null ? null : String(picked.value)}
        onChange={(next) => take(control.options.find(({ id }) => String(id) === next)?.id ?? null)}
        comboboxProps={{ shadow: 'sm' }}
      />
    );
  }
  if (control.kind === 'one') {
    return (
      <PickOne
        label={label}
        source={control.source}
        value={picked.value as number | null}
        onPick={take}
        clearable={control.clearable ?? false}
      />
    );
  }
  if (control.kind === 'more') {
    return (
      <>
        <SegmentedControl
          size="xs"
          aria-label="Co zrobić"
          data={[
            { value: 'add', label: 'Dodaj' },
            { value: 'remove', label: 'Zabierz' },
          ]}
          value={picked.taking ? 'remove' : 'add'}
          onChange={(next) => onPick({ ...picked, taking: next === 'remove' })}
        />
        <PickMany
          label={label}
          source={control.source}
          value={picked.ids}
          onPick={(ids) => onPick({ ...picked, ids })}
        />
      </>
    );
  }
  return (
    <TypedDate
      kind={control.kind}
      label={label}
      calendarOf={label}
      value={picked.value as string | null}
      onChange={take}
    />
  );
}

/** A field that some rows want besides. */
export function BesidesField({
  of,
  value,
  onChange,
  error,
}: {
  of: Besides;
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
}) {
  const { label } = of;
  if (of.kind === 'text') {
    return (
      <Textarea
        label={label}
        autosize
        minRows={2}
        value={(value as string | undefined) ?? ''}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={tooLong(value as string | undefined, 4000) ?? error}
      />
    );
  }
  if (of.kind === 'one') {
    return (
      <PickOne
        label={label}
        source={of.source}
        value={(value as number | undefined) ?? null}
        onPick={onChange}
        error={error}
      />
    );
  }
  return (
    <TypedDate
      kind="day"
      label={label}
      calendarOf={label}
      value={value as string | undefined}
      onChange={onChange}
      error={error}
    />
  );
}
