import { addressOf } from '@zaplecze/contract/addresses';
import { logout } from '@zaplecze/contract/rooms/session/calls';
import { call } from '../kit/calls/api.ts';
import { endSession } from '../kit/calls/session.ts';
import { beginParting } from '../kit/calls/token.ts';
import { forgetDrafts } from '../kit/forms/drafts/parting-drafts.ts';
import { mayLeave } from '../kit/forms/drafts/unsaved.ts';
import { turnOff } from '../rooms/notifications/index.ts';

/** Ends the session here at once; the server is told, but its silence keeps nobody signed in. */
export async function leave(person: number): Promise<void> {
  if (!(await mayLeave()) || !(await forgetDrafts(person))) return;
  beginParting();
  const told = Promise.all([call(logout, {}, { keepalive: true }), turnOff()]).catch(
    () => undefined,
  );
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, 1_500))]);
  window.history.replaceState(null, '', addressOf('home'));
  endSession();
}
