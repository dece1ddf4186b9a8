import { useDroppable } from '@dnd-kit/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Endpoint, RowOf } from '@zaplecze/contract/kit/calls/endpoint';
import type { ListPage } from '@zaplecze/contract/kit/lists/list';
import { useEffect } from 'react';
import { MoreButton } from '../buttons/more-button.tsx';
import { type ApiError, type CallInput, call } from '../calls/api.ts';
import { apiKey } from '../calls/use-api.ts';
import { countWords, sumsQuery } from '../lists/state/use-count.ts';
import type { Option } from '../lists/types.ts';
import { StatusDot } from '../records/color-pill.tsx';
import { formatHours, formatMoney } from '../records/format.ts';
import { Loading, PendingAnswer } from '../records/states.tsx';
import classes from './board.module.css';
import type { BoardProps } from './board.tsx';
import { BoardCard } from './board-card.tsx';

/** Cards that one call brings: a screen of them. */
const perPage = 20;
/** Of more the list is filtered, or read as a table. */
const mostCards = 400;

const words = { money: formatMoney, hours: formatHours };

type Key = string | number;
type Props<E extends Endpoint> = BoardProps<E> & {
  option: Option;
  keyOf: (row: RowOf<E>) => Key;
  nameOf: (row: RowOf<E>) => string;
  moved: ReadonlyMap<Key, { row: RowOf<E>; to: Option['id'] }>;
  settle: (row: RowOf<E>) => void;
};

/** Rows of one status, page by page as they are asked for. */
export function BoardColumn<E extends Endpoint>(props: Props<E>) {
  const { board, endpoint, input, option, keyOf, nameOf, moved, settle } = props;
  const { page: _page, ...query } = input.query;
  const filter = { ...(query.filter as object | undefined), [board.filter]: String(option.id) };
  const sums = [
    ...Object.entries(endpoint.list?.sums ?? {}).map(([name, { kind }]) => ({
      ...{ name, words: words[kind] },
    })),
    ...props.columns.flatMap(({ sum }) => sum ?? []),
  ];
  const columnQuery = { ...query, filter, perPage, ...sumsQuery(sums) };
  const answer = useInfiniteQuery<ListPage<RowOf<E>>, ApiError>({
    queryKey: [...apiKey(endpoint, { ...input, query: columnQuery }), 'board'],
    queryFn: async ({ pageParam, signal }) => {
      const whole = { ...input, query: { ...columnQuery, page: pageParam } };
      const answer = await call(endpoint, whole as unknown as CallInput<E>, { signal });
      return (answer as { list: ListPage<RowOf<E>> }).list;
    },
    initialPageParam: 1,
    getNextPageParam: ({ list }, pages) =>
      list.length === perPage && pages.length * perPage < mostCards ? pages.length + 1 : null,
  });
  const { setNodeRef, isOver } = useDroppable({ id: String(option.id) });
  const pages = answer.data?.pages ?? [];
  const [first] = pages;
  const rowOf = new Map(pages.flatMap(({ list }) => list).map((row) => [keyOf(row), row]));
  const arrived = [...moved.values()].filter(({ to }) => to === option.id).map(({ row }) => row);
  // A card that the list itself contains is no longer on its way.
  const known = arrived.filter((row) => rowOf.has(keyOf(row)));
  useEffect(() => {
    for (const row of known) settle(row);
  });
  const rows = [
    ...arrived.filter((row) => !rowOf.has(keyOf(row))),
    ...[...rowOf.values()].filter((row) => (moved.get(keyOf(row))?.to ?? option.id) === option.id),
  ];
  return (
    <section
      ref={setNodeRef}
      className={classes.column}
      data-over={isOver || undefined}
      aria-label={option.name}
    >
      <header className={classes.head}>
        <StatusDot status={option} />
        {first && (
          <span className={classes.count}>
            {countWords({ known: first.count, more: first.countExact === false })}
          </span>
        )}
        {first?.sums && (
          <span className={classes.sum}>
            {sums.map(({ name, words: say }) => say(first.sums?.[name] ?? 0)).join(' · ')}
          </span>
        )}
      </header>
      {!answer.data ? (
        <PendingAnswer answer={answer} shape={<Loading />} />
      ) : (
        <ul className={classes.cards} aria-label={`${option.name}: karty`}>
          {rows.map((row) => (
            <BoardCard key={keyOf(row)} {...props} row={row} name={nameOf(row)} />
          ))}
          {rows.length === 0 && <li className={classes.nothing}>Nic tu nie ma</li>}
        </ul>
      )}
      <MoreButton pages={answer} onward />
    </section>
  );
}
