import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router';
import { decodeQuery, encodeQuery } from '@zaplecze/contract/kit/query';
import { lazyPart } from '../kit/lazy-part.tsx';
import type { Screen } from '../kit/screen.ts';
import { Loading } from '../kit/states.tsx';
import { usePageTitle } from '../kit/use-page-title.ts';
import { BoxLayout } from './box-layout.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Guard } from './guard.tsx';
import { screens } from './rooms.ts';
import { Root } from './root.tsx';
import { Shell } from './shell.tsx';
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

/** A page behind its permission and under its title. */
function screenRoute(screen: Screen) {
  const Page = lazyPart(screen.page, { page: true });
  const component = () => {
    usePageTitle(screen.title);
    return (
      <Guard allow={screen.allow}>
        <Page />
      </Guard>
    );
  };
  component.preload = Page.preload;
  const parent = screen.layout === 'box' ? boxRoute : shellRoute;
  const route = createRoute({
    getParentRoute: () => parent,
    path: screen.path,
    component,
    loader: ({ location }) => screen.prefetch?.(location.search),
  });
  if (screen.children) {
    route.addChildren(
      screen.children.map((child) => {
        const Child = lazyPart(child.page, { page: true });
        const inner = () => {
          usePageTitle(child.title);
          return <Child />;
        };
        inner.preload = Child.preload;
        return createRoute({ getParentRoute: () => route, path: child.path, component: inner });
      }),
    );
  }
  return route;
}

/**
 * `/client/$` means every other path under /client, but not /client itself, which the router's
 * own catch-all would take too.
 */
function spread(screen: Screen): Screen[] {
  if (!screen.path.endsWith('/$')) return [screen];
  const first = `${screen.path}other`;
  return [
    { ...screen, path: first },
    { ...screen, path: `${first}/$` },
  ];
}

const all = screens.flatMap(spread);
const shelled = all.filter((screen) => screen.layout !== 'box').map(screenRoute);
const boxed = all.filter((screen) => screen.layout === 'box').map(screenRoute);

/** The plain object that the router compares and keeps; decodeQuery's have no prototype. */
function parseSearch(search: string): Record<string, unknown> {
  return JSON.parse(JSON.stringify(decodeQuery(search.replace(/^\?/, ''))));
}

function stringifySearch(search: Record<string, unknown>): string {
  const text = encodeQuery(search);
  return text === '' ? '' : `?${text}`;
}

export const router = createRouter({
  routeTree: rootRoute.addChildren([shellRoute.addChildren(shelled), boxRoute.addChildren(boxed)]),
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
