import type {
  Answer,
  BodyInput,
  Endpoint,
  ParamsInput,
  QueryInput,
} from '@zaplecze/contract/kit/calls/endpoint';
import { notBegunHeader } from '@zaplecze/contract/kit/calls/not-begun';
import type { FieldConflict } from '@zaplecze/contract/rooms/history/conflicts';
import { takeEarly } from '../first-screen/early-answers.ts';
import { noteAnswer, noteSilence, probe } from '../live/connection.ts';
import { untilBegun } from './not-begun.ts';
import { longest, patience } from './patience.ts';
import { getEnding, getToken, setToken } from './token.ts';
import { urlOf } from './url.ts';

export const offline = 'Nie udało się połączyć z serwerem. Sprawdź połączenie i spróbuj ponownie.';

/** What two people changed differently at once (answer 409 of a PATCH); see contract kit/values/merge.ts. */
export type Conflicts = {
  /** By the path of what both changed. */
  found: Record<string, { theirs: unknown; yours: unknown } & FieldConflict>;
  /** The sent fields, the changes of both joined, theirs at the conflicts. */
  merged: Record<string, unknown>;
  /** Those fields as they are saved now, and the version they have. */
  current: Record<string, unknown>;
  version: number;
};

/** A refused or failed call. `status` 0: no answer came. `errors`: dotted field → message. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: Record<string, string>;
  readonly conflicts: Conflicts | null;
  /** The record is there no more: it was deleted, or became a part of another one. */
  readonly isGone: boolean;
  /** A busy server began nothing of it, however often it was asked (not-begun.ts). */
  isPutOff = false;
  constructor(
    status: number,
    message: string,
    more: { errors?: Record<string, string>; conflicts?: Conflicts; joined?: boolean } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.errors = more.errors ?? {};
    this.conflicts = more.conflicts ?? null;
    this.isGone = status === 404 || more.joined === true;
  }
}

type Part<K extends string, T> =
  Record<never, never> extends T ? { [P in K]?: T } : { [P in K]: T };

/** What a call takes; what its schema demands is demanded here. */
export type CallInput<E extends Endpoint> = Part<'params', ParamsInput<E>> &
  Part<'query', QueryInput<E>> &
  Part<'body', BodyInput<E>>;

export type CallOptions = {
  signal?: AbortSignal;
  /** Row version the change was made on; a change by somebody else in between is 409. */
  ifMatch?: number;
  /** The same key for a repeated attempt: the server then does it once. */
  idempotencyKey?: string;
  /** A token other than the session's. */
  as?: string;
  /** It goes on although the page is being left; of a small change this is so by itself. */
  keepalive?: boolean;
};

/** Told beside a form whose session has ended; the sign-in stands over it. */
const endedWords = 'Sesja wygasła. Zaloguj się i spróbuj ponownie.';

/** What was shown as done is done, even if the page is left at once. Browsers let 64 kB of such bodies be on their way together. */
const mostKeptAlive = 4_000;

/** A random text of 128 bits; works on plain http too, where crypto.randomUUID is missing. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Makes one call of the contract and gives what stands under `data`. Without an answer it is given up after a minute,
 * unless the contract says that it may take longer.
 * Throws ApiError; a 401 also ends the session (the shell then asks to sign in again).
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Answer<E>> {
  const { body } = input as { body?: unknown };
  const headers: Record<string, string> = { accept: 'application/json' };
  const token = options.as ?? getToken();
  // The sign-in over the page is waited for: nothing is asked in nobody's name.
  if (token === null && getEnding() !== null && endpoint.allow !== 'public')
    throw new ApiError(401, endedWords);
  if (token !== null) headers['access-token'] = token;
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (options.ifMatch !== undefined) headers['if-match'] = `"${options.ifMatch}"`;
  if (endpoint.method === 'POST' && endpoint.allow !== 'public') {
    headers['idempotency-key'] = options.idempotencyKey ?? randomKey();
  }
  let response: Response;
  let answer: unknown = {};
  const signal = endpoint.long ? options.signal : patience(longest, options.signal);
  const url = urlOf(endpoint, input as object);
  const sent = body === undefined ? undefined : JSON.stringify(body);
  let early = endpoint.method === 'GET' && !options.as ? takeEarly(url) : undefined;
  try {
    response = await untilBegun(() => {
      const waiting = early;
      early = undefined;
      return (
        waiting ??
        fetch(url, {
          method: endpoint.method,
          headers,
          body: sent,
          signal,
          keepalive:
            options.keepalive ??
            (endpoint.method !== 'GET' && (sent?.length ?? 0) <= mostKeptAlive),
        })
      );
    }, signal);
    // It may be cut off in the middle, and something between may answer with a page of its own.
    if (response.ok && response.status !== 204)
      answer = ((await response.json()) as { data: unknown }).data;
  } catch (reason) {
    if (options.signal?.aborted) throw reason;
    noteSilence();
    throw new ApiError(0, offline);
  }
  // 502: a proxy says that nobody is behind it. 503: its health tells whether it is without its database or puts off this call.
  const isPutOff = response.headers.has(notBegunHeader);
  if (response.status === 502) noteSilence();
  else if (response.status === 503 && !isPutOff) void probe();
  else noteAnswer();
  if (response.ok) return answer as Answer<E>;
  const failure = await readFailure(response);
  failure.isPutOff = isPutOff;
  // Only the token that was refused ends: a newer sign-in must not be thrown away.
  if (failure.status === 401 && endpoint.allow !== 'public' && token !== null) {
    if (getToken() === token) setToken(null, 'expired');
    throw new ApiError(401, endedWords);
  }
  throw failure;
}

/** Turns an answer that is not a success into an ApiError with words for people. */
export async function readFailure(response: { status: number; text(): Promise<string> }) {
  let body: Record<string, unknown> = {};
  try {
    body = JSON.parse(await response.text()) as Record<string, unknown>;
  } catch {
    // Not our server's answer (a proxy's page, say): the status says enough.
  }
  return new ApiError(
    response.status,
    typeof body.message === 'string' && body.message !== ''
      ? body.message
      : wordsFor(response.status),
    {
      errors: body.errors as Record<string, string> | undefined,
      conflicts: 'conflicts' in body ? conflictsOf(body as ToldConflicts) : undefined,
      joined: body.joined === true,
    },
  );
}

type ToldConflicts = Omit<Conflicts, 'found'> & {
  conflicts: Record<string, { theirs: unknown; yours: unknown }>;
  about: Record<string, FieldConflict>;
};

function conflictsOf({ conflicts, about, merged, current, version }: ToldConflicts): Conflicts {
  const found = Object.entries(conflicts).map(([path, values]) => [
    path,
    { ...(about[path] as FieldConflict), ...values },
  ]);
  return { found: Object.fromEntries(found), merged, current, version };
}

function wordsFor(status: number): string {
  if (status === 401) return endedWords;
  if (status === 403) return 'Brak uprawnień';
  if (status === 404) return 'Nie znaleziono';
  if (status === 413) return 'Plik jest za duży.';
  if (status === 429) return 'Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.';
  if (status === 502 || status === 503 || status === 504) {
    return 'Serwer jest chwilowo niedostępny. Spróbuj ponownie za chwilę.';
  }
  return 'Coś poszło nie tak. Spróbuj ponownie.';
}
