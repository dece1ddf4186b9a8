import { type ReactNode, useDeferredValue } from 'react';

/**
 * Content that is drawn right after what stands around it, so that a dialog or a screen appears
 * without waiting for its lower parts. For what nobody looks at first and what pushes nothing away.
 */
export function Later({ children }: { children: ReactNode }) {
  const now = useDeferredValue(true, false);
  return now ? children : null;
}
