import { warsawOffset } from '@zaplecze/contract/kit/values/time';

/** The Warsaw hour at which reminders and daily letters go out. */
const morningHour = 7;

/**
 * The moment that a line of the crontab stands for. The queue's clock is UTC and a job may be late
 * (a server that was off), so jobs go by this moment, not by the time they run.
 */
export function momentOf(payload: { _cron?: { ts: string } }): Date {
  return payload._cron ? new Date(payload._cron.ts) : new Date();
}

/**
 * Whether a moment lies in the morning hour of Warsaw. Lines for 5 and 6 UTC with this question
 * make one run a day, summer and winter.
 */
export function isMorning(moment: Date): boolean {
  const warsaw = new Date(moment.getTime() + warsawOffset(moment.getTime()) * 60_000);
  return warsaw.getUTCHours() === morningHour;
}
