import '../../first-screen/styles-forms.ts';
import '@mantine/core/styles/SimpleGrid.layer.css';
import { Button, Checkbox, Group, NumberInput, SimpleGrid, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { unknownYear, wrongDay } from '@zaplecze/contract/kit/fields/date-words';
import { readDay } from '@zaplecze/contract/kit/fields/typed-time';
import { backwards, rangeOrder } from '@zaplecze/contract/kit/lists/ranges';
import { isKnown } from '@zaplecze/contract/kit/values/time';
import { useMemo, useRef, useState } from 'react';
import { Modal } from '../../dialogs/modal.tsx';
import { PickMany } from '../../fields/pickers/record-multi-picker.tsx';
import { PickOne } from '../../fields/pickers/record-picker.tsx';
import { type Source, sourceQuery } from '../../fields/pickers/source.ts';
import { TypedDate } from '../../fields/typed-date.tsx';
import type { FilterValue } from '../state/list-address.ts';
import type { ListState } from '../state/use-list-state.ts';
import type { FilterField, Option } from '../types.ts';
import { wholeFilters } from './whole-filters.ts';

type Draft = Record<string, FilterValue>;

/** The dialog behind 'Filtry': chosen together, applied together. */
export function FilterModal({
  fields,
  ...props
}: {
  fields: FilterField[];
  state: ListState;
  opened: boolean;
  onClose: () => void;
}) {
  const whole = useMemo(() => wholeFilters(fields), [fields]);
  return (
    <Modal title="Filtry" opened={props.opened} onClose={props.onClose} size={520}>
      <Fields {...props} fields={whole} />
    </Modal>
  );
}

function Fields({
  fields,
  state,
  onClose,
}: {
  fields: FilterField[];
  state: ListState;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState<Draft>(() =>
    Object.fromEntries(fields.map(({ key }) => [key, state.values(key)])),
  );
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const apply = (next: Draft) => {
    const dates = wrongDates(fields, next);
    setWrong(dates);
    const [first] = Object.keys(dates);
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    state.setFilter(
      Object.fromEntries(
        fields.map((field) => {
          const off = field.needs !== undefined && next[field.needs]?.[0] !== '1';
          const values = off ? [] : [next[field.key] ?? []].flat();
          return [
            field.key,
            ['choices', 'options', 'checks'].includes(field.kind) ? values : values[0],
          ];
        }),
      ),
    );
    onClose();
  };
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        apply(draft);
      }}
    >
      <SimpleGrid cols={2} spacing="md" verticalSpacing="md">
        {fields
          .filter(({ needs }) => needs === undefined || draft[needs]?.[0] === '1')
          .map((field) => (
            <div key={field.key} style={field.half ? undefined : { gridColumn: '1 / -1' }}>
              <Field
                field={field}
                values={[draft[field.key] ?? []].flat()}
                error={wrong[field.key]}
                onChange={(values) => {
                  setDraft(withInitial(fields, draft, field.key, values));
                  setWrong(({ [field.key]: _, ...others }) => others);
                }}
              />
            </div>
          ))}
      </SimpleGrid>
      <Group justify="space-between" mt="lg">
        {/* Its word begins where the fields do. */}
        <Button variant="subtle" ml={-18} onClick={() => apply({})}>
          Wyczyść filtry
        </Button>
        <Group gap="xs">
          <Button variant="default" onClick={onClose}>
            Anuluj
          </Button>
          <Button type="submit">Pokaż</Button>
        </Group>
      </Group>
    </form>
  );
}

/** Messages of days that are none, by the filter's key; a filter that is off has none. */
function wrongDates(fields: FilterField[], draft: Draft): Record<string, string> {
  const days = fields.filter(
    ({ kind, needs }) => kind === 'day' && (needs === undefined || draft[needs]?.[0] === '1'),
  );
  const typed = days.flatMap(({ key }) => {
    const [value] = [draft[key] ?? []].flat();
    return value ? [[key, readDay(value)] as const] : [];
  });
  const wrong = typed.flatMap(([key, day]) => {
    if (day !== null && isKnown(day)) return [];
    return [[key, day === null ? wrongDay : unknownYear]];
  });
  const end = backwards(Object.fromEntries(typed));
  return { ...(end && { [end]: rangeOrder }), ...Object.fromEntries(wrong) };
}

/** One field's change; a switch that goes on fills the empty fields that need it. */
function withInitial(fields: FilterField[], draft: Draft, key: string, values: string[]): Draft {
  const next = { ...draft, [key]: values };
  for (const field of fields) {
    const empty = [draft[field.key] ?? []].flat().length === 0;
    if (field.needs === key && values[0] === '1' && empty && field.initial)
      next[field.key] = [field.initial()];
  }
  return next;
}

type FieldProps = {
  field: FilterField;
  values: string[];
  error?: string;
  onChange: (values: string[]) => void;
};

function Field({ field, values, error, onChange }: FieldProps) {
  const common = { label: field.label, description: field.help };
  const [first = ''] = values;
  const text = (value: string) => onChange(value === '' ? [] : [value]);
  switch (field.kind) {
    case 'options':
      return (
        <Checks
          {...common}
          options={field.options.filter(({ id }) => field.only?.includes(Number(id)) ?? true)}
          values={values}
          onChange={field.one ? (chosen) => onChange(chosen.slice(-1)) : onChange}
        />
      );
    case 'checks':
      return <SourceChecks {...common} source={field.source} values={values} onChange={onChange} />;
    case 'choices':
      return field.many === false ? (
        <PickOne
          {...common}
          source={field.source}
          value={first === '' ? null : Number(first)}
          onPick={(id) => onChange(id === null ? [] : [String(id)])}
        />
      ) : (
        <PickMany
          {...common}
          source={field.source}
          value={values.map(Number)}
          onPick={(ids) => onChange(ids.map(String))}
        />
      );
    case 'day':
      return (
        <TypedDate
          {...common}
          kind="day"
          calendarOf={field.label}
          name={field.key}
          error={error}
          value={first}
          onChange={(value) => text(value ?? '')}
        />
      );
    case 'number':
      return (
        <NumberInput
          {...common}
          min={field.min}
          max={field.max}
          value={first}
          onChange={(value) => text(String(value))}
        />
      );
    case 'flag':
      return (
        <Switch
          {...common}
          checked={first === '1'}
          onChange={(event) => onChange(event.currentTarget.checked ? ['1'] : [])}
        />
      );
    default:
      return (
        <TextInput
          {...common}
          value={first}
          onChange={(event) => text(event.currentTarget.value)}
        />
      );
  }
}

type ChecksProps = {
  label: string;
  description?: string;
  values: string[];
  onChange: (values: string[]) => void;
};

function Checks({ options, values, ...props }: ChecksProps & { options: readonly Option[] }) {
  return (
    <Checkbox.Group {...props} value={values}>
      <Group gap="xs" mt={6}>
        {options.map(({ id, name }) => (
          <Checkbox key={id} value={String(id)} label={name} mr="sm" />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

function SourceChecks({ source, ...props }: ChecksProps & { source: Source }) {
  const { data = [] } = useQuery(sourceQuery(source));
  return <Checks {...props} options={data} />;
}
