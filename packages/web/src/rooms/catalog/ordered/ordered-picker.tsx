import type { ColoredRef } from '@zaplecze/contract/kit/values/records';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useNamed } from '../../../kit/fields/pickers/picker-parts.tsx';
import { PickOne } from '../../../kit/fields/pickers/record-picker.tsx';
import type { PickerItem, Source } from '../../../kit/fields/pickers/source.ts';
import { type FieldProps, useField } from '../../../kit/forms/form-context.tsx';
import classes from '../../../kit/ordered/ordered.module.css';
import { OrderedList } from '../../../kit/ordered/ordered-list.tsx';

type OrderedProps = FieldProps & {
  source: Source;
  /** The chosen records as they came with the form's record. */
  known?: readonly PickerItem[];
  /** Label of the box that adds one more. */
  add: string;
  /** Shown beside a record's name, such as its type. */
  markOf?: (item: PickerItem) => ColoredRef | null | undefined;
  /** More of each, below its name. */
  below?: (item: PickerItem) => ReactNode;
  /** Told besides the form when the records change. */
  onChange?: (ids: number[]) => void;
};

/** A form's list of records in an order: searched on the server, moved by hand or by keys. */
export function OrderedPicker({
  source,
  known = [],
  add,
  markOf,
  below,
  onChange,
  ...props
}: OrderedProps) {
  const { value, change: write, blur, ref, error } = useField<number[] | undefined>(props);
  const [picked, setPicked] = useState<PickerItem[]>([]);
  const [note, setNote] = useState('');
  const box = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const ids = value ?? [];
  const items = useNamed(source, ids, [...picked, ...known]);

  const change = (next: number[]) => {
    write(next);
    onChange?.(next);
  };
  const pick = (item: PickerItem | null) => {
    if (!item) return;
    if (ids.includes(item.id)) {
      setNote(`„${item.name}” już jest na liście.`);
      return;
    }
    setNote('');
    setPicked([...picked, item]);
    change([...ids, item.id]);
  };
  const remove = (place: number) => {
    const at = ids.indexOf(place);
    setNote('');
    change(ids.filter((each) => each !== place));
    // The button that had the focus goes away with its row.
    setTimeout(() => {
      const buttons = box.current?.querySelectorAll<HTMLElement>('[data-remove]');
      const next = buttons?.[Math.min(at, buttons.length - 1)];
      (next ?? box.current?.querySelector('input'))?.focus();
    }, 0);
  };
  return (
    <fieldset ref={box} className={classes.field} aria-describedby={props.help ? id : undefined}>
      <legend className={classes.label}>{props.label}</legend>
      {props.help && (
        <p id={id} className={classes.help}>
          {props.help}
        </p>
      )}
      <OrderedList
        items={items}
        markOf={markOf}
        below={below}
        onOrder={(next) => change(next)}
        onRemove={remove}
      />
      <PickOne
        aria-label={add}
        placeholder={`${add}…`}
        source={source}
        value={null}
        onPick={(_, item) => pick(item)}
        onBlur={blur}
        inputRef={ref}
        error={error}
      />
      <p role="status" className={classes.note}>
        {note}
      </p>
    </fieldset>
  );
}
