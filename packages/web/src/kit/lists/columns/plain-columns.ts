import type { Endpoint, RowOf } from '@zaplecze/contract/kit/calls/endpoint';
import { bareAddress } from '../../records/format.ts';
import type { Column, FilterField } from '../types.ts';

/** The plain fields of a list; the name of each is one of its orders and filters (contract, kit/list.ts). */
const fieldsOf = (endpoint: Endpoint) =>
  Object.entries(endpoint.list?.fields ?? {}).map(([key, field]) => [key as never, field] as const);

/** The list's plain fields as columns: after its own, and on wide windows alone. */
export const plainColumns = <E extends Endpoint>(endpoint: E) =>
  fieldsOf(endpoint).map(
    ([key, { label, kind }]): Column<RowOf<E>, never> => ({
      key,
      header: label,
      sort: key,
      from: 1440,
      card: 'none',
      render: (row) => {
        const value = (row as Record<string, string | null>)[key] ?? '';
        return kind === 'website' ? bareAddress(value) : value;
      },
    }),
  );

/** The same as filters by a fragment. */
export const plainFilters = (endpoint: Endpoint) =>
  fieldsOf(endpoint).map(
    ([key, { label }]) => ({ key, label, kind: 'text' }) satisfies FilterField,
  );
