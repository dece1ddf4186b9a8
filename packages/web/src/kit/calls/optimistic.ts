import type { QueryClient } from '@tanstack/react-query';
import type { Answer, Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { apiKey } from './use-api.ts';

type Rows<E extends Endpoint> =
  Answer<E> extends { list: { list: (infer Row extends { id: number })[] } } ? Row : never;

/** A change shown before the server has said yes; gives what takes it back. */
export type OptimisticUpdate = (client: QueryClient) => () => void;

/**
 * Changes rows of every remembered page of a list at once, so that a small change (a status, a
 * time of leaving) is seen in the frame of the click. Pages already being read are not waited for:
 * they would bring the row as it was. Counts and order stay until the lists are read anew.
 */
export function updateRows<E extends Endpoint>(
  endpoint: E,
  which: (row: Rows<E>) => boolean,
  change: (row: Rows<E>) => Rows<E>,
): OptimisticUpdate {
  return (client) => {
    const pages = { queryKey: apiKey(endpoint) };
    void client.cancelQueries(pages);
    const before = client.getQueriesData<Answer<E>>(pages);
    client.setQueriesData<Answer<E>>(pages, (answer) => {
      if (!answer) return answer;
      const { list } = answer as unknown as { list: { list: Rows<E>[] } };
      const rows = list.list.map((row) => (which(row) ? change(row) : row));
      return { ...answer, list: { ...list, list: rows } };
    });
    return () => {
      for (const [key, answer] of before) client.setQueryData(key, answer);
    };
  };
}
