import { failingDays, webhookPauses } from '@zaplecze/contract/rooms/webhooks/events';

/**
 * When a delivery is tried again after so many attempts, in milliseconds from now; null: no more. A tenth at random
 * keeps what failed together from coming back together.
 */
export function pauseAfter(attempts: number, random = Math.random()): number | null {
  const seconds = webhookPauses[attempts - 1];
  return seconds === undefined ? null : Math.round(seconds * 1000 * (1 + random / 10));
}

/** Failures in a row that pause nothing; then nothing new is tried for a while, each time longer. */
const free = 5;
const [firstPause, longestPause] = [30_000, 30 * 60_000];

/** How long a webhook is left alone after so many failures in a row, in milliseconds; 0: not at all. */
export const breakAfter = (failures: number): number =>
  failures < free ? 0 : Math.min(longestPause, firstPause * 2 ** Math.min(failures - free, 10));

/** Whether a webhook has failed for so long that nobody seems to be there. */
export const isGivenUp = (failingSince: string | null, now: number): boolean =>
  failingSince !== null && now - Date.parse(failingSince) > failingDays * 86_400_000;
