/*
 * A sign-in that waits for its code, kept by this tab: whoever loads the page anew is still at the code. The ticket opens
 * nothing by itself and ends after five minutes, on the server as well.
 */

const key = 'second-factor';
const lasts = 5 * 60_000;

export function readPending(): string | null {
  try {
    const { ticket, until } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof ticket === 'string' && Number(until) > Date.now()) return ticket;
  } catch {
    // No other tab has stored a code, or there is no storage: the sign-in starts anew.
  }
  return null;
}

/** Keeps a ticket, or forgets it. */
export function keepPending(ticket: string | null): void {
  try {
    if (ticket === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ ticket, until: Date.now() + lasts }));
  } catch {
    // A browser without storage begins anew after a reload.
  }
}
