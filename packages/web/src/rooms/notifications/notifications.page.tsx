import { Button } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { addressOf } from '@zaplecze/contract/addresses';
import type { RowOf } from '@zaplecze/contract/kit/endpoint';
import { warsawDay } from '@zaplecze/contract/kit/time';
import { listNotifications, readAllNotifications } from '@zaplecze/contract/notifications';
import { notificationStatus } from '@zaplecze/contract/notifications.lists';
import { updateRows } from '../../kit/calls/optimistic.ts';
import { useApi, useSend } from '../../kit/calls/use-api.ts';
import { ExportButton } from '../../kit/lists/export-button.tsx';
import { FilterPills } from '../../kit/lists/filter-pills.tsx';
import layout from '../../kit/lists/list-page.module.css';
import { Pager } from '../../kit/lists/pager.tsx';
import { SearchBox } from '../../kit/lists/search-box.tsx';
import { TableSkeleton } from '../../kit/lists/table-skeleton.tsx';
import { useListState } from '../../kit/lists/use-list-state.ts';
import { useRealPage } from '../../kit/lists/use-real-page.ts';
import { useLive } from '../../kit/live/live.ts';
import { LinkButton } from '../../kit/navigation/link.tsx';
import { formatLongDay, formatNumber } from '../../kit/records/format.ts';
import { EmptyState, ErrorState } from '../../kit/records/states.tsx';
import { ConsentButton } from './consent-button.tsx';
import { NotificationRow } from './notification-row.tsx';
import classes from './notifications.module.css';
import { unreadCount } from './unread.ts';

export type Notification = RowOf<typeof listNotifications>;

const statuses = [
  { id: notificationStatus.unread, name: 'Nieprzeczytane' },
  { id: notificationStatus.read, name: 'Przeczytane' },
];

/** The rows of a page under headings of their days (Warsaw). */
function byDay(rows: Notification[]): [string, Notification[]][] {
  const days = new Map<string, Notification[]>();
  for (const row of rows) {
    const day = warsawDay(Date.parse(row.created));
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days];
}

export function NotificationsPage() {
  const state = useListState(listNotifications);
  const answer = useApi(
    listNotifications,
    { query: state.query },
    { placeholderData: keepPreviousData, refetchInterval: useLive() ? false : 60_000 },
  );
  const list = answer.data?.list;
  const found = { data: list, current: !answer.isPlaceholderData };
  const moving = useRealPage(state, found, state.mendPage);
  const unread = useApi(listNotifications, unreadCount);
  const readAll = useSend(readAllNotifications, {
    toast: 'Wszystkie są przeczytane',
    optimistic: () =>
      updateRows(
        listNotifications,
        () => true,
        (row) => ({ ...row, status: { ...row.status, id: notificationStatus.read } }),
      ),
  });
  return (
    <div className={classes.page}>
      <header className={`${layout.head} ${classes.top}`}>
        <h1 className={layout.title}>
          Powiadomienia {list && <span className={layout.count}>{formatNumber(list.count)}</span>}
        </h1>
        <div className={classes.buttons}>
          <ConsentButton />
          <LinkButton to={addressOf('notificationSettings')} size="xs" variant="default">
            Kanały
          </LinkButton>
        </div>
      </header>
      <div className={layout.toolbar}>
        <SearchBox
          placeholder="Szukaj w powiadomieniach…"
          value={state.search}
          onSearch={state.setSearch}
        />
        <FilterPills filter="status" label="Stan" options={statuses} state={state} />
        <div className={layout.tools}>
          <Button
            size="xs"
            variant="default"
            loading={readAll.isPending}
            disabled={unread.data?.list.count === 0}
            onClick={() => readAll.mutate({})}
          >
            Oznacz wszystkie jako przeczytane
          </Button>
          {list && (
            <ExportButton endpoint={listNotifications} query={state.query} count={list.count} />
          )}
        </div>
      </div>
      {answer.error && <ErrorState error={answer.error} retry={() => void answer.refetch()} />}
      {(moving || (!list && !answer.error)) && <TableSkeleton columns={1} rows={6} />}
      {list?.list.length === 0 && !moving && (
        <EmptyState
          title={state.search || state.filter.status ? 'Nic nie pasuje' : 'Nie ma powiadomień'}
          text="Tu trafiają wiadomości o zadaniach, terminach i zgłoszeniach, które Ciebie dotyczą."
        />
      )}
      {list &&
        byDay(list.list).map(([day, rows]) => (
          <section key={day} className={classes.day}>
            <h2 className={classes.heading}>{formatLongDay(day)}</h2>
            <ul className={classes.rows}>
              {rows.map((row) => (
                <NotificationRow key={row.id} row={row} />
              ))}
            </ul>
          </section>
        ))}
      {list && (list.count > 0 || state.page > 1) && (
        <Pager
          page={state.page}
          perPage={state.perPage}
          count={list.count}
          onPage={state.setPage}
        />
      )}
    </div>
  );
}
