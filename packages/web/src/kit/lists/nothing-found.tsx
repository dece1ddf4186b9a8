import { Button } from '@mantine/core';
import { EmptyState } from '../records/states.tsx';
import type { ListState } from './state/use-list-state.ts';

/** What a search or a filter without hits says, with the way back to the whole list. */
export function NothingFound({ state }: { state: ListState }) {
  const isFiltered = Object.values(state.filter).some(Boolean);
  return (
    <EmptyState
      title="Nic nie pasuje"
      text={
        state.search
          ? `Nie ma pozycji pasujących do „${state.search}”${isFiltered ? ' i wybranych filtrów' : ''}.`
          : 'Nie ma pozycji pasujących do wybranych filtrów.'
      }
      action={
        <Button size="xs" variant="default" onClick={() => state.reset()}>
          Pokaż wszystko
        </Button>
      }
    />
  );
}
