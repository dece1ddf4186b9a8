import type { QueryClient } from '@tanstack/react-query';
import type { Answer, Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { refusalWords } from '@zaplecze/contract/kit/calls/refusal-words';
import { type Offer, toast } from '../dialogs/toast.ts';
import { ApiError, type CallInput, type CallOptions, call, randomKey } from './api.ts';
import type { OptimisticUpdate } from './optimistic.ts';

export type CallRequest<E extends Endpoint> = CallInput<E> & CallOptions;

export type SendOptions<E extends Endpoint> = {
  onDone?: (answer: Answer<E>, input: CallInput<E>) => void;
  /** Words of success. */
  toast?: string;
  /** The caller shows failures itself (forms do). */
  quiet?: boolean;
  /** What to show at once; a refused change is taken back and told. */
  optimistic?: (input: CallInput<E>) => OptimisticUpdate;
};

/** The call of a change. A failure is shown, with another attempt where one may help, and thrown. */
export function callOnce<E extends Endpoint>(
  endpoint: E,
  { ifMatch, idempotencyKey = randomKey(), ...rest }: CallRequest<E>,
  quiet: boolean | undefined,
  again: (input: CallRequest<E>) => void,
): Promise<Answer<E>> {
  const sent = { ...rest } as unknown as CallInput<E>;
  return call(endpoint, sent, { ifMatch, idempotencyKey }).catch((error) => {
    // A repeated attempt carries the same key, so that it is done once.
    const repeated = { ...rest, ifMatch, idempotencyKey } as unknown as CallRequest<E>;
    if (!quiet) report(error, () => again(repeated));
    throw error;
  });
}

/** After a change every list and detail on the screen is read anew. */
export function finish<E extends Endpoint>(
  client: QueryClient,
  { toast: words, onDone }: SendOptions<E>,
  answer: Answer<E>,
  input: CallInput<E>,
): void {
  void client.invalidateQueries();
  if (words) toast.success(words);
  onDone?.(answer, input);
}

const onTheirWay = new Set<string>();

/**
 * Makes a change of which nothing is shown while it is on its way (else `useSend`). A second click while the first is
 * on its way sends nothing.
 */
export function sendChange<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  input: CallRequest<E>,
  options: SendOptions<E> = {},
): void {
  const same = `${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`;
  if (onTheirWay.has(same)) return;
  onTheirWay.add(same);
  const takeBack = options.optimistic?.(input)(client);
  const again = (repeated: CallRequest<E>) => sendChange(client, endpoint, repeated, options);
  callOnce(endpoint, input, options.quiet, again)
    .then(
      (answer) => finish(client, options, answer, input),
      () => takeBack?.(),
    )
    .finally(() => onTheirWay.delete(same));
}

/** Where somebody changed the same meanwhile: that nothing was written over it, and who it was. */
function meanwhile({ conflicts }: ApiError): string | undefined {
  if (!conflicts) return;
  const by = Object.values(conflicts.found).find((one) => one.by !== null)?.by;
  return `Bez zmian: ktoś w międzyczasie to zmienił${by ? ` (${by.name})` : ''}`;
}

/** The same refusal in words alone, for a form whose fields are not those of the record. */
export function inWords(error: unknown): unknown {
  const words = error instanceof ApiError && meanwhile(error);
  return words ? new ApiError(409, words) : error;
}

/**
 * Tells of a failure; where a second try may help, offers it, else the way to what the refusal is about. 401 needs no
 * words: the sign-in says.
 */
export function report(error: unknown, retry?: () => void, way?: Offer) {
  if (!(error instanceof ApiError)) {
    toast.error('Coś poszło nie tak. Spróbuj ponownie.');
    return;
  }
  if (error.status === 401) return;
  const words = meanwhile(error) ?? refusalWords(error);
  const mendable = error.status === 0 || error.status >= 500 || error.status === 429;
  if (mendable) toast.error(words, retry);
  else toast.error(words, undefined, way);
}
