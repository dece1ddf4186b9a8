import { failingDays, webhookPauses } from '@zaplecze/contract/rooms/webhooks/events';

/**
 * When a delivery is tried again after so many attempts, in milliseconds from now; null: no more. A tenth at random
 * keeps what failed together from coming back together.
 */
export function pauseAfter(attempts: number, random = Math.random()): number | null {
  const seconds = webhookPauses[attempts - 1];
  return seconds === undefined ? null : Math.round(seconds * 1000 * (1 + random / 10));
}

/** However long it asks for: a webhook is not left for days by one answer. */
const longestWait = 24 * 3_600_000;

/**
 * How long whoever answered 429 or 503 asks to be left alone, in milliseconds from now; 0: no word of it.
 *
 * @param retryAfter the header: seconds, or a date of HTTP
 */
export function waitOf(status: number | null, retryAfter: string | null, now: number): number {
  if ((status !== 429 && status !== 503) || retryAfter === null) return 0;
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  return Number.isNaN(wait) ? 0 : Math.max(0, Math.min(wait, longestWait));
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
