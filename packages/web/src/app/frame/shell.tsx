import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { addressOf, pages } from '@zaplecze/contract/addresses';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import {
  listLookOf,
  useEnding,
  useMe,
  useSessionQuery,
  useToken,
} from '../../kit/calls/session.ts';
import { WindowFootPlace } from '../../kit/dialogs/window-foot.tsx';
import { whenIdle } from '../../kit/first-screen/idle.ts';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
import { noteDrawn } from '../../kit/first-screen/use-whole.ts';
import { ErrorState, Loading } from '../../kit/records/states.tsx';
import { useNotified } from '../../rooms/notifications/index.ts';
import { SignInOver } from '../../rooms/session/index.ts';
import { useFocusMemory } from '../use-focus-memory.ts';
import { ConnectionStatus } from './connection.tsx';
import { SearchButton, SearchHost } from './search.tsx';
import classes from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';

export function Shell() {
  return (
    <ShellLayout>
      <Outlet />
    </ShellLayout>
  );
}

/** The common layout. */
export function ShellLayout({ children }: { children: ReactNode }) {
  return (
    <SignedIn>
      <Frame>{children}</Frame>
    </SignedIn>
  );
}

/**
 * What only somebody signed in sees; a spinner instead of it until the session is known. A session that ends while
 * its person is at work is gone on with over the page, which keeps what was typed.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const token = useToken();
  const ending = useEnding();
  const session = useSessionQuery();
  if (session.data && (token !== null || ending !== null)) {
    return (
      <>
        {children}
        {ending !== null && <SignInOver ending={ending} />}
      </>
    );
  }
  if (token === null) return <ToLogin />;
  if (session.error && session.error.status !== 401) {
    return (
      <div className={classes.alone}>
        <ErrorState error={session.error} retry={() => void session.refetch()} />
      </div>
    );
  }
  return <Loading />;
}

/** Nobody is signed in: the sign-in screen, with the way back to where the person was. */
function ToLogin() {
  const router = useRouter();
  useEffect(() => {
    const { pathname, href } = router.state.location;
    if (pathname === pages.login) return;
    const back = pathname === pages.home ? undefined : href;
    void router.navigate({ href: addressOf('login', { back }), replace: true });
  }, [router]);
  return <Loading />;
}

const loadPreloading = part(() => import('../preload-recent.ts'), 'preloadRecent');

/** Pages that were opened last come while the browser has nothing to do. */
function useRecentPages(): void {
  const router = useRouter();
  const { flags } = useMe();
  const { admin, manager, reception } = flags;
  useEffect(() => {
    let end: (() => void) | undefined;
    let hasLeft = false;
    const begin = async () => {
      const preload = await loadPreloading();
      if (!hasLeft) end = preload(router, { admin, manager, reception });
    };
    // Without the script pages come when their links are pointed at.
    const forget = whenIdle(() => void begin().catch(() => undefined));
    return () => {
      hasLeft = true;
      forget();
      end?.();
    };
  }, [router, admin, manager, reception]);
}

/** A new page closes the phone's menu. On its own: the frame has nothing to draw anew for it. */
function ClosesMenu({ close }: { close: (open: false) => void }) {
  const pathname = useLocation({ select: (at) => at.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it is about
  useEffect(() => close(false), [pathname, close]);
  return null;
}

const WaitingDrafts = lazyPart(
  part(() => import('../../kit/forms/drafts/waiting-drafts.tsx'), 'WaitingDrafts'),
);

function Frame({ children }: { children: ReactNode }) {
  useNotified();
  useRecentPages();
  useFocusMemory();
  const me = useMe();
  const { drafts } = me;
  const { dense } = listLookOf(me);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-dense', dense);
  }, [dense]);
  const [open, setOpen] = useState(false);
  useEffect(noteDrawn, []);
  // Preloaded, for it is needed when the server is away.
  useEffect(() => whenIdle(() => void SignInOver.preload()), []);
  useLayoutEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [open]);
  return (
    <div className={classes.frame}>
      <ConnectionStatus />
      <a className={classes.skip} href="#tresc">
        Przejdź do treści
      </a>
      <SideMenu open={open}>
        <SearchButton />
      </SideMenu>
      <SearchHost />
      <ClosesMenu close={setOpen} />
      {open && (
        <button
          type="button"
          className={classes.veil}
          aria-label="Zamknij menu"
          onClick={() => setOpen(false)}
        />
      )}
      <div className={classes.side}>
        <TopBar menuOpen={open} onMenu={() => setOpen(!open)} />
        <main id="tresc" tabIndex={-1} className={classes.main}>
          {children}
        </main>
        <WindowFootPlace>{drafts.length > 0 && <WaitingDrafts />}</WindowFootPlace>
      </div>
    </div>
  );
}
