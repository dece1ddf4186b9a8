import { addressOf } from '@zaplecze/contract/addresses';
import { type Allow, allows, type Flags, flagsOf, isOffered } from '@zaplecze/contract/permissions';
import { getMe, type Me } from '@zaplecze/contract/rooms/people/calls';
import { useEffect, useSyncExternalStore } from 'react';
import { mayKey, personKey, rowsKey } from '../first-screen/early-answers.ts';
import { abandonWork } from '../forms/drafts/unsaved.ts';
import { usualRows } from '../lists/state/list-address.ts';
import { call } from './api.ts';
import { keepSetting } from './keep-setting.ts';
import { queryClient } from './query-client.ts';
import {
  getEnding,
  getToken,
  leaveToken,
  onTokenArrival,
  type SessionEnd,
  setToken,
  subscribeToken,
} from './token.ts';
import { apiKey, apiQuery, useApi } from './use-api.ts';

export function useToken(): string | null {
  return useSyncExternalStore(subscribeToken, getToken);
}

/** How the session of the page on the screen ended, when its person did not end it here. */
export function useEnding(): SessionEnd | null {
  return useSyncExternalStore(subscribeToken, getEnding);
}

const forTheVisit = { staleTime: 60_000 };

/** The signed-in person; only below the shell, which waits until they are known. */
export function useMe(): Me & { flags: Flags } {
  const { data } = useApi(getMe, {}, forTheVisit);
  if (data === undefined) throw new Error('useMe outside of the shell');
  const { roles, unused } = data.user;
  return { ...data.user, flags: { ...flagsOf(roles), unused } };
}

/** Whether the signed-in person may make a call of a part that the company uses: `useMay(createClient)`; also takes a bare Allow. */
export function useMay(what: Allow | { allow: Allow; path?: string }): boolean {
  const { flags } = useMe();
  return typeof what === 'string'
    ? allows(what, flags)
    : isOffered(what.allow, flags, what.path ?? '');
}

export function useSessionQuery() {
  const token = useToken();
  const answer = useApi(getMe, {}, { ...forTheVisit, enabled: token !== null });
  const user = answer.data?.user;
  const id = user?.id;
  const rows = user && listLookOf(user).rows;
  const may = user && mayOf(user.roles);
  useEffect(() => {
    if (id !== undefined) rememberPerson(id, rows, may);
  }, [id, rows, may]);
  return answer;
}

/** Asks who is signed in before the first picture is drawn, to save a round trip. */
export function prefetchMe() {
  if (getToken() !== null) void queryClient.prefetchQuery(apiQuery(getMe, {}));
}

/** What roles open besides what everybody may. */
function mayOf(roles: readonly string[]): string {
  const { admin, manager, reception } = flagsOf(roles);
  return Object.entries({ admin, manager, reception })
    .flatMap(([allow, has]) => (has ? [allow] : []))
    .join(' ');
}

/** For the next visit, whose first list may have the person and their rows in its address (src/boot.ts). */
function rememberPerson(id: number | '', rows: number | '' = '', may = '') {
  try {
    for (const [key, value] of Object.entries({
      [personKey]: id,
      [rowsKey]: rows,
      [mayKey]: may,
    })) {
      if (value === '') localStorage.removeItem(key);
      else localStorage.setItem(key, String(value));
    }
  } catch {
    // Without a store the list is asked for a moment later.
  }
}

/** Begins a session: nothing the former person saw stays in memory. */
export function beginSession(token: string) {
  queryClient.clear();
  setToken(token);
}

/**
 * Goes on after a session that ended under a page, with a token got here or in another tab. The same
 * person finds the page as it was, and it is read anew; for another one everything is dropped,
 * with a new start of the application. Throws ApiError when the server cannot say whose it is.
 */
export async function resumeSession(token: string): Promise<void> {
  const before = queryClient.getQueryData<{ user: Me }>(apiKey(getMe, {}));
  if (before === undefined) return beginSession(token);
  const now = await call(getMe, {}, { as: token });
  if (now.user.id === before.user.id) {
    queryClient.setQueryData(apiKey(getMe, {}), now);
    setToken(token);
    void queryClient.invalidateQueries();
    return;
  }
  rememberPerson('');
  leaveToken(token);
  abandonWork();
  window.location.replace(addressOf('home'));
}

// The session's person cannot be read just now: the sign-in over the page stays and retries.
onTokenArrival((token) => void resumeSession(token).catch(() => undefined));

/** Ends the session in this browser. */
export function endSession() {
  setToken(null);
  rememberPerson('');
  queryClient.clear();
}

/** How lists look for a person: as they chose, else as the company did. */
export function listLookOf({ settings, lists }: Pick<Me, 'settings' | 'lists'>) {
  const rows = Number(settings['list-rows'] ?? lists.rows);
  const density = settings['list-density'];
  return {
    rows: rows > 0 && rows <= 100 ? rows : usualRows,
    dense: density ? density === 'dense' : lists.dense,
  };
}

type Settings = Me['settings'];

/**
 * A screen's setting kept for the person on the server, with the function that changes it. The change shows at once.
 */
export function useSetting<K extends keyof Settings>(key: K) {
  const value = useMe().settings[key];
  const set = (next: NonNullable<Settings[K]>) => {
    queryClient.setQueryData(
      apiKey(getMe, {}),
      (before: { user: Me } | undefined) =>
        before && { user: { ...before.user, settings: { ...before.user.settings, [key]: next } } },
    );
    void keepSetting(key, next);
  };
  return [value, set] as const;
}
