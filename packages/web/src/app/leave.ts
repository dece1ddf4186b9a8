import { addressOf } from '@zaplecze/contract/addresses';
import { logout } from '@zaplecze/contract/rooms/session/calls';
import { call } from '../kit/calls/api.ts';
import { endSession } from '../kit/calls/session.ts';
import { beginParting } from '../kit/calls/token.ts';
import { sendStored } from '../kit/forms/drafts/account-drafts.ts';
import { forgetDrafts } from '../kit/forms/drafts/sign-out-drafts.ts';
import { mayLeave } from '../kit/forms/drafts/unsaved.ts';
import { turnOff } from '../rooms/notifications/index.ts';

/** How long drafts may be on their way to the account, in milliseconds; what is not there by then is asked about. */
const longestSending = 4_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Ends the session here at once; the server is notified, but without its answer the person is signed out all the
 * same.
 */
export async function leave(person: number): Promise<void> {
  if (!(await mayLeave())) return;
  await Promise.race([sendStored(person), pause(longestSending)]);
  if (!(await forgetDrafts(person))) return;
  beginParting();
  const notified = Promise.all([call(logout, {}, { keepalive: true }), turnOff()]).catch(
    () => undefined,
  );
  await Promise.race([notified, pause(1_500)]);
  window.history.replaceState(null, '', addressOf('home'));
  endSession();
}
