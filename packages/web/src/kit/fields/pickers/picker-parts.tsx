import { Combobox, type ComboboxStore, Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect } from 'react';
import { Avatar } from '../../records/avatar.tsx';
import { ColorDot } from '../../records/color-pill.tsx';
import classes from './picker.module.css';
import { type PickerItem, type Source, sourceQuery } from './source.ts';

/**
 * A source's records for what is typed: asked after a pause, older questions cancelled. The
 * first one stands ready for Enter only when it answers what stands in the box now.
 */
export function useFound(source: Source, typed: string | null, box: ComboboxStore) {
  const fragment = (typed ?? '').trim();
  const [settled] = useDebouncedValue(fragment, source.small ? 0 : 200);
  const found = useQuery({
    ...sourceQuery(source, settled),
    enabled: box.dropdownOpened,
    placeholderData: keepPreviousData,
  });
  const ready = fragment !== '' && settled === fragment && !found.isPlaceholderData;
  const { selectFirstOption, resetSelectedOption } = box;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store's functions are new each time
  useEffect(() => {
    if (ready && found.data) selectFirstOption();
    else resetSelectedOption();
  }, [ready, found.data, settled]);
  return found;
}

/** While a list is open, Enter belongs to it and never sends the form. */
export function keepsEnter(box: ComboboxStore) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && box.dropdownOpened) {
      event.preventDefault();
    }
  };
}

/** Names of chosen records: those given with the record show at once, others are looked up. */
export function useNamed(
  source: Source,
  ids: number[],
  known: readonly PickerItem[],
): PickerItem[] {
  const found = useQueries({
    queries: ids.map((id) => ({
      queryKey: [...source.key, 'item', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => source.one(id, signal),
      enabled: !known.some((item) => item.id === id),
      staleTime: 300_000,
    })),
  });
  return ids.map(
    (id, at) =>
      known.find((item) => item.id === id) ??
      found[at]?.data ?? { id, name: found[at]?.isLoading ? '…' : `nr ${id}` },
  );
}

/** A record in a picker: avatar or colour, name, a grey note, and what else is to be known of it. */
export function ItemView({ item, people }: { item: PickerItem; people?: boolean }) {
  return (
    <span className={classes.item} data-told={item.more || item.warning ? true : undefined}>
      {people ? <Avatar person={item} size={22} /> : item.color && <ColorDot color={item.color} />}
      <span className={classes.name}>{item.name}</span>
      {item.note && <span className={classes.note}>{item.note}</span>}
      {item.more && <span className={classes.more}>{item.more}</span>}
      {item.warning && <span className={classes.warning}>{item.warning}</span>}
    </span>
  );
}

/** Stands for a record that is not there yet. */
export const freshOption = 'new';

export function Options(props: {
  items: PickerItem[];
  source: Source;
  loading: boolean;
  failed: boolean;
  chosen: number[];
  /** A new one by this name is offered where nothing has it. */
  fresh?: string | undefined;
}) {
  const { items, source, loading, failed, chosen, fresh } = props;
  return (
    <Combobox.Options aria-label="Wyniki" mah={280} style={{ overflowY: 'auto' }}>
      {items.map((item) => (
        <Combobox.Option key={item.id} value={String(item.id)} active={chosen.includes(item.id)}>
          <ItemView item={item} people={source.people} />
        </Combobox.Option>
      ))}
      {loading && items.length === 0 && (
        <Combobox.Empty>
          <Loader size="xs" aria-label="Szukam…" />
        </Combobox.Empty>
      )}
      {failed && items.length === 0 && (
        <Combobox.Empty>Nie udało się wczytać listy. Otwórz ją ponownie.</Combobox.Empty>
      )}
      {!loading &&
        !failed &&
        items.length === 0 &&
        (fresh ? (
          <Combobox.Option value={freshOption}>Dodaj „{fresh}”</Combobox.Option>
        ) : (
          <Combobox.Empty>Nic nie pasuje</Combobox.Empty>
        ))}
    </Combobox.Options>
  );
}
