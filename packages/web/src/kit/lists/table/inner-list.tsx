import type { Endpoint, RowOf } from '@zaplecze/contract/kit/calls/endpoint';
import type { ListPage } from '@zaplecze/contract/kit/lists/list';
import { type ReactNode, useState } from 'react';
import type { CallInput } from '../../calls/api.ts';
import { useRows } from '../../calls/use-api.ts';
import { PartToCome } from '../../first-screen/in-order.tsx';
import { MainBox } from '../../records/details.tsx';
import { ErrorState } from '../../records/states.tsx';
import { Pager } from '../pages/pager.tsx';
import { countWords, useCount } from '../state/use-count.ts';
import { useRealPage } from '../state/use-real-page.ts';
import type { ColumnOf, RowProps } from '../types.ts';
import { RecordTable } from './record-table.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

type Order = { sort: string; order: 'asc' | 'desc' };
type Paged = { list: ListPage<unknown> };

/**
 * A paged list on another record's page (a client's projects): a box with its own order and page,
 * which the address does not show. `filter` or `params` tie it to that record.
 */
export function InnerList<E extends Endpoint>(
  props: RowProps<RowOf<E>, ColumnOf<E>['sort'] & string> & {
    title: string;
    endpoint: E;
    filter?: Record<string, string>;
    /** Path parameters, for lists such as /project/task/assigned/:userId. */
    params?: Record<string, string | number>;
    /** The order to begin with, where it is not the endpoint's. */
    start?: Order;
    /** Its title opens and closes it. */
    folds?: boolean;
    /** At the right of the title, such as a button that adds one. */
    action?: ReactNode;
    /** Words for when there is nothing. */
    empty: string;
    perPage?: number;
  },
) {
  const { title, endpoint, filter, params, start, folds, action, empty, perPage = 10 } = props;
  const [page, setPage] = useState(1);
  const [order, setOrder] = useState<Order | null>(start ?? null);
  const query = { page, perPage, ...(filter && { filter }), ...order };
  const input = { query, ...(params && { params }) };
  const answer = useRows(endpoint, input as unknown as CallInput<E>);
  const list = (answer.data as Paged | undefined)?.list;
  const found = { data: list, current: !answer.stale };
  const moving = useRealPage({ page, perPage }, found, setPage);
  const count = useCount(endpoint, input, list, props.columns);
  return (
    <MainBox title={title} count={count && countWords(count)} action={action} folds={folds}>
      {answer.error && <ErrorState error={answer.error} retry={() => void answer.refetch()} />}
      {list && !moving ? (
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
          stale={answer.stale}
          empty={<EmptyNote>{empty}</EmptyNote>}
        />
      ) : (
        !answer.error && (
          <>
            <TableSkeleton columns={props.columns.length} rows={3} />
            {!list && <PartToCome />}
          </>
        )
      )}
      {count && (count.known > perPage || count.sums.length > 0) && (
        <Pager page={page} perPage={perPage} count={count} onPage={setPage} />
      )}
    </MainBox>
  );
}

/** A quiet line where a box of a detail page is empty. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <p style={{ margin: 0, color: 'var(--mantine-color-dimmed)' }}>{children}</p>;
}
