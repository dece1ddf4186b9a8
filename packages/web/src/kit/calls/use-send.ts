import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { useRef } from 'react';
import type { ApiError, CallInput } from './api.ts';
import { type CallRequest, callOnce, finish, type SendOptions } from './send.ts';

type Sent<E extends Endpoint> = UseMutationResult<
  Answer<E>,
  ApiError,
  CallRequest<E>,
  (() => void) | undefined
>;

/**
 * Makes a change and tells how far it is. After success every list and detail on the screen is read anew.
 */
export function useSend<E extends Endpoint>(endpoint: E, options: SendOptions<E> = {}): Sent<E> {
  const client = useQueryClient();
  const mutation: Sent<E> = useMutation({
    mutationFn: (input: CallRequest<E>) =>
      callOnce(endpoint, input, options.quiet, (repeated) => mutation.mutate(repeated)),
    onMutate: (input) => options.optimistic?.(input as CallInput<E>)(client),
    onError: (error, _input, takeBack) => {
      takeBack?.();
      // What it was about is there no more: its page says so once it reads anew.
      if (error.status === 404) void client.invalidateQueries();
    },
    onSuccess: (answer, input) => finish(client, options, answer, input),
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
