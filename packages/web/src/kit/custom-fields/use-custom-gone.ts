import { useEffect, useEffectEvent } from 'react';
import type { ApiError } from '../calls/api.ts';
import { part } from '../first-screen/part.ts';
import type { ListState } from '../lists/state/use-list-state.ts';

const goneIn = part(() => import('./leave-gone.ts'), 'leaveGone');

/**
 * A field that was archived, or that this person does not see, leaves the address of a list: a view is then as it is
 * without it, and says so once.
 *
 * @returns whether the list is about to be asked without it
 */
export function useCustomGone(state: ListState, error: ApiError | null): boolean {
  const names = Object.keys(error?.errors ?? {});
  const isGone =
    names.some((path) => path.startsWith('filter.custom.')) ||
    (names.includes('sort') && state.sort.startsWith('custom.'));
  const leave = useEffectEvent(() => void goneIn().then((run) => run(state, names)));
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  return isGone;
}
