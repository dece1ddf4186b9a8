import type { Endpoint, RowOf } from '@zaplecze/contract/kit/calls/endpoint';
import type { ListPage as Page } from '@zaplecze/contract/kit/lists/list';
import type { Need } from '@zaplecze/contract/rooms/start/lists';
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import type { BoardOf, BoardProps } from '../board/board.tsx';
import { useIsBoard } from '../board/use-is-board.ts';
import type { ChosenBarProps } from '../bulk/chosen-bar.tsx';
import { useChosen } from '../bulk/use-chosen.ts';
import { Button } from '../buttons/button.tsx';
import { useRows } from '../calls/use-api.ts';
import { useCustomGone } from '../custom-fields/use-custom-gone.ts';
import { besideActs, useCustomList } from '../custom-fields/use-custom-list.ts';
import { partsInOrder } from '../first-screen/in-order.tsx';
import { lazyPart, suspendingPart } from '../first-screen/lazy-part.tsx';
import { part } from '../first-screen/part.ts';
import { useWhole } from '../first-screen/use-whole.ts';
import { Needs } from '../forms/needs-part.ts';
import { LinkButton } from '../navigation/link.tsx';
import { PageHead } from '../navigation/page-head.tsx';
import { EmptyState, ErrorState } from '../records/states.tsx';
import { type ChosenColumns, useColumns } from './columns/use-columns.ts';
import { ActiveFilters } from './filters/active-filters.tsx';
import { FilterButton } from './filters/filter-button.tsx';
import { FilterPills } from './filters/filter-pills.tsx';
import { SearchBox } from './filters/search-box.tsx';
import { useListKeys } from './keys/keys.tsx';
import classes from './list-page.module.css';
import { Pager } from './pages/pager.tsx';
import { viewOf } from './state/list-address.ts';
import type { ScreenList } from './state/screen-list.ts';
import { countWords, useCount } from './state/use-count.ts';
import { type ListChoice, type ListState, useListState } from './state/use-list-state.ts';
import { useRealPage } from './state/use-real-page.ts';
import { idOfRow, nameOfRow, RecordTable } from './table/record-table.tsx';
import { TableSkeleton } from './table/table-skeleton.tsx';
import type {
  Column,
  ColumnOf,
  FilterOfList,
  PillsOf,
  Primary,
  RowProps,
  ViewAction,
} from './types.ts';
import { ViewButton, type ViewSource } from './view/view-button.tsx';

const Board = suspendingPart<BoardProps<Endpoint>>(
  part(() => import('../board/grouped-board.tsx'), 'GroupedBoard'),
);

const NothingFound = lazyPart<{ state: ListState }>(
  part(() => import('./nothing-found.tsx'), 'NothingFound'),
);

type Paged = { list: Page<unknown> };

const ChosenBar = lazyPart<ChosenBarProps<unknown>>(
  part(() => import('../bulk/chosen-bar.tsx'), 'ChosenBar'),
);
// biome-ignore-start lint/suspicious/noExplicitAny: these serve the rows of every list
const ColumnEdge = lazyPart<{ column: Column<any>; chosen: ChosenColumns<any> }>(
  part(() => import('./columns/column-edge.tsx'), 'ColumnEdge'),
  { later: true },
);
const ViewBar = suspendingPart<ViewSource<any>>(
  part(() => import('./view/view-parts.ts'), 'ViewBar'),
);
// biome-ignore-end lint/suspicious/noExplicitAny: see above

export type ListPageProps<E extends Endpoint> = RowProps<
  RowOf<E>,
  ColumnOf<NoInfer<E>>['sort'] & string
> & {
  title: ReactNode;
  /** The screen's own, as the page was given it. */
  list: ScreenList<E>;
  /** Placeholder of the search box ('Szukaj klienta…'); without it there is no box. */
  search?: string;
  /** Quick pills beside the title. */
  pills?: PillsOf<NoInfer<E>>[];
  /** Fields of the dialog behind 'Filtry'; chips come by themselves. */
  filters?: FilterOfList<NoInfer<E>>[];
  /** The list as a board too; a constant. */
  board?: BoardOf;
  /** The filters with which the list begins: with none of their rows it is as good as empty. A constant. */
  begins?: Begins;
  /** More of what narrows the list, in the line of the title. */
  beside?: (state: ListState) => ReactNode;
  /** More of what can be done with the whole list of so many rows, under 'Widok'. */
  more?: (state: ListState, count: number) => ViewAction[];
  /** What must be known before the rows are read; nothing most of the time. */
  above?: ReactNode;
  primary?: Primary | false;
  /** Told of each choice of order and filters outside of a view; a constant. */
  onChoice?: (choice: ListChoice) => void;
  /** Shown when there is nothing at all; a search or filter without hits says so itself. */
  empty: { title: string; text?: string; needs?: readonly Need[] };
};

/**
 * A screen with a paged list: search, order, filters and page live in the address. The screen
 * states what differs; see packages/web/README.md.
 */
