import '../../first-screen/styles-forms.ts';
import '@mantine/core/styles/SimpleGrid.layer.css';
import { Button, Checkbox, Group, SimpleGrid, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { Modal } from '../../dialogs/modal.tsx';
import { PickMany } from '../../fields/pickers/record-multi-picker.tsx';
import { PickOne } from '../../fields/pickers/record-picker.tsx';
import { type Source, sourceQuery } from '../../fields/pickers/source.ts';
import { TypedDate } from '../../fields/typed-date.tsx';
import type { ListState } from '../state/use-list-state.ts';
import type { FilterField, Option } from '../types.ts';
import { asTyped, inAddress, type TypedFilters, wrongFilters } from './typed-filters.ts';
import { wholeFilters } from './whole-filters.ts';

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
  const [draft, setDraft] = useState<TypedFilters>(() =>
    Object.fromEntries(fields.map((field) => [field.key, asTyped(field, state.values(field.key))])),
  );
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const apply = (next: TypedFilters) => {
    const found = wrongFilters(fields, next);
    setWrong(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    state.setFilter(
      Object.fromEntries(
        fields.map((field) => {
          const off = field.needs !== undefined && next[field.needs]?.[0] !== '1';
          const values = off ? [] : inAddress(field, [next[field.key] ?? []].flat());
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
            <div key={field.key} style={placeOf(field)}>
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

/** Fields have a line each, or share one; what belongs to the one before is closer to it than to the next. */
function placeOf(field: FilterField): CSSProperties | undefined {
  const belongs = field.kind === 'flag' && field.beneath !== undefined;
  if (field.half) return belongs ? { alignSelf: 'end' } : undefined;
  return { gridColumn: '1 / -1', ...(belongs && { marginTop: -8 }) };
}

/** One field's change; a switch that goes on fills the empty fields that need it. */
function withInitial(
  fields: FilterField[],
  draft: TypedFilters,
  key: string,
  values: string[],
): TypedFilters {
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
        <TextInput
          {...common}
          name={field.key}
          error={error}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={first}
          onChange={(event) => text(event.currentTarget.value)}
        />
      );
    case 'flag':
      return field.beneath ? (
        <Checkbox
          aria-label={field.label}
          label={field.beneath}
          checked={first === '1'}
          onChange={(event) => onChange(event.currentTarget.checked ? ['1'] : [])}
        />
      ) : (
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
