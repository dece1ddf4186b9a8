/**
 * The session's token (document 000, section 2: kept in local storage). Everything that shows
 * whether somebody is signed in listens here; other tabs' sign-in and logout arrive too.
 */

const key = 'access-token';
const listeners = new Set<() => void>();
let token = read();

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function getToken(): string | null {
  return token;
}

export function setToken(value: string | null) {
  token = value;
  // What was asked for in the former one's name is nobody's any more.
  window.early?.clear();
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage may be closed (private windows): the session then lives as long as the page.
  }
  for (const listener of listeners) listener();
}

export function subscribeToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

window.addEventListener('storage', (event) => {
  if (event.key !== key || event.newValue === token) return;
  token = event.newValue;
  for (const listener of listeners) listener();
});
