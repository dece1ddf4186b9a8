import { useRouter } from '@tanstack/react-router';
import { type PageName, pageNames, pages } from '@zaplecze/contract/addresses';
import { allows } from '@zaplecze/contract/permissions';
import { useEffect } from 'react';
import { useMe } from '../kit/calls/session.ts';
import { whenIdle } from '../kit/first-screen/idle.ts';
import { menuScreens, screens } from './rooms.ts';

type Loadable = { preload?: () => Promise<unknown> };

/** People who pay for every byte have said so. */
const sparing = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** What opens over a page. */
const innerPages = (name: PageName) =>
  pageNames.filter((one) => screens[one].within === name).map((one) => pages[one]);

/**
 * Brings the pages of the menu, and what opens over them, while the browser has nothing to do, one
 * after another: going to another screen then waits for its data only. Definitions are left out.
 */
export function useIdlePreload(): void {
  const router = useRouter();
  const { flags } = useMe();
  const { admin, manager, reception } = flags;
  useEffect(() => {
    if (sparing()) return;
    const wanted = menuScreens.filter(
      ({ menu, allow }) =>
        menu.group !== 'definitions' &&
        !menu.whileCounted &&
        allows(menu.allow ?? allow, { admin, manager, reception }),
    );
    const paths = wanted.flatMap(({ name }) => [pages[name], ...innerPages(name)]);
    let gone = false;
    const next = () => {
      const path = paths.shift();
      if (gone || path === undefined) return;
      const route = (router.routesByPath as Record<string, { options: { component?: unknown } }>)[
        path
      ];
      const load = (route?.options.component as Loadable | undefined)?.preload?.();
      // A page that does not come now is asked for again, and told of, when it is opened.
      void Promise.resolve(load)
        .catch(() => undefined)
        .then(() => whenIdle(next));
    };
    whenIdle(next);
    return () => {
      gone = true;
    };
  }, [router, admin, manager, reception]);
}
