import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/records/states.tsx';
import type { DictionaryState } from './use-dictionary.ts';

/** The empty state of a dictionary: no items, or none that match the search. */
export function DictionaryEmpty({ state, add }: { state: DictionaryState; add: ReactNode }) {
  return state.all?.length === 0 ? (
    <EmptyState
      title="Lista jest jeszcze pusta"
      text="Pozycje stąd wybiera się w formularzach."
      action={add}
    />
  ) : (
    <EmptyState title="Nic nie pasuje" text={`Nie ma pozycji z „${state.search}” w nazwie.`} />
  );
}
