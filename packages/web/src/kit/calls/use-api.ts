import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Answer, Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { useState } from 'react';
import { type ApiError, type CallInput, call } from './api.ts';

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
 * Reads rows. While another page, order or filter is loading, and when it failed, the former rows stay: `stale` then
 * says that they do not match the query.
 */
export function useRows<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  const answer = useApi(endpoint, input, { placeholderData: (before) => before });
  const [lastData, setLastData] = useState(answer.data);
  if (answer.data !== undefined && answer.data !== lastData) setLastData(answer.data);
  const allowed = answer.error?.status !== 403;
  return {
    ...answer,
    data: answer.data ?? (allowed ? lastData : undefined),
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
  const [failed, later] = fresh ? [null, error] : [error, null];
  return { data: fresh ? data : undefined, error: failed, later, refetch };
}
