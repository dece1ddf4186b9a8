/**
 * The session's token, kept in local storage so that a reload is no new sign-in. Everything that shows
 * whether somebody is signed in listens here; other tabs' sign-in and logout arrive too.
 */

const key = 'access-token';
/** Why the token was taken out of the store, for the other tabs. */
const endingKey = 'session-ending';

/** How a session ended that nobody of this tab has ended. */
export type SessionEnd = 'expired' | 'elsewhere';

const listeners = new Set<() => void>();
let token = read(key);
let ending: SessionEnd | null = null;
/** The person of this tab is signing out: what is refused from now on is no surprise. */
let parting = false;
let onArrival: ((token: string) => void) | undefined;

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Storage may be closed (private windows): the session then lives as long as the page.
  }
}

function keep(value: string | null, why: SessionEnd | null): void {
  write(endingKey, why);
  write(key, value);
}

function publish(value: string | null, why: SessionEnd | null): void {
  token = value;
  ending = why;
  // Early answers belong to the former person.
  window.early?.clear();
  for (const listener of listeners) listener();
}

export function getToken(): string | null {
  return token;
}

/** Why there is no token although a person was at work here; null when there is no such loss. */
export function getEnding(): SessionEnd | null {
  return ending;
}

/** `why`: left out when the person of this tab signs in or out. */
export function setToken(value: string | null, why: SessionEnd | null = null): void {
  const lost = value === null && !parting ? why : null;
  if (value !== null) parting = false;
  if (!parting) keep(value, lost);
  publish(value, lost);
}

/**
 * Before signing out: the store has no token from now on, so that whoever goes away before the server has
 * answered is signed out too. This page's last calls still have it, and a refusal of theirs asks for no signing in.
 */
export function beginParting(): void {
  parting = true;
  keep(null, null);
}

/** Keeps a token for the next visit; this page, which is about to go, never uses it. */
export function leaveToken(value: string): void {
  write(key, value);
}

/** Who decides about a token that another tab has got: it may be another person's. */
export function onTokenArrival(decide: (token: string) => void): void {
  onArrival = decide;
}

export function subscribeToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the store says may be another tab's doing. */
function follow(stored: string | null): void {
  // Who is just signing out here stays with that, whoever signs in elsewhere meanwhile.
  if (stored === token || (parting && token !== null)) return;
  publish(null, read(endingKey) === 'expired' ? 'expired' : 'elsewhere');
  if (stored !== null) onArrival?.(stored);
}

window.addEventListener('storage', (event) => {
  if (event.key === key) follow(event.newValue);
});
// A page that comes out of the browser's memory has heard nothing meanwhile.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) follow(read(key));
});
