import { useLocation } from '@tanstack/react-router';
import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { decodeQuery } from '@zaplecze/contract/kit/calls/query';
import type { ListPage } from '@zaplecze/contract/kit/lists/list';
import { listBalances } from '@zaplecze/contract/rooms/absences/balances/calls';
import { listRequests } from '@zaplecze/contract/rooms/absences/requests/calls';
import { listLetters } from '@zaplecze/contract/rooms/letters/calls';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { listReportTasks } from '@zaplecze/contract/rooms/reports/tasks/calls';
import type { MenuView } from '@zaplecze/contract/rooms/views/calls';
import { useEffect } from 'react';
import type { CallInput } from '../../kit/calls/api.ts';
import { queryClient } from '../../kit/calls/query-client.ts';
import { useMe } from '../../kit/calls/session.ts';
import { apiKey, useApi } from '../../kit/calls/use-api.ts';
import { listCall, type ScreenList } from '../../kit/lists/state/screen-list.ts';
import { countWords } from '../../kit/lists/state/use-count.ts';
import { useAnchor } from '../../kit/navigation/use-anchor.ts';
import { viewAddress } from '../../kit/views/view-address.ts';
import { screens } from '../rooms.ts';
import classes from './side-menu.module.css';

/** Lists that are told by their pages, not by their screens (absences.screens.ts, reports.screens.ts). */
const toldByPages: Partial<Record<MenuView['list'], ScreenList>> = {
  absenceRequests: { endpoint: listRequests },
  balances: { endpoint: listBalances },
  letters: { endpoint: listLetters },
  dashboardTasks: { endpoint: listReportTasks },
};

/** The views that a person pinned below an entry of the menu, each with how many rows it has now. */
export function PinnedViews({ views }: { views: MenuView[] }) {
  const here = useLocation({ select: ({ search }) => Number((search as { view?: unknown }).view) });
  return (
    <ul className={classes.pinned}>
      {views.map((view) => (
        <li key={view.id}>
          <Pinned view={view} here={here === view.id} />
        </li>
      ))}
    </ul>
  );
}

function Pinned({ view, here }: { view: MenuView; here: boolean }) {
  const { href, ...anchor } = useAnchor({ to: viewAddress(view) });
  const count = useViewCount(view);
  return (
    <a
      href={href}
      {...anchor}
      className={classes.view}
      data-here={here || undefined}
      aria-current={here ? 'true' : undefined}
      title={count === undefined ? view.name : `${view.name}: ${countWords(count)}`}
    >
      <span className={classes.word}>{view.name}</span>
      {count && <span className={classes.count}>{count.known > 999 ? '999+' : count.known}</span>}
    </a>
  );
}

const [news] = apiKey(listNotifications);

/** What is new to a person (kit/live/live.ts) may be another row of a view. */
const onNews = (hear: () => void) =>
  queryClient
    .getQueryCache()
    .subscribe(
      (event) =>
        event.type === 'updated' &&
        event.action.type === 'invalidate' &&
        event.query.queryKey[0] === news &&
        hear(),
    );

/** How many rows a view has, asked of the list itself: with its rights, and anew whenever news of it come. */
function useViewCount({ id: view, list, state }: MenuView) {
  const { id } = useMe();
  const listEndpoint = screens[list].list ?? toldByPages[list];
  if (!listEndpoint) throw new Error(`No list of ${list}`);
  const { endpoint, input } = listCall(listEndpoint, { ...decodeQuery(state), view }, id);
  const { sort: _sort, order: _order, ...query } = input.query;
  const countInput = { ...input, query: { ...query, perPage: 1 } } as CallInput<Endpoint>;
  const { data, refetch } = useApi(endpoint, countInput, { staleTime: 60_000 });
  useEffect(() => onNews(() => void refetch({ cancelRefetch: false })), [refetch]);
  const page = (data as { list: ListPage<unknown> } | undefined)?.list;
  return page && { known: page.count, more: page.countExact === false };
}
