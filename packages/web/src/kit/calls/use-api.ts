import {
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Answer, Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { useRef, useState } from 'react';
import { toast } from '../dialogs/toast.ts';
import { ApiError, type CallInput, type CallOptions, call, randomKey } from './api.ts';
import type { OptimisticUpdate } from './optimistic.ts';

/** The cache key of a call: every list and detail of one endpoint shares its first part. */
export function apiKey(endpoint: Endpoint, input?: object): unknown[] {
  const name = `${endpoint.method} ${endpoint.path}`;
  return input === undefined ? [name] : [name, input];
}

/** Query options of a call, for prefetching and for useQueries. */
export function apiQuery<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  return {
    queryKey: apiKey(endpoint, input as object),
    queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, input, { signal }),
  };
}

type Options<T> = Omit<UseQueryOptions<T, ApiError>, 'queryKey' | 'queryFn'>;

/** Reads one call. A newer input cancels the older request, so stale answers never show. */
export function useApi<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: Options<Answer<E>> = {},
): UseQueryResult<Answer<E>, ApiError> {
  return useQuery<Answer<E>, ApiError>({ ...apiQuery(endpoint, input), ...options });
}

/**
 * Reads rows. While another page, order or filter is on its way, and when it could not be read, the
 * rows of before stay: `stale` then says that they are not what was asked for.
 */
export function useRows<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  const answer = useApi(endpoint, input, { placeholderData: (before) => before });
  const [kept, keep] = useState(answer.data);
  if (answer.data !== undefined && answer.data !== kept) keep(answer.data);
  const allowed = answer.error?.status !== 403;
  return {
    ...answer,
    data: answer.data ?? (allowed ? kept : undefined),
    stale: answer.isPlaceholderData || answer.data === undefined,
  };
}

/**
 * Reads what a form starts from: always asked anew, and no `data` before the server's answer of
 * now, so that a form never starts from what was read some time ago.
 */
export function useFresh<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  const [opened] = useState(() => Date.now());
  const { data, dataUpdatedAt, error, refetch } = useApi(endpoint, input, {
    refetchOnMount: 'always',
  });
  // Once there, it stays: a later failure must not take the form away.
  const fresh = dataUpdatedAt >= opened;
  return { data: fresh ? data : undefined, error: fresh ? null : error, refetch };
}

export type Sending<E extends Endpoint> = CallInput<E> & CallOptions;

type Sent<E extends Endpoint> = UseMutationResult<
  Answer<E>,
  ApiError,
  Sending<E>,
  (() => void) | undefined
>;

/**
 * Makes a change. After success every list and detail on the screen is read anew.
 * `toast`: words of success. `quiet`: the caller shows failures itself (forms do).
 * `optimistic`: what to show at once; a refused change is taken back and told.
 */
export function useSend<E extends Endpoint>(
  endpoint: E,
  options: {
    onDone?: (answer: Answer<E>, input: CallInput<E>) => void;
    toast?: string;
    quiet?: boolean;
    optimistic?: (input: CallInput<E>) => OptimisticUpdate;
  } = {},
): Sent<E> {
  const client = useQueryClient();
  const mutation: Sent<E> = useMutation({
    mutationFn: (input: Sending<E>) => {
      const { ifMatch, idempotencyKey = randomKey(), ...rest } = input;
      const sent = { ...rest } as unknown as CallInput<E>;
      return call(endpoint, sent, { ifMatch, idempotencyKey }).catch((error) => {
        // A repeated attempt carries the same key, so that it is done once.
        if (!options.quiet) report(error, () => mutation.mutate({ ...input, idempotencyKey }));
        throw error;
      });
    },
    onMutate: (input) => options.optimistic?.(input as CallInput<E>)(client),
    onError: (_error, _input, takeBack) => takeBack?.(),
    onSuccess: (answer, input) => {
      void client.invalidateQueries();
      if (options.toast) toast.success(options.toast);
      options.onDone?.(answer, input);
    },
  });
  const running = useRef(new Set<string>());
  /** A second click while the first is on its way sends nothing. */
  const mutate: typeof mutation.mutate = (...args) => {
    const same = JSON.stringify(args[0]);
    if (running.current.has(same)) return;
    running.current.add(same);
    mutation
      .mutateAsync(...args)
      .catch(() => undefined)
      .finally(() => running.current.delete(same));
  };
  return { ...mutation, mutate };
}

/** Tells of a failure; where a second try may help, offers it. 401 needs no words: the sign-in says. */
export function report(error: unknown, retry?: () => void) {
  if (!(error instanceof ApiError)) {
    toast.error('Coś poszło nie tak. Spróbuj ponownie.');
    return;
  }
  if (error.status === 401) return;
  const first = Object.values(error.errors)[0];
  const mendable = error.status === 0 || error.status >= 500 || error.status === 429;
  toast.error(first ?? error.message, mendable && retry ? retry : undefined);
}
