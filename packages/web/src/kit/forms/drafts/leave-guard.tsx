import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useEnding } from '../../calls/session.ts';
// A form that is left remembers what opened it.
import '../../first-screen/last-pressed.ts';
import { anyDialog, subscribeDialogs, upperDialog } from '../../dialogs/dialogs.ts';
import { mayLeave, mayLeaveParams, pageLost, pageUnsaved, subscribeWork } from './unsaved.ts';

type Place = { pathname: string; search: string };

/**
 * Stands once in the application, from its first moment: what was typed must not depend on a part that comes later. Back
 * closes the upper dialog where that has no address of its own; what leads away from unsaved work is asked about first. While
 * the session has ended nothing moves: other screens of the former one must not be leafed through.
 *
 * By the history itself: the router's hook for it costs a kilobyte of every first screen.
 */
export function LeaveGuard() {
  const { history } = useRouter();
  const unsaved = useSyncExternalStore(subscribeWork, pageUnsaved);
  const over = useSyncExternalStore(subscribeDialogs, anyDialog);
  const ended = useEnding() !== null;
  const blocks = useEffectEvent(async (current: Place, next: Place, action: string) => {
    if (ended) return true;
    const upper = upperDialog();
    if (action === 'BACK' && upper && !upper.addressed) {
      upper.close();
      return true;
    }
    if (current.pathname !== next.pathname) return !(await mayLeave());
    const [before, after] = [current, next].map(({ search }) => new URLSearchParams(search));
    return !(await mayLeaveParams((param) => before?.get(param) !== after?.get(param)));
  });
  const guarded = unsaved || over || ended;
  useEffect(() => {
    if (!guarded) return;
    return history.block({
      enableBeforeUnload: pageLost,
      blockerFn: (move: { currentLocation: Place; nextLocation: Place; action: string }) =>
        blocks(move.currentLocation, move.nextLocation, move.action),
    });
  }, [history, guarded]);
  return null;
}
