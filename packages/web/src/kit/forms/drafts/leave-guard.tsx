import { useBlocker } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useEnding } from '../../calls/session.ts';
import { anyDialog, subscribeDialogs, upperDialog } from '../../dialogs/dialogs.ts';
import { mayLeave, mayLeaveParams, pageLost, pageUnsaved, subscribeWork } from './unsaved.ts';

type Place = { pathname: string; search: object };

/** One parameter of an address, as text. */
const textOf = ({ search }: Place, param: string) =>
  JSON.stringify((search as Record<string, unknown>)[param]);

/**
 * Stands once in the application. Back closes the upper dialog where that has no address of its own;
 * what leads away from unsaved work is asked about first. While the session has ended nothing
 * moves: other screens of the former one must not be leafed through.
 */
export function LeaveGuard() {
  const unsaved = useSyncExternalStore(subscribeWork, pageUnsaved);
  const over = useSyncExternalStore(subscribeDialogs, anyDialog);
  const ended = useEnding() !== null;
  useBlocker({
    disabled: !unsaved && !over && !ended,
    enableBeforeUnload: pageLost,
    shouldBlockFn: async ({ current, next, action }) => {
      if (ended) return true;
      const upper = upperDialog();
      if (action === 'BACK' && upper && !upper.addressed) {
        upper.close();
        return true;
      }
      if (current.pathname !== next.pathname) return !(await mayLeave());
      const changed = (param: string) => textOf(current, param) !== textOf(next, param);
      return !(await mayLeaveParams(changed));
    },
  });
  return null;
}
