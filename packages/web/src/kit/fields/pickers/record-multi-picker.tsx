import { CloseButton, Combobox, PillsInput, useCombobox } from '@mantine/core';
import { type ReactNode, type Ref, useState } from 'react';
import { type FieldProps, useField } from '../../forms/form-context.tsx';
import classes from './picker.module.css';
import { ItemView, keepsEnter, Options, useFound, useNamed } from './picker-parts.tsx';
import type { PickerItem, Source } from './source.ts';

export type PickManyProps = {
  label?: ReactNode;
  'aria-label'?: string;
  description?: ReactNode;
  withAsterisk?: boolean;
  error?: ReactNode;
  disabled?: boolean;
  'aria-required'?: boolean;
  source: Source;
  value: number[];
  onPick: (ids: number[], items: PickerItem[]) => void;
  onBlur?: () => void;
  known?: readonly PickerItem[];
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
  maw?: number;
};

/** Several records; Backspace in the empty box takes the last one off. */
export function PickMany(props: PickManyProps) {
  // 'aria-required' belongs to the box that is typed in, not to the frame with the pills.
  const { 'aria-required': demanded, ...own } = props;
  const { source, value, onPick, onBlur, known = [], placeholder, inputRef, ...rest } = own;
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<PickerItem[]>([]);
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() });
  const found = useFound(source, typed, box);
  const items = found.data ?? [];
  const chosen = useNamed(source, value, [...picked, ...known]);
  const change = (ids: number[], more: PickerItem[] = []) => {
    const all = [...picked, ...more];
    setPicked(all);
    onPick(
      ids,
      [...chosen, ...all].filter(
        ({ id }, at, list) => ids.includes(id) && list.findIndex((item) => item.id === id) === at,
      ),
    );
  };
  const toggle = (item: PickerItem) => {
    setTyped('');
    if (value.includes(item.id)) change(value.filter((id) => id !== item.id));
    else change([...value, item.id], [item]);
  };
  return (
    <Combobox
      store={box}
      shadow="sm"
      onOptionSubmit={(id) => {
        const item = items.find((each) => String(each.id) === id);
        if (item) toggle(item);
      }}
    >
      <Combobox.DropdownTarget>
        <PillsInput {...rest} onClick={() => box.openDropdown()}>
          <span style={{ display: 'flex', flexWrap: 'wrap', gap: 4, width: '100%' }}>
            {chosen.map((item) => (
              <span key={item.id} className={classes.pill}>
                <ItemView
                  item={{ id: item.id, name: item.name, color: item.color, picture: item.picture }}
                  people={source.people}
                />
                <CloseButton
                  size="xs"
                  aria-label={`Usuń: ${item.name}`}
                  disabled={rest.disabled}
                  onClick={(event) => {
                    event.stopPropagation();
                    change(value.filter((id) => id !== item.id));
                  }}
                />
              </span>
            ))}
            <Combobox.EventsTarget withExpandedAttribute>
              <PillsInput.Field
                className={classes.typed}
                ref={inputRef}
                aria-required={demanded}
                value={typed}
                placeholder={value.length === 0 ? (placeholder ?? 'Wybierz…') : undefined}
                disabled={rest.disabled}
                aria-label={rest['aria-label']}
                autoComplete="off"
                onChange={(event) => {
                  setTyped(event.currentTarget.value);
                  box.openDropdown();
                }}
                onFocus={() => undefined}
                onBlur={() => {
                  box.closeDropdown();
                  setTyped('');
                  onBlur?.();
                }}
                onKeyDown={(event) => {
                  keepsEnter(box)(event);
                  if (event.key === 'Backspace' && typed === '' && value.length > 0) {
                    event.preventDefault();
                    change(value.slice(0, -1));
                  }
                }}
              />
            </Combobox.EventsTarget>
          </span>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Options
          items={items}
          source={source}
          loading={found.isFetching}
          failed={found.isError}
          chosen={value}
        />
      </Combobox.Dropdown>
    </Combobox>
  );
}

type Field = FieldProps & Pick<PickManyProps, 'source' | 'known' | 'placeholder'>;

/** A form's choice of several records, 380 wide; the value are their ids. */
export function RecordMultiPicker({ source, known, placeholder, ...props }: Field) {
  const { value, change, blur, ref, shared } = useField<number[]>(props);
  return (
    <PickMany
      {...shared}
      source={source}
      known={known}
      placeholder={placeholder}
      inputRef={ref}
      value={value ?? []}
      onPick={(ids) => change(ids)}
      onBlur={blur}
    />
  );
}
