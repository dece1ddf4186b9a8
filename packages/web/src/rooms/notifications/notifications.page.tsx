import { Button } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { warsawDay } from '@zaplecze/contract/kit/time';
import {
  listNotifications,
  type notification,
  readAllNotifications,
} from '@zaplecze/contract/notifications';
import type * as z from 'zod';
import { rowsAhead } from '../../kit/ahead.ts';
import { formatLongDay, formatNumber } from '../../kit/format.ts';
import { LinkButton } from '../../kit/link.tsx';
import { ExportButton } from '../../kit/list/export-button.tsx';
import { FilterPills } from '../../kit/list/filter-pills.tsx';
import { Pager } from '../../kit/list/pager.tsx';
import { SearchBox } from '../../kit/list/search-box.tsx';
import { TableSkeleton } from '../../kit/list/table-skeleton.tsx';
import { useListState } from '../../kit/list/use-list-state.ts';
import { useRealPage } from '../../kit/list/use-real-page.ts';
import layout from '../../kit/list-page.module.css';
import { unreadCount, useLive } from '../../kit/live.ts';
import { EmptyState, ErrorState } from '../../kit/states.tsx';
import { useApi, useSend } from '../../kit/use-api.ts';
import { ConsentButton } from './consent-button.tsx';
import { NotificationRow } from './notification-row.tsx';
import classes from './notifications.module.css';

export type Notification = z.output<typeof notification>;

const statuses = [
  { id: 0, name: 'Nieprzeczytane' },
  { id: 1, name: 'Przeczytane' },
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
    ahead: () =>
      rowsAhead(
        listNotifications,
        () => true,
        (row) => ({ ...row, status: { ...row.status, id: 1 } }),
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
          <LinkButton to="/notifications/settings" size="xs" variant="default">
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
