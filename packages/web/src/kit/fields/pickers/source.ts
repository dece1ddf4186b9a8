import { queryOptions } from '@tanstack/react-query';
import type { Answer, Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { plain } from '@zaplecze/contract/kit/values/fold';
import { type CallInput, call } from '../../calls/api.ts';
import { apiKey } from '../../calls/use-api.ts';

/** A record as pickers, pills and chips show it. */
export type PickerItem = {
  id: number;
  name: string;
  color?: string | null;
  picture?: { id: number; path: string } | null;
  /** Grey, beside the name. */
  note?: string;
  /** Grey, on a line of its own. */
  more?: string;
  /** What speaks against the choice, on a line of its own. */
  warning?: string;
};

/**
 * Where a picker takes its records from. `small`: the whole list is loaded once and searched
 * here; otherwise the server searches. `one` finds a record that a link names by id alone.
 */
export type Source = {
  key: unknown[];
  small: boolean;
  find: (fragment: string, signal?: AbortSignal) => Promise<PickerItem[]>;
  one: (id: number, signal?: AbortSignal) => Promise<PickerItem | null>;
  /** Whether people stand in it, and so avatars before names. */
  people?: boolean;
  /** How long an answer may be shown again, where its kind is not what tells it (ms). */
  staleTime?: number;
};

/** Records searched on the server: an endpoint that answers a paged list. */
export function searchSource<E extends Endpoint, R extends PickerItem>(spec: {
  endpoint: E;
  /** The query besides `search` and `perPage`, such as a filter. */
  query?: Record<string, unknown>;
  rows: (answer: Answer<E>) => R[];
  item?: (row: R) => PickerItem;
  one: (id: number, signal?: AbortSignal) => Promise<PickerItem | null>;
}): Source {
  const { endpoint, query, rows, item = (row: R) => row as PickerItem, one } = spec;
  return {
    key: apiKey(endpoint, query ?? {}),
    small: false,
    one,
    async find(fragment, signal) {
      const input = { ...query, search: fragment || undefined, perPage: 20 };
      const answer = await call(endpoint, { query: input } as unknown as CallInput<E>, { signal });
      return rows(answer).map(item);
    },
  };
}

/** Short lists (dictionaries, provinces, people): loaded once, searched in the browser. */
export function lookupSource<E extends Endpoint>(spec: {
  endpoint: E;
  query?: Record<string, unknown>;
  rows: (answer: Answer<E>) => PickerItem[];
  /** For what the list no longer offers (archived, left) but a record still has. */
  one?: (id: number, signal?: AbortSignal) => Promise<PickerItem | null>;
  people?: boolean;
}): Source {
  const load = async (signal?: AbortSignal) =>
    spec.rows(
      await call(spec.endpoint, { query: spec.query } as unknown as CallInput<E>, { signal }),
    );
  return {
    key: apiKey(spec.endpoint, spec.query ?? {}),
    small: true,
    people: spec.people,
    async find(fragment, signal) {
      const words = plain(fragment).split(/\s+/);
      const all = await load(signal);
      return all.filter(({ name }) => words.every((word) => plain(name).includes(word)));
    },
    async one(id, signal) {
      const found = (await load(signal)).find((item) => item.id === id);
      return found ?? (await spec.one?.(id, signal)) ?? null;
    },
  };
}

/** A list that never changes. */
export function fixedSource(key: string, items: readonly PickerItem[]): Source {
  return {
    ...{ key: [key], small: true },
    find: async (fragment) => items.filter(({ name }) => plain(name).includes(plain(fragment))),
    one: async (id) => items.find((item) => item.id === id) ?? null,
  };
}

/** Query options of a source's records for a fragment. */
export function sourceQuery(source: Source, fragment = '') {
  return queryOptions({
    queryKey: [...source.key, 'source', fragment],
    queryFn: ({ signal }) => source.find(fragment, signal),
    staleTime: source.staleTime ?? (source.small ? 300_000 : 30_000),
  });
}
