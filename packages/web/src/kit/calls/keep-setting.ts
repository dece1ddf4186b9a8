import { type Me, saveSetting } from '@zaplecze/contract/rooms/people/calls';
import { call } from './api.ts';
import { getToken } from './token.ts';

type Settings = Me['settings'];
type Wish = { value: NonNullable<Settings[keyof Settings]>; token: string | null };

/** What each setting shall become; one call a setting is under way, so that the last choice is what is kept. */
const wishes = new Map<keyof Settings, Wish>();

const send = (key: keyof Settings, { value, token }: Wish) =>
  call(
    saveSetting,
    { params: { key }, body: { value } },
    { keepalive: true, as: token ?? undefined },
  ).catch(() => undefined);

/**
 * Keeps a setting of the signed-in person on the server. Choices that follow one another quickly are sent in their order,
 * those between left out; a page that is being left sends the last one at once. A failure is silent: it only costs a
 * click later.
 */
export async function keepSetting<K extends keyof Settings>(
  key: K,
  value: NonNullable<Settings[K]>,
) {
  const underWay = wishes.has(key);
  let wish: Wish = { value, token: getToken() };
  wishes.set(key, wish);
  if (underWay) return;
  for (;;) {
    await send(key, wish);
    const last = wishes.get(key);
    if (last === undefined || last === wish) break;
    wish = last;
  }
  wishes.delete(key);
}

addEventListener('pagehide', () => {
  for (const [key, wish] of wishes) void send(key, wish);
  wishes.clear();
});
