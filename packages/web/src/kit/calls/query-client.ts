import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { toast } from '../dialogs/toast.ts';
import { isLost, subscribeConnection } from '../live/connection.ts';
import { ApiError } from './api.ts';

// Within the task of what changed it, not in a later one: a box that is ticked would else be seen to
// jump back until its setting has come round.
notifyManager.setScheduler(queueMicrotask);

/** Repeats only what a second try can mend: lost connections and a server that is away; a busy one was asked again already. */
function worthRepeating(count: number, error: unknown): boolean {
  if (!(error instanceof ApiError) || error.isPutOff) return false;
  return count < 2 && (error.status === 0 || error.status === 503);
}

const stale = 'Nie udało się odświeżyć danych. To, co widać, może być nieaktualne.';

/**
 * What the browser believes of its network does not hold calls back: they fail at once and are
 * told, instead of waiting without a sign.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      // Without data the screen says it in their place; a lost connection has its own words.
      if (query.state.data === undefined || !query.isActive()) return;
      if (error instanceof ApiError && error.status >= 500) toast.error(stale, readFailedAnew);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: worthRepeating,
      refetchOnWindowFocus: true,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

function readFailedAnew(): void {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  });
}

subscribeConnection(() => {
  if (!isLost()) void queryClient.invalidateQueries();
});
