import { ActionIcon } from '@mantine/core';
import { IconArrowUp, IconPlus, IconStar, IconStarFilled, IconX } from '@tabler/icons-react';
import type { CustomDefinition } from '@zaplecze/contract/rooms/custom-fields/calls';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { ColorField, SelectField } from '../../kit/fields/choice-fields.tsx';
import { TextField } from '../../kit/fields/text-fields.tsx';
import { FormPart } from '../../kit/forms/form-part.tsx';
import { IconButton } from '../../kit/navigation/icon-button.tsx';
import classes from './custom-fields.module.css';

type Option = { id?: number; name: string; color: string; initial: boolean };

/** Colours that new choices get one after the other; each can be changed. */
const colors = ['#1971C2', '#2F9E44', '#F08C00', '#9C36B5', '#0B6E75', '#C2255C', '#868E96'];

/**
 * The list of a choice: names with colours in their order, with which of them records begin; of one that records have, what
 * comes instead. `several`: records may have more than one of them.
 */
export function OptionRows({
  field,
  several,
}: {
  field: CustomDefinition | undefined;
  several: boolean;
}) {
  const { control, formState, setValue, watch } = useFormContext<{ options: Option[] }>();
  const { fields, append, remove, move } = useFieldArray({
    control,
    name: 'options',
    keyName: 'row',
  });
  const left = watch('options') ?? [];
  const removed =
    field && field.used > 0
      ? field.options.filter(({ id }) => !left.some((one) => one.id === id))
      : [];
  const { options: problem } = formState.errors;
  const begin = (at: number) => {
    const now = left[at]?.initial ?? false;
    for (const [other, { initial }] of left.entries())
      if (other === at || (initial && !several))
        setValue(`options.${other}.initial`, other === at && !now, { shouldDirty: true });
  };
  return (
    <div className={classes.options}>
      {fields.map((row, at) => (
        <div key={row.row} className={classes.option}>
          <ColorField name={`options.${at}.color`} label={`Kolor pozycji ${at + 1}`} hideLabel />
          <TextField
            name={`options.${at}.name`}
            label={`Pozycja ${at + 1}`}
            hideLabel
            maxLength={100}
          />
          <span className={classes.signs}>
            <ActionIcon
              variant="subtle"
              size={36}
              aria-label={`Pozycja ${at + 1} na początek w nowym rekordzie`}
              title="Na początek w nowym rekordzie"
              aria-pressed={left[at]?.initial ?? false}
              onClick={() => begin(at)}
            >
              {left[at]?.initial ? (
                <IconStarFilled size={16} aria-hidden />
              ) : (
                <IconStar size={16} stroke={1.5} aria-hidden />
              )}
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              size={36}
              aria-label={`Przesuń pozycję ${at + 1} wyżej`}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            >
              <IconArrowUp size={16} stroke={1.5} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              size={36}
              aria-label={`Usuń pozycję ${at + 1}`}
              onClick={() => remove(at)}
            >
              <IconX size={16} stroke={1.5} aria-hidden />
            </ActionIcon>
          </span>
        </div>
      ))}
      <FormPart.Error error={problem?.root?.message ?? problem?.message} />
      <div>
        <IconButton
          icon={IconPlus}
          onClick={() =>
            append(
              {
                name: '',
                color: colors[fields.length % colors.length] ?? '#1971C2',
                initial: false,
              },
              { focusName: `options.${fields.length}.name` },
            )
          }
        >
          Dodaj pozycję
        </IconButton>
      </div>
      {removed.map(({ id, name }) => (
        <SelectField
          key={id}
          name={`successors.${id}`}
          label={`Zamiast „${name}”`}
          help="Rekordy, które ją mają, dostaną tę. Puste zapyta, jeśli któryś ją ma."
          options={left.flatMap((one) => (one.id ? [{ id: one.id, name: one.name }] : []))}
          clearable
        />
      ))}
    </div>
  );
}