export function ListPage<E extends Endpoint>(props: ListPageProps<E>) {
  const { list, primary, pills = [] } = props;
  const state = useListState(list, props.onChoice);
  const { endpoint, input } = state;
  const [showsCustom, showCustom] = useState(() => JSON.stringify(input).includes('custom.'));
  const custom = useCustomList(endpoint, {
    filter: input.query.filter ?? {},
    isShown: showsCustom,
  });
  const filters: FilterOfList<E>[] = [...(props.filters ?? []), ...custom.filters];
  const columns = useMemo(
    () => [...props.columns, ...custom.columns],
    [props.columns, custom.columns],
  );
  const region = useRef<HTMLDivElement>(null);
  const keys = useListKeys(region);
  const answer = useRows(endpoint, input);
  const data = answer.data as Paged | undefined;
  const found = { data: data?.list, current: !answer.stale };
  const moving = useRealPage(state, found, state.mendPage);
  const mending = useCustomGone(state, answer.error);
  const chosen = useColumns(columns);
  if (!showsCustom && chosen.text.includes('custom_')) showCustom(true);
  const count = useCount(endpoint, input, data?.list, chosen.columns);
  const whole = useWhole();
  const rows = (data?.list.list ?? []) as RowOf<E>[];
  const { acts, rowKey = idOfRow, rowName = nameOfRow } = props;
  const choice = useChosen(rows, rowKey, JSON.stringify([state.search, state.filter]));
  const isBoard = useIsBoard() && props.board !== undefined;
  const askAgain = () => void answer.refetch();
  const active = filters.filter(({ key }) => isChosen(state, key, props.begins));
  const narrowed =
    state.search !== '' ||
    Object.keys(state.filter).some((key) => isChosen(state, key, props.begins));

  return (
    <div ref={region} className={`${classes.page} ${partsInOrder}`}>
      <PageHead
        title={props.title}
        count={count && countWords(count)}
        beside={
          whole && (
            <>
              {pills.map((each, at) => (
                <FilterPills key={each.filter} {...each} folded={at > 0} state={state} />
              ))}
              {props.beside?.(state)}
              {props.search && (
                <SearchBox
                  placeholder={props.search}
                  value={state.search}
                  onSearch={state.setSearch}
                />
              )}
            </>
          )
        }
        tools={
          whole && (
            <>
              {filters.length > 0 && (
                <FilterButton
                  fields={filters}
                  state={state}
                  active={active.filter(({ key }) => state.values(key).length > 0).length}
                />
              )}
              <ViewButton
                source={{ chosen, state }}
                board={props.board !== undefined}
                exported={
                  data && {
                    endpoint,
                    ...input,
                    count: data.list.count,
                    paper: { ...props, columns: chosen.columns, state, sums: count?.sums },
                  }
                }
                more={props.more?.(state, data?.list.count ?? 0)}
              />
            </>
          )
        }
      >
        {primary && <PrimaryButton {...primary} />}
      </PageHead>
      {whole && (
        <>
          {props.above}
          {viewOf(state.address) > 0 && (
            <Suspense fallback={<div className={classes.viewBar} />}>
              <ViewBar chosen={chosen} state={state} />
            </Suspense>
          )}
          <ActiveFilters fields={active} state={state} />
          {isBoard ? (
            <Suspense fallback={<TableSkeleton columns={4} />}>
              <Board
                {...(props as unknown as BoardProps<Endpoint>)}
                columns={chosen.columns as BoardProps<Endpoint>['columns']}
                every={chosen.all as BoardProps<Endpoint>['columns']}
                endpoint={endpoint}
                input={input}
                label={typeof props.title === 'string' ? props.title : 'Tablica'}
              />
            </Suspense>
          ) : answer.error && !data && !mending ? (
            <ErrorState error={answer.error} retry={askAgain} />
          ) : !data || moving ? (
            <TableSkeleton columns={chosen.columns.length} />
          ) : (
            <>
              {answer.error && !mending && <ErrorState error={answer.error} retry={askAgain} />}
              <RecordTable
                {...props}
                chosen={acts && acts.length > 0 ? choice : undefined}
                columns={chosen.columns}
                edge={(column) => <ColumnEdge column={column} chosen={chosen} />}
                label={typeof props.title === 'string' ? props.title : 'Lista'}
                rows={rows}
                sort={state.sort}
                order={state.order}
                onSort={state.setSort}
                first={(state.page - 1) * state.perPage + 1}
                stale={answer.stale}
                sticky
                empty={
                  narrowed ? (
                    <NothingFound state={state} />
                  ) : (
                    <EmptyState
                      title={props.empty.title}
                      text={props.empty.text}
                      action={
                        <>
                          {primary && props.empty.needs && <Needs of={props.empty.needs} />}
                          {primary && <PrimaryButton {...primary} />}
                        </>
                      }
                    />
                  )
                }
              />
              {count && (rows.length > 0 || state.page > 1) && (
                <Pager
                  page={state.page}
                  perPage={state.perPage}
                  count={count}
                  onPage={state.setPage}
                />
              )}
              {acts && choice.rows.size > 0 && (
                <ChosenBar
                  {...({
                    ...{ chosen: choice, nameOf: rowName },
                    acts: besideActs(acts, custom.acts),
                  } as unknown as Choice)}
                  endpoint={endpoint}
                  input={input}
                  count={data.list.count}
                />
              )}
            </>
          )}
        </>
      )}
      {keys}
    </div>
  );
}

type Begins = Record<string, readonly string[]>;

/** Whether a filter is other than the list begins with. */
const isChosen = ({ values }: ListState, key: string, begins: Begins = {}) =>
  values(key).join() !== (begins[key] ?? []).join();

type Choice = Pick<ChosenBarProps<unknown>, 'chosen' | 'acts' | 'nameOf'>;

function PrimaryButton({ label, icon: Icon, to, run }: Primary) {
  const left = Icon ? <Icon size={16} stroke={1.75} aria-hidden /> : undefined;
  if (to) {
    return (
      <LinkButton size="xs" leftSection={left} {...to} primary>
        {label}
      </LinkButton>
    );
  }
  return (
    <Button size="xs" leftSection={left} onClick={run} data-primary>
      {label}
    </Button>
  );
}
