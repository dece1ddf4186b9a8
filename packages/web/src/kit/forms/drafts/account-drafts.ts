import { same } from '@zaplecze/contract/kit/values/merge';
import {
  type Draft,
  type DraftBody,
  type DraftRow,
  getDraft,
  removeDraft,
  saveDraft,
} from '@zaplecze/contract/rooms/drafts/calls';
import { getMe, type Me } from '@zaplecze/contract/rooms/people/calls';
import { ApiError, call } from '../../calls/api.ts';
import { queryClient } from '../../calls/query-client.ts';
import { apiKey } from '../../calls/use-api.ts';
import { isLost, subscribeConnection } from '../../live/connection.ts';
import { draftPlaces, dropDraft, readDraft, writeDraft } from './drafts.ts';

/**
 * Drafts of forms on their way to the account: what was typed lies on the device first and goes from there once the server
 * has it, so that neither a closed tab nor a lost connection takes it (docs/decisions/0120).
 */

/** `isEnded`: it was thrown away or saved, which the server has yet to hear. */
type Stored = DraftBody | { isEnded: true };

const placeOf = (key: string) => `form/${key}`;
/** Bytes of a body that the browser sends on after the page is closed. */
const mostKeptAlive = 60_000;
/** What a form that is open in some tab holds, so that nobody else sends it or goes on with it. */
export const lockOf = (key: string) => `draft/${key}`;
/** How long a draft may be of a form that is still open, where the browser has no locks, in milliseconds. */
const surelyLeft = 600_000;

type Known = { user: Me } | undefined;

/** What was thrown away or saved here: an answer of the server that was on its way may still tell of it. */
const endedKeys = new Set<string>();
export const isWaiting = ({ key }: DraftRow): boolean => !endedKeys.has(key);

/** Updates what the screen knows of the person's drafts. */
function noteDrafts(change: (drafts: DraftRow[]) => DraftRow[]): void {
  queryClient.setQueryData(
    apiKey(getMe, {}),
    (known: Known) => known && { user: { ...known.user, drafts: change(known.user.drafts) } },
  );
}

/** Stores a draft on the device; false when the device takes nothing. */
export const storeHere = (person: number, key: string, body: DraftBody): boolean =>
  writeDraft(person, placeOf(key), { value: body, at: Date.now(), base: '' });

export const forgetHere = (person: number, key: string) => dropDraft(person, placeOf(key));

/** The draft that lies on the device, which the server may not have yet. */
export function readHere(person: number, key: string): DraftBody | null {
  const stored = readDraft(person, placeOf(key))?.value as Stored | undefined;
  return stored && !('isEnded' in stored) ? stored : null;
}

/** What is on its way, by its key: one after another. */
const underWay = new Map<string, Promise<unknown>>();

function after<T>(key: string, send: () => Promise<T>): Promise<T> {
  const next = (underWay.get(key) ?? Promise.resolve()).then(send, send);
  underWay.set(key, next);
  const end = () => underWay.get(key) === next && underWay.delete(key);
  next.then(end, end);
  return next;
}

/**
 * How long after a failure it is tried again, in milliseconds: of a connection that is back the form that was just left may
 * not know yet.
 */
const retryPause = 5_000;
let retry = 0;

/** Shows a draft that the account has yet to hear of. */
export function noteLeft(key: string, { form, place, title }: DraftBody): void {
  endedKeys.delete(key);
  const row = { key, form, place, title, revision: 0, changed: new Date().toISOString() };
  noteDrafts((drafts) => [row, ...drafts.filter((one) => one.key !== key)]);
}

/**
 * Sends a draft to the account; gives what the account has now, null when it is over there. It stays on the device until then.
 *
 * @throws ApiError, also for one that is too long
 */
export function sendDraft(person: number, key: string, body: DraftBody): Promise<DraftRow | null> {
  endedKeys.delete(key);
  const isSmall = new Blob([JSON.stringify(body)]).size < mostKeptAlive;
  return after(key, async () => {
    const options = { keepalive: isSmall };
    const sending = call(saveDraft, { params: { key }, body }, options);
    const { draft: row } = await sending.catch((reason: unknown) => {
      window.clearTimeout(retry);
      retry = window.setTimeout(sendOwnStored, retryPause);
      throw reason;
    });
    // What was typed since is sent by itself.
    const here = readHere(person, key);
    if (here && same(here.content, body.content)) forgetHere(person, key);
    if (row) noteDrafts((drafts) => [row, ...drafts.filter((one) => one.key !== row.key)]);
    return row;
  });
}

/** Throws a draft away, here and on the account; without a connection the account hears it later. */
export function dropAccountDraft(person: number, key: string): Promise<void> {
  endedKeys.add(key);
  writeDraft(person, placeOf(key), { value: { isEnded: true }, at: Date.now(), base: '' });
  noteDrafts((drafts) => drafts.filter((one) => one.key !== key));
  return after(key, async () => {
    try {
      await call(removeDraft, { params: { key } }, { keepalive: true });
      if (endedKeys.has(key)) forgetHere(person, key);
    } catch {
      // It lies on the device as gone, and is told once the server answers again.
    }
  });
}

/**
 * A draft with what was typed: as the account has it, once it has heard what still lies on the device of a tab that was closed.
 * Another browser may have gone on with it since. Without a connection, and where a tab has it open, as it lies on the device.
 */
export async function readAccountDraft(person: number, row: DraftRow): Promise<Draft> {
  const { key } = row;
  const here = readHere(person, key);
  if (here) {
    const open = await openKeys();
    const sentRow =
      !open?.has(lockOf(key)) && (await sendDraft(person, key, here).catch(() => null));
    if (!sentRow) return { ...row, content: here.content };
  }
  return (await call(getDraft, { params: { key } })).draft;
}

/** Keys of the forms that stand open in some tab of this browser; null where the browser does not tell. */
async function openKeys(): Promise<Set<string> | null> {
  if (!('locks' in navigator)) return null;
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name = '' }) => name));
}

/** Sends what lies on the device of forms that were left, and waits for what is on its way. */
export async function sendStored(person: number): Promise<void> {
  const open = await openKeys();
  const sending = draftPlaces(person, 'form/').map(async (place) => {
    const key = place.slice('form/'.length);
    await underWay.get(key)?.catch(() => undefined);
    const found = readDraft(person, place);
    if (!found) return;
    const isOpen = open ? open.has(lockOf(key)) : Date.now() - found.at < surelyLeft;
    const stored = found.value as Stored;
    if ('isEnded' in stored) await dropAccountDraft(person, key);
    else if (!isOpen) await sendDraft(person, key, stored).catch(dropRefused(person, key));
  });
  await Promise.allSettled([...sending, ...underWay.values()]);
}

/** What the server will never take is not sent again and again. */
const dropRefused = (person: number, key: string) => (reason: unknown) => {
  if (reason instanceof ApiError && reason.status === 400) forgetHere(person, key);
};

/** Sends what lies on the device of the person who is signed in, now and as soon as there is a connection again. */
export function sendOwnStored(): void {
  const known = queryClient.getQueryData(apiKey(getMe, {})) as Known;
  if (known) void sendStored(known.user.id).catch(() => undefined);
}
window.addEventListener('online', sendOwnStored);
// A server that was away comes back without the browser's network having changed.
subscribeConnection(() => {
  if (!isLost()) sendOwnStored();
});
