import { customKeyOf } from '@zaplecze/contract/kit/fields/custom-fields';
import { useEffect, useEffectEvent } from 'react';
import type { ApiError } from '../calls/api.ts';
import { toast } from '../dialogs/toast.ts';
import type { ListState } from '../lists/state/use-list-state.ts';

/** Own fields by which the list was asked and which the server does not know. */
function goneIn({ errors }: ApiError, { sort }: Pick<ListState, 'sort'>): string[] {
  const filters = Object.keys(errors)
    .filter((path) => path.startsWith('filter.custom.'))
    .map((path) => path.slice('filter.'.length));
  const isSort = 'sort' in errors && customKeyOf(sort) !== undefined;
  return [...filters, ...(isSort ? [sort] : [])];
}

/**
 * A field that was archived, or that this person does not see, leaves the address of a list: a view is then as it is
 * without it, and says so once.
 *
 * @returns whether the list is about to be asked without it
 */
export function useCustomGone(state: ListState, error: ApiError | null): boolean {
  const missing = error ? goneIn(error, state).join() : '';
  const leave = useEffectEvent((names: string[]) => {
    state.leaveCustom(names);
    toast.info('Lista jest pokazana bez pola, którego już nie ma albo którego nie widzisz.');
  });
  useEffect(() => {
    if (missing !== '') leave(missing.split(','));
  }, [missing]);
  return missing !== '';
}
