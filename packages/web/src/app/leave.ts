import { addressOf } from '@zaplecze/contract/addresses';
import { logout } from '@zaplecze/contract/rooms/session/calls';
import { call } from '../kit/calls/api.ts';
import { endSession } from '../kit/calls/session.ts';
import { beginParting } from '../kit/calls/token.ts';
import { forgetDrafts } from '../kit/forms/drafts/sign-out-drafts.ts';
import { mayLeave } from '../kit/forms/drafts/unsaved.ts';
import { turnOff } from '../rooms/notifications/index.ts';

/**
 * Ends the session here at once; the server is notified, but without its answer the person is signed out all the
 * same.
 */
export async function leave(person: number): Promise<void> {
  if (!(await mayLeave()) || !(await forgetDrafts(person))) return;
  beginParting();
  const notified = Promise.all([call(logout, {}, { keepalive: true }), turnOff()]).catch(
    () => undefined,
  );
  await Promise.race([notified, new Promise((resolve) => setTimeout(resolve, 1_500))]);
  window.history.replaceState(null, '', addressOf('home'));
  endSession();
}
