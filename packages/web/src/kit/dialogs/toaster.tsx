import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '../first-screen/idle.ts';
import { suspendingPart } from '../first-screen/lazy-part.tsx';
import { part } from '../first-screen/part.ts';
import { type Toast, toastStore } from './toast.ts';
import classes from './toaster.module.css';

/** The words alone, where their frame could not be fetched. */
const Plain = ({ toasts }: { toasts: readonly Toast[] }) =>
  toasts.map(({ id, kind, text }) => (
    <div key={id} className={classes.toast} data-kind={kind}>
      {text}
    </div>
  ));

const Toasts = suspendingPart(
  part(() => import('./toasts.tsx'), 'Toasts'),
  { missing: Plain },
);

/** Shows what `toast` says; stands once in the application, in a live region that is always there. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  // Preloaded, for it is needed when the server is away.
  useEffect(() => whenIdle(() => void Toasts.preload()), []);
  return (
    <div className={classes.region} role="status" aria-live="polite" aria-relevant="additions">
      {toasts.length > 0 && (
        <Suspense fallback={<Plain toasts={toasts} />}>
          <Toasts toasts={toasts} />
        </Suspense>
      )}
    </div>
  );
}
