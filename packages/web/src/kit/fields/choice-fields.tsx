import { Checkbox, ColorInput, Group, Switch } from '@mantine/core';
import { defaultColor } from '@zaplecze/contract/kit/fields/fields';
import { type FieldProps, useField } from '../forms/form-context.tsx';
import type { Option } from '../lists/types.ts';
import { StatusSign } from '../records/color-pill.tsx';
import { replacesName } from './pickers/replaces-name.ts';
import { Select } from './select.tsx';

/** So many options are read in one glance. */
const readAtOnce = 7;

/** One of a few fixed options; the value is the option's id as the contract has it. */
export function SelectField({
  options,
  clearable,
  searchable = options.length > readAtOnce,
  autoFocus,
  ...props
}: FieldProps & {
  options: readonly Option[];
  clearable?: boolean;
  /** What is typed leaves those that have it; by default of more than can be read at once. */
  searchable?: boolean;
  autoFocus?: boolean;
}) {
  const { value, change, blur, ref, shared } = useField<number | string | null>(props);
  const chosen = options.find(({ id }) => id === value);
  const sign = (of: Option | undefined) => of?.color && <StatusSign status={of} />;
  return (
    <Select
      {...shared}
      ref={ref}
      data={options.map(({ id, name }) => ({ value: String(id), label: name }))}
      leftSection={sign(chosen)}
      renderOption={
        options.some(({ color }) => color)
          ? ({ option }) => (
              <Group component="span" gap="xs" wrap="nowrap">
                {sign(options.find(({ id }) => String(id) === option.value))}
                {option.label}
              </Group>
            )
          : undefined
      }
      placeholder="Wybierz…"
      allowDeselect={false}
      data-autofocus={autoFocus || undefined}
      clearable={clearable}
      searchable={searchable}
      selectFirstOptionOnChange={searchable}
      onBeforeInput={searchable ? replacesName(chosen?.name) : undefined}
      nothingFoundMessage={searchable ? 'Nie ma takiej pozycji' : undefined}
      checkIconPosition="right"
      value={value === null || value === undefined ? null : String(value)}
      onChange={(next) => change(options.find(({ id }) => String(id) === next)?.id ?? null)}
      onBlur={blur}
      comboboxProps={{ shadow: 'sm' }}
    />
  );
}

export function SwitchField(props: FieldProps) {
  const { value, change, blur, ref, shared } = useField<boolean>(props);
  const { withAsterisk: _, ...rest } = shared;
  return (
    <Switch
      {...rest}
      ref={ref}
      aria-invalid={shared.error ? true : undefined}
      checked={value ?? false}
      onChange={(event) => change(event.currentTarget.checked)}
      onBlur={blur}
    />
  );
}

const answers = [
  { value: true, name: 'tak' },
  { value: false, name: 'nie' },
];

/** Yes, no, or nothing said yet, which a switch could not tell from no. */
export function YesNoField({
  clearable,
  autoFocus,
  ...props
}: FieldProps & { clearable: boolean; autoFocus?: boolean }) {
  const { value, change, blur, ref, shared } = useField<boolean | null>(props);
  return (
    <Select
      {...shared}
      ref={ref}
      data={answers.map(({ name }) => name)}
      placeholder="Wybierz…"
      allowDeselect={false}
      data-autofocus={autoFocus || undefined}
      clearable={clearable}
      checkIconPosition="right"
      value={answers.find((one) => one.value === value)?.name ?? null}
      onChange={(next) => change(answers.find(({ name }) => name === next)?.value ?? null)}
      onBlur={blur}
      comboboxProps={{ shadow: 'sm' }}
    />
  );
}

export function CheckboxField(props: FieldProps) {
  const { value, change, blur, ref, shared } = useField<boolean>(props);
  const { withAsterisk: _, ...rest } = shared;
  return (
    <Checkbox
      {...rest}
      ref={ref}
      aria-invalid={shared.error ? true : undefined}
      checked={value ?? false}
      onChange={(event) => change(event.currentTarget.checked)}
      onBlur={blur}
    />
  );
}

const swatches = [
  '#FF0000',
  '#E8590C',
  '#F08C00',
  '#2F9E44',
  '#0B6E75',
  '#1971C2',
  '#3B5BDB',
  '#7048E8',
  '#9C36B5',
  '#C2255C',
  '#868E96',
  '#212529',
];

/** A colour, 380 wide; typed as #RRGGBB (DIC-07) or picked. */
export function ColorField(props: FieldProps) {
  const { value, change, blur, ref, shared } = useField<string>(props);
  return (
    <ColorInput
      {...shared}
      ref={ref}
      maw={380}
      format="hex"
      swatches={swatches}
      swatchesPerRow={12}
      placeholder={defaultColor}
      withEyeDropper={false}
      value={value ?? ''}
      onChange={(next) => change(next.toUpperCase())}
      onBlur={blur}
    />
  );
}
