import { lockOf } from './account-drafts.ts';

/** How long a page that goes away may hold on to its form, in milliseconds. */
const longest = 1_000;

/**
 * Holds a draft as long as its form stands open, so that no other tab goes on with it; false when one does.
 * Where the browser has no locks each tab has it.
 */
export function lockDraft(key: string): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(longest);
    navigator.locks
      .request(lockOf(key), { signal }, () => new Promise<void>((release) => resolve(release)))
      .catch(() => resolve(null));
  });
}
