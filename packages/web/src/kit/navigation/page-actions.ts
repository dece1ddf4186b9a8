import type { Icon } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';

/** What may be done with the record of the page that is open, for Ctrl K. */
export type PageAction = { label: string; icon: Icon; run: () => void };

const shown = new Set<{ current: PageAction[] }>();

/** Tells Ctrl K what the page offers, for as long as it is there. */
export function usePageActions(actions: PageAction[]): void {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useLayoutEffect(() => {
    shown.add(latest);
    return () => void shown.delete(latest);
  }, []);
}

/** Those of the page that is open now. */
export const pageActions = (): PageAction[] => [...shown].flatMap(({ current }) => current);
