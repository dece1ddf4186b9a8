import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
} from '@tanstack/react-router';
import {
  type PageName,
  type ParamsOf,
  pageNames,
  pages,
  readParams,
} from '@zaplecze/contract/addresses';
import { decodeQuery, encodeQuery } from '@zaplecze/contract/kit/calls/query';
import type { ComponentType } from 'react';
import { suspendingPart } from '../kit/first-screen/lazy-part.tsx';
import { part } from '../kit/first-screen/part.ts';
import { prefetchList } from '../kit/lists/state/prefetch-list.ts';
import type { ScreenList } from '../kit/lists/state/screen-list.ts';
import { PagePlace } from '../kit/navigation/page-place.tsx';
import type { Screen } from '../kit/navigation/screen.ts';
import { useScreenTitle } from '../kit/navigation/use-page-title.ts';
import { Loading } from '../kit/records/states.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { BoxLayout } from './frame/box-layout.tsx';
import { Shell, SignedIn } from './frame/shell.tsx';
import { Guard } from './guard.tsx';
import { fallbacks, screens } from './rooms.ts';
import { Root } from './root.tsx';
import { UnknownPage } from './unknown-page.tsx';

const rootRoute = createRootRoute({ component: Root, notFoundComponent: UnknownPage });
const shellRoute = createRoute({ getParentRoute: () => rootRoute, id: 'shell', component: Shell });
const boxRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'box',
  component: () => (
    <BoxLayout>
      <Outlet />
    </BoxLayout>
  ),
});

type Shown = Pick<Screen, 'title' | 'allow' | 'list'> & {
  name: PageName | null;
  /** The page with what the route's address says. */
  page: ComponentType<{ params: Record<string, string> }>;
  preload: () => Promise<void>;
};

/** A page behind its permission and under its title. */
function routeAt(path: string, parent: AnyRoute, shown: Shown) {
  const component = () => {
    useScreenTitle(shown.title);
    const page = (
      <Guard allow={shown.allow} path={shown.name ? pages[shown.name] : ''} title={shown.title}>
        <shown.page params={route.useParams()} />
      </Guard>
    );
    // The shell waits for the session; a box does for those of its pages that are not for everybody.
    const waits = parent === boxRoute && shown.allow !== 'public';
    return <PagePlace value={place}>{waits ? <SignedIn>{page}</SignedIn> : page}</PagePlace>;
  };
  component.preload = shown.preload;
  const route = createRoute({
    getParentRoute: () => parent,
    path,
    component,
    loader: ({ location }) => shown.list && prefetchList(shown.list, location.search),
  });
  const place = {
    name: shown.name,
    get route() {
      return route.id;
    },
  };
  return route;
}

/**
 * Every other path under one, but not itself, which the router's own catch-all (`/client/$`) would
 * take too.
 */
const othersUnder = (path: string) => [`${path}/$other`, `${path}/$other/$`];

/** A screen of the table as the router needs it; in one function, where page and parameters go together. */
function shownAt<N extends PageName>(name: N): Shown {
  const screen: Screen<N> = screens[name];
  const Page = suspendingPart<ParamsOf<N> & { list?: ScreenList | undefined }>(screen.page, {
    page: true,
  });
  return {
    ...screen,
    name,
    page: ({ params }) => <Page {...readParams(name, params)} list={screen.list} />,
    preload: Page.preload,
  };
}

function routesOf(name: PageName): AnyRoute[] {
  const { rest, layout, within } = screens[name];
  if (within) return [];
  const parent = layout === 'box' ? boxRoute : shellRoute;
  const route = routeAt(pages[name], parent, shownAt(name));
  const inner = pageNames.filter((one) => screens[one].within === name);
  if (inner.length > 0) {
    route.addChildren(
      inner.map((one) => routeAt(pages[one].slice(pages[name].length + 1), route, shownAt(one))),
    );
  }
  const others = rest ? othersUnder(pages[name]) : [];
  return [route, ...others.map((path) => routeAt(path, parent, shownAt(name)))];
}

const Fallback = suspendingPart(
  part(() => import('./fallback.tsx'), 'Fallback'),
  { page: true },
);

/** A group whose other paths have no list to show, only words. */
const fallbackRoutes = fallbacks.flatMap(({ path, title, allow, near }) => {
  const shown: Shown = {
    title,
    name: null,
    allow,
    page: () => <Fallback near={near} />,
    preload: Fallback.preload,
  };
  // The team has a page of its own.
  return [...(path === pages.team ? [] : [path]), ...othersUnder(path)].map((other) =>
    routeAt(other, shellRoute, shown),
  );
});

const inBox = (name: PageName) => screens[name].layout === 'box';
const shelled = pageNames.filter((name) => !inBox(name)).flatMap(routesOf);
const boxed = pageNames.filter(inBox).flatMap(routesOf);

/** The plain object that the router compares and keeps; decodeQuery's have no prototype. */
function parseSearch(search: string): Record<string, unknown> {
  return JSON.parse(JSON.stringify(decodeQuery(search.replace(/^\?/, ''))));
}

function stringifySearch(search: Record<string, unknown>): string {
  const text = encodeQuery(search);
  return text === '' ? '' : `?${text}`;
}

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    shellRoute.addChildren([...shelled, ...fallbackRoutes]),
    boxRoute.addChildren(boxed),
  ]),
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 80,
  defaultPendingMinMs: 0,
  defaultPendingComponent: Loading,
  defaultErrorComponent: ErrorScreen,
  scrollRestoration: true,
  trailingSlash: 'never',
});
