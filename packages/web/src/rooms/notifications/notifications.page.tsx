import { IconSettings } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { addressOf } from '@zaplecze/contract/addresses';
import type { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { notificationStatuses } from '@zaplecze/contract/rooms/notifications/lists';
import { useApi } from '../../kit/calls/use-api.ts';
import { partsInOrder } from '../../kit/first-screen/in-order.tsx';
import { FilterPills } from '../../kit/lists/filters/filter-pills.tsx';
import { SearchBox } from '../../kit/lists/filters/search-box.tsx';
import { Pager } from '../../kit/lists/pages/pager.tsx';
import type { OfList } from '../../kit/lists/state/screen-list.ts';
import { useCount } from '../../kit/lists/state/use-count.ts';
import { useListState } from '../../kit/lists/state/use-list-state.ts';
import { useRealPage } from '../../kit/lists/state/use-real-page.ts';
import { TableSkeleton } from '../../kit/lists/table/table-skeleton.tsx';
import { ViewButton } from '../../kit/lists/view/view-button.tsx';
import { useLive } from '../../kit/live/live.ts';
import { EmptyState, ErrorState } from '../../kit/records/states.tsx';
import { ConsentButton } from './consent-button.tsx';
import { NotificationDays } from './notification-days.tsx';
import classes from './notifications.module.css';
import { NotificationsHead } from './notifications-head.tsx';

const channels = [
  {
    label: 'Kanały powiadomień',
    icon: IconSettings,
    to: { to: addressOf('notificationSettings') },
  },
];

export function NotificationsPage({ list: requestedList }: OfList<typeof listNotifications>) {
  const state = useListState(requestedList);
  const { endpoint, input } = state;
  const answer = useApi(endpoint, input, {
    placeholderData: keepPreviousData,
    refetchInterval: useLive() ? false : 60_000,
  });
  const list = answer.data?.list;
  const found = { data: list, current: !answer.isPlaceholderData };
  const moving = useRealPage(state, found, state.mendPage);
  const count = useCount(endpoint, input, list);
  return (
    <div className={`${classes.page} ${partsInOrder}`}>
      <NotificationsHead
        count={count}
        beside={
          <>
            <FilterPills
              filter="status"
              label="Stan"
              options={notificationStatuses}
              state={state}
            />
            <SearchBox
              placeholder="Szukaj w powiadomieniach…"
              value={state.search}
              onSearch={state.setSearch}
            />
          </>
        }
        tools={
          <ViewButton
            exported={list && { endpoint, ...input, count: list.count }}
            more={channels}
          />
        }
      />
      <ConsentButton />
      {answer.error && <ErrorState error={answer.error} retry={() => void answer.refetch()} />}
      {(moving || (!list && !answer.error)) && <TableSkeleton columns={1} rows={6} />}
      {list?.list.length === 0 && !moving && (
        <EmptyState
          title={state.search || state.filter.status ? 'Nic nie pasuje' : 'Nie ma powiadomień'}
          text="Tu trafiają wiadomości o zadaniach, terminach i zgłoszeniach, które Ciebie dotyczą."
        />
      )}
      {list && <NotificationDays rows={list.list} />}
      {count && (count.known > 0 || state.page > 1) && (
        <Pager page={state.page} perPage={state.perPage} count={count} onPage={state.setPage} />
      )}
    </div>
  );
}
