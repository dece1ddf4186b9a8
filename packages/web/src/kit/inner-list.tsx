import { keepPreviousData } from '@tanstack/react-query';
import type { Endpoint } from '@zaplecze/contract/kit/endpoint';
import { type ReactNode, useState } from 'react';
import type { CallInput } from './api.ts';
import { MainBox } from './details.tsx';
import { Pager } from './list/pager.tsx';
import { RecordTable } from './list/record-table.tsx';
import { TableSkeleton } from './list/table-skeleton.tsx';
import type { RowProps } from './list/types.ts';
import type { RowOf } from './list-page.tsx';
import { ErrorState } from './states.tsx';
import { useApi } from './use-api.ts';

type Paged = { list: { list: unknown[]; count: number } };

/**
 * A paged list on another record's page (a client's projects): a box with its own order and page,
 * which the address does not show. `filter` ties it to that record.
 */
export function InnerList<E extends Endpoint>(
  props: RowProps<RowOf<E>> & {
    title: string;
    endpoint: E;
    filter: Record<string, string>;
    /** At the right of the title, such as a button that adds one. */
    action?: ReactNode;
    /** Words for when there is nothing. */
    empty: string;
    perPage?: number;
  },
) {
  const { title, endpoint, filter, action, empty, perPage = 10 } = props;
  const [page, setPage] = useState(1);
  const [order, setOrder] = useState<{ sort: string; order: 'asc' | 'desc' } | null>(null);
  const query = { page, perPage, filter, ...order };
  const answer = useApi(endpoint, { query } as unknown as CallInput<E>, {
    placeholderData: keepPreviousData as never,
  });
  const list = (answer.data as Paged | undefined)?.list;
  return (
    <MainBox title={title} count={list?.count} action={action}>
      {list ? (
        <RecordTable
          {...props}
          label={title}
          rows={list.list as RowOf<E>[]}
          sort={order?.sort}
          order={order?.order}
          onSort={(sort, direction) => {
            setOrder({ sort, order: direction });
            setPage(1);
          }}
          first={(page - 1) * perPage + 1}
          stale={answer.isPlaceholderData}
          empty={<Nothing>{empty}</Nothing>}
        />
      ) : answer.error ? (
        <ErrorState error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <TableSkeleton columns={props.columns.length} rows={3} />
      )}
      {list && list.count > perPage && (
        <Pager page={page} perPage={perPage} count={list.count} onPage={setPage} />
      )}
    </MainBox>
  );
}

/** A quiet line where a box of a detail page is empty. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p style={{ margin: 0, color: 'var(--mantine-color-dimmed)' }}>{children}</p>;
}
