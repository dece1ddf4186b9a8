import { getPush } from '@zaplecze/contract/rooms/notifications/push/calls';
import { updatePerson } from '@zaplecze/contract/rooms/people/calls';
import { useSyncExternalStore } from 'react';
import { call } from '../../kit/calls/api.ts';
import { workerSupported } from '../../kit/live/service-worker.ts';

/** Browser push on this device (NOT-40, NOT-48). */

export const pushSupported = () =>
  workerSupported() && 'PushManager' in window && 'Notification' in window;

export type Consent = 'granted' | 'denied' | 'default';

const listeners = new Set<() => void>();
const consent = (): Consent => (pushSupported() ? Notification.permission : 'denied');

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The browser's word on notifications from here; `denied` where it has none at all. */
export const useConsent = () => useSyncExternalStore(subscribe, consent);

/** Asks the person, once the browser lets us. */
export async function askConsent(): Promise<Consent> {
  const answer = await Notification.requestPermission();
  for (const listener of listeners) listener();
  return answer;
}

/** This device's subscription, or null. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!pushSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );

const same = (key: ArrayBuffer | null | undefined, other: Uint8Array) =>
  key instanceof ArrayBuffer &&
  key.byteLength === other.length &&
  new Uint8Array(key).every((byte, at) => byte === other[at]);

/** The subscription of this device under the server's key, made when there is none. */
export async function ensureSubscription(): Promise<PushSubscription> {
  const { publicKey } = await call(getPush, {});
  const key = bytesOf(publicKey);
  const { pushManager } = await navigator.serviceWorker.ready;
  const present = await pushManager.getSubscription();
  if (present && same(present.options.applicationServerKey, key)) return present;
  // One under another key (the server's database was made anew) can never be pushed to.
  await present?.unsubscribe();
  return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** The keys of a subscription as the profile's `pushSettings` has them. */
export function settingsOf(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

/** Tells the server that this device takes the person's messages. */
export async function sendSubscription(person: number, subscription: PushSubscription) {
  const pushSettings = settingsOf(subscription);
  await call(updatePerson, { params: { id: person }, body: { pushSettings } });
}

/** Consent, subscription, server: everything behind 'Zgoda na powiadomienia'. */
export async function turnOn(person: number): Promise<Consent> {
  const answer = await askConsent();
  if (answer === 'granted') await sendSubscription(person, await ensureSubscription());
  return answer;
}

/** Ends this device's subscription: whoever signs in next does not get the former person's messages. */
export async function turnOff(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

/** A granted device whose subscription the browser has renewed or dropped tells the server again. */
export async function renew(person: number): Promise<void> {
  if (consent() !== 'granted') return;
  const { devices } = await call(getPush, {});
  const present = await currentSubscription();
  if (present && devices.some((device) => device.endpoint === present.endpoint)) return;
  await sendSubscription(person, await ensureSubscription());
}
