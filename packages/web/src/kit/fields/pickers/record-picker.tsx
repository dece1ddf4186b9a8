import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { type ReactNode, type Ref, useState } from 'react';
import { type FieldProps, useField } from '../../forms/form-context.tsx';
import { Avatar } from '../../records/avatar.tsx';
import { ColorDot } from '../../records/color-pill.tsx';
import { freshOption, keepsEnter, Options, useFound, useNamed } from './picker-parts.tsx';
import { replacesName } from './replaces-name.ts';
import type { PickerItem, Source } from './source.ts';

type Inputs = {
  label?: ReactNode;
  'aria-label'?: string;
  description?: ReactNode;
  withAsterisk?: boolean;
  error?: ReactNode;
  disabled?: boolean;
  name?: string;
};

export type PickOneProps = Inputs & {
  source: Source;
  value: number | null;
  /** `item` is the whole chosen record, for screens that show more of it. */
  onPick: (id: number | null, item: PickerItem | null) => void;
  onBlur?: () => void;
  /** The chosen record as it came with the row: its name shows at once. */
  known?: readonly PickerItem[];
  placeholder?: string;
  clearable?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** Makes one by a name that none has. */
  add?: ((name: string) => void) | undefined;
};

/** One record out of many, outside of forms (filters, toolbars). Type to search, arrows, Enter. */
export function PickOne(props: PickOneProps) {
  const {
    source,
    value,
    onPick,
    onBlur,
    known = [],
    clearable = true,
    inputRef,
    add,
    ...rest
  } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [picked, setPicked] = useState<PickerItem[]>([]);
  const box = useCombobox({
    onDropdownClose: () => {
      box.resetSelectedOption();
      setTyped(null);
    },
  });
  const found = useFound(source, typed, box);
  const items = found.data ?? [];
  const [chosen] = useNamed(source, value === null ? [] : [value], [...picked, ...known]);
  const choose = (item: PickerItem | null) => {
    if (item) setPicked([item]);
    onPick(item?.id ?? null, item);
    box.closeDropdown();
  };
  return (
    <Combobox
      store={box}
      shadow="sm"
      onOptionSubmit={(id) => {
        if (id !== freshOption) return choose(items.find((item) => String(item.id) === id) ?? null);
        add?.((typed ?? '').trim());
        box.closeDropdown();
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...rest}
          ref={inputRef}
          autoComplete="off"
          value={typed ?? chosen?.name ?? ''}
          placeholder={rest.placeholder ?? 'Wybierz…'}
          leftSection={
            chosen && typed === null && (source.people || chosen.color) ? (
              source.people ? (
                <Avatar person={chosen} />
              ) : (
                <ColorDot color={chosen.color} />
              )
            ) : undefined
          }
          rightSection={
            value !== null && clearable && !rest.disabled ? (
              // By the keyboard the box is emptied; Tab leads on to the next field.
              <CloseButton
                size="sm"
                tabIndex={-1}
                aria-label="Wyczyść wybór"
                onClick={() => choose(null)}
              />
            ) : (
              <Combobox.Chevron />
            )
          }
          rightSectionPointerEvents={value !== null && clearable ? 'all' : 'none'}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            box.openDropdown();
          }}
          onBeforeInput={replacesName(typed === null ? chosen?.name : undefined)}
          onKeyDown={keepsEnter(box)}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => box.openDropdown()}
          onBlur={() => {
            // An emptied box means that nothing is chosen.
            if (typed === '' && clearable && value !== null) choose(null);
            box.closeDropdown();
            onBlur?.();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Options
          items={items}
          source={source}
          loading={found.isFetching}
          failed={found.isError}
          chosen={value === null ? [] : [value]}
          fresh={add && (typed ?? '').trim()}
        />
      </Combobox.Dropdown>
    </Combobox>
  );
}

type PickerField = FieldProps &
  Pick<PickOneProps, 'source' | 'known' | 'placeholder' | 'clearable' | 'add'> & {
    /** Told besides the form, e.g. to fill other fields from the chosen record. */
    onPick?: (item: PickerItem | null) => void;
  };

/** A form's choice of one record, searched on the server; the value is its id or null. */
export function RecordPicker({
  source,
  known,
  placeholder,
  clearable,
  add,
  onPick,
  ...props
}: PickerField) {
  const { value, change, blur, ref, shared } = useField<number | null>(props);
  return (
    <PickOne
      {...shared}
      source={source}
      known={known}
      placeholder={placeholder}
      clearable={clearable ?? !props.required}
      inputRef={ref}
      add={add}
      value={value ?? null}
      onPick={(id, item) => {
        change(id);
        onPick?.(item);
      }}
      onBlur={blur}
    />
  );
}

/** The same for short lists (dictionaries, provinces), loaded once: give a lookup source. */
export const ChoicePicker = RecordPicker;
