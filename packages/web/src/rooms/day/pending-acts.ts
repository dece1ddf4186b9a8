import type { Day } from '@zaplecze/contract/rooms/day/calls';
import { createPending } from '../../kit/calls/pending.ts';

/* What was done on Mój dzień and has not been sent, or can be taken back: what the page knows of acts before any is done. */

export const pendingActs = createPending<Day>();

/** What still waits to be sent. */
export const heldActs = new Map<string, (leaving: boolean) => void>();

/** Sends at once what still waits: the person leaves the page. */
export function sendHeld(leaving = true): void {
  for (const send of [...heldActs.values()]) send(leaving);
}

/** What the key `z` takes back. */
let takeBack: (() => void) | undefined;

export const toTakeBack = (back: (() => void) | undefined) => {
  takeBack = back;
};

/** What can no longer be taken back; a later act stays within reach of the key. */
export const forgetTakeBack = (back: () => void) => {
  if (takeBack === back) takeBack = undefined;
};

export const undoLast = () => {
  const back = takeBack;
  takeBack = undefined;
  back?.();
};
