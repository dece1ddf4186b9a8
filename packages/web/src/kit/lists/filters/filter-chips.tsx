import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatDay } from '../../records/format.ts';
import type { ListState } from '../state/use-list-state.ts';
import type { FilterField } from '../types.ts';
import classes from './filter-chips.module.css';
import { wholeFilters } from './whole-filters.ts';

type Active = { field: FilterField; value: string };

/** The active filters, each removable; names of records are found by their ids. */
export function FilterChips(props: { fields: FilterField[]; state: ListState }) {
  const { state } = props;
  const fields = useMemo(() => wholeFilters(props.fields), [props.fields]);
  const chips: Active[] = fields.flatMap((field) =>
    state.values(field.key).map((value) => ({ field, value })),
  );
  return (
    <div className={classes.chips}>
      {chips.map(({ field, value }) => (
        <Chip
          key={`${field.key} ${value}`}
          field={field}
          value={value}
          remove={() =>
            state.setFilter({
              [field.key]: state.values(field.key).filter((each) => each !== value),
              ...Object.fromEntries(
                fields
                  .filter(({ needs }) => needs === field.key)
                  .map(({ key }) => [key, undefined]),
              ),
            })
          }
        />
      ))}
      <UnstyledButton
        className={classes.clear}
        onClick={() =>
          state.setFilter(Object.fromEntries(fields.map(({ key }) => [key, undefined])))
        }
      >
        Wyczyść filtry
      </UnstyledButton>
    </div>
  );
}

function Chip({ field, value, remove }: Active & { remove: () => void }) {
  const source = 'source' in field ? field.source : null;
  const name = useQuery({
    queryKey: [...(source?.key ?? ['said']), 'one', value],
    queryFn: async ({ signal }) =>
      (await source?.one(Number(value), signal))?.name ?? `nr ${value}`,
    enabled: source !== null,
    staleTime: 300_000,
    retry: false,
  });
  const chipWords = wordsOf(field, value, name.data ?? (name.isError ? `nr ${value}` : '…'));
  return (
    <span className={classes.chip}>
      <span className={classes.text}>{chipWords}</span>
      <UnstyledButton
        className={classes.remove}
        aria-label={`Usuń filtr: ${chipWords}`}
        onClick={remove}
      >
        <IconX size={14} stroke={2} aria-hidden />
      </UnstyledButton>
    </span>
  );
}

function wordsOf(field: FilterField, value: string, name: string): string {
  if (field.kind === 'flag') return value === '0' ? `${field.label}: nie` : field.label;
  if (field.kind === 'options') {
    const option = field.options.find(({ id }) => String(id) === value);
    return `${field.label}: ${option?.name ?? value}`;
  }
  if (field.kind === 'number') return `${field.label}: ${value.replace('.', ',')}`;
  if (field.kind === 'day') return `${field.label}: ${formatDay(value)}`;
  return `${field.label}: ${'source' in field ? name : value}`;
}
