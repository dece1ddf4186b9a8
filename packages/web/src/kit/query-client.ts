import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

/** Repeats only what a second try can mend: lost connections and a server that is away. */
function worthRepeating(count: number, error: unknown): boolean {
  return count < 2 && error instanceof ApiError && (error.status === 0 || error.status === 503);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 5_000, retry: worthRepeating, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
