import { type Day, getDay } from '@zaplecze/contract/rooms/day/calls';
import { ApiError } from '../../kit/calls/api.ts';
import { queryClient } from '../../kit/calls/query-client.ts';
import { report } from '../../kit/calls/send.ts';
import { apiKey } from '../../kit/calls/use-api.ts';
import { hideToast, toast } from '../../kit/dialogs/toast.ts';
import { forgetTakeBack, heldActs, pendingActs, toTakeBack } from './pending-acts.ts';

/* What is done on Mój dzień: it shows at once, is sent, and can be taken back. */

export type Act = {
  /** The line's. */
  key: string;
  /** How the day looks once it is done. */
  change: (day: Day) => Day;
  send: (leaving: boolean) => Promise<unknown>;
  /** Words of success. */
  success: string;
  /** Takes it back on the server; without one it is sent only after a while in which it can be. */
  undo?: () => Promise<unknown>;
  /** Opens what the line is about: the way to what keeps it from being done. */
  open?: () => void;
};

/** How long something that cannot be taken back on the server waits before it is sent, in milliseconds. */
const thinkingTime = 5_000;

/** Tells that something was done and offers to take it back, by the message or the key `z`; gives what ends the offer. */
function showUndo(success: string, back: () => void): () => void {
  const id = toast.offer(success, {
    label: 'Cofnij',
    run: () => {
      toTakeBack(undefined);
      back();
    },
  });
  const byKey = () => {
    hideToast(id);
    back();
  };
  toTakeBack(byKey);
  return () => {
    hideToast(id);
    forgetTakeBack(byKey);
  };
}

/** The same for a change that a call undoes. */
export function offerBack(success: string, undo: () => Promise<unknown>): void {
  showUndo(success, () => {
    undo()
      .catch((error) => report(error))
      .then(() => queryClient.invalidateQueries());
  });
}

/** Reads the day and all else on the screen anew; the change stays laid over it until then. */
async function settle(key: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: apiKey(getDay) });
  pendingActs.drop(key);
  void queryClient.invalidateQueries();
}

/** Answers that say that the page shows what is no more: gone, or changed by somebody. */
const refusedAsSeen = [404, 409];

async function sent(act: Act, leaving = false): Promise<boolean> {
  try {
    await act.send(leaving);
    await settle(act.key);
    return true;
  } catch (error) {
    pendingActs.drop(act.key);
    const { open } = act;
    report(error, () => void runAct(act), open && { label: 'Otwórz', run: open });
    // Somebody else changed it, or it is there no more: the page shows what is.
    if (error instanceof ApiError && refusedAsSeen.includes(error.status))
      void queryClient.invalidateQueries();
    return false;
  }
}

/** What is on its way to the server, by the key of its line. */
const onItsWay = new Map<string, { success: string; done: Promise<boolean> }>();

/**
 * Does it. What is pressed while something else is on its way with the line comes after that; the same pressed again,
 * and what is pressed while the line can still be taken back, does nothing. True once the server has done it.
 */
export async function runAct(act: Act): Promise<boolean> {
  const { key, change, success, undo } = act;
  const before = onItsWay.get(key);
  if (before) return before.success !== success && (await before.done) && (await runAct(act));
  if (pendingActs.has(key)) return false;
  pendingActs.add(key, change);
  if (!undo) return await hold(act);
  const done = sent(act).finally(() => onItsWay.delete(key));
  onItsWay.set(key, { success, done });
  if (!(await done)) return false;
  offerBack(success, undo);
  return true;
}

function hold(act: Act): Promise<boolean> {
  const { key, success } = act;
  return new Promise((resolve) => {
    const send = (leaving: boolean) => {
      clearTimeout(timer);
      if (!heldActs.delete(key)) return;
      endOffer();
      sent(act, leaving).then((done) => {
        if (done) toast.success(success);
        resolve(done);
      });
    };
    const timer = setTimeout(send, thinkingTime, false);
    heldActs.set(key, send);
    const endOffer = showUndo(success, () => {
      clearTimeout(timer);
      if (!heldActs.delete(key)) return;
      pendingActs.drop(key);
      resolve(false);
    });
  });
}
