import { type ComponentType, Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import { toast } from '../dialogs/toast.ts';
import { TypedAhead } from '../forms/typed-ahead.ts';
import { isLost, probe } from '../live/connection.ts';
import { PartToCome } from './in-order.tsx';
import { MissingPart } from './missing-part.tsx';
import type { Loader } from './part.ts';
import { useFirstScreen } from './use-first-screen.ts';

/** A part that opens and closes: a dialog, or a menu; `opened` where it stays when it is closed. */
type Way = { onClose?: () => void; opened?: boolean };

type Options<P> = {
  /** Stands in for what must not be missing. */
  missing?: ComponentType<P>;
  /** It is a whole page. */
  page?: boolean;
  /** It stands among others whose place depends on it, within `partsInOrder`. */
  ordered?: boolean;
  /** It stands on the first screen and may come after its rows: it is not loaded before those. */
  later?: boolean;
};

export type LazyPart<P> = ComponentType<P & Way> & { preload: () => Promise<void> };

/**
 * A component whose script is loaded when it is first drawn, or with `preload`: the one way in which this application
 * loads its parts. Until it comes nothing stands in its place, and all around it stays. A failure affects nothing
 * else: a dialog is closed again with a message that offers to load the page anew (its `onClose` must be given), other
 * parts show the message in their place. `missing` replaces a part that people cannot do without.
 */
export function lazyPart<P extends object>(
  load: Loader<ComponentType<P>>,
  options?: Options<P>,
): LazyPart<P> {
  const Part = suspendingPart(load, options);
  const Alone = (props: P & Way) => (
    <Suspense
      fallback={
        props.onClose
          ? props.opened !== false && <TypedAhead />
          : options?.ordered && <PartToCome />
      }
    >
      <Part {...props} />
    </Suspense>
  );
  const Later = (props: P & Way) => useFirstScreen() && <Alone {...props} />;
  return Object.assign(options?.later ? Later : Alone, { preload: Part.preload });
}

/** The same for a page or a part whose caller draws what stands in its place until it comes: `<Suspense fallback>`. */
export function suspendingPart<P extends object>(
  load: Loader<ComponentType<P>>,
  { missing, page = false }: Options<P> = {},
): LazyPart<P> {
  let part: ComponentType<P> | undefined;
  let coming: Promise<void> | undefined;
  /** Whether the part is on the screen; a part that only failed to preload is requested again when it is opened. */
  let awaited = false;
  let failed = false;

  function preload(): Promise<void> {
    coming ??= load().then(
      (loaded) => {
        part = loaded;
      },
      async () => {
        // Without a connection no file loads, and the missing connection is then the message.
        if (awaited) await probe();
        failed = awaited;
        awaited = false;
        coming = undefined;
      },
    );
    return coming;
  }

  const forget = () => {
    failed = false;
  };

  function Part(props: P & Way) {
    const [, draw] = useState(0);
    const Loaded = part ?? (failed ? missing : undefined);
    if (Loaded) return <Loaded {...props} />;
    if (props.opened === false) return null;
    if (failed) {
      const retry = () => {
        failed = false;
        draw((count) => count + 1);
      };
      return props.onClose ? (
        <Unopened onClose={props.onClose} forget={forget} />
      ) : (
        <MissingPart page={page} lost={isLost()} retry={retry} reload={reload} />
      );
    }
    awaited = true;
    use(preload());
    return null;
  }
  return Object.assign(Part, { preload });
}

/**
 * A dialog that failed to load is closed, so that the next click tries again; the message is shown only then, since
 * an earlier click would find it open.
 */
function Unopened({ onClose, forget }: { onClose: () => void; forget: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { pathname, href } = window.location;
    close();
    return () => {
      forget();
      if (isLost()) toast.error('Brak połączenia: nie udało się tego otworzyć.');
      else
        toast.offer('Jest nowa wersja programu.', {
          label: 'Odśwież stronę',
          // The dialog may have had an address of its own, which closing has taken away.
          run: () => (window.location.pathname === pathname ? comeBack(href) : reload()),
        });
    };
  }, [forget]);
  return null;
}

/** The same address, with the scripts of now; unsaved work on the page is asked about by the browser. */
function reload(): void {
  window.location.reload();
}

function comeBack(href: string): void {
  if (window.location.href === href) reload();
  else window.location.assign(href);
}
