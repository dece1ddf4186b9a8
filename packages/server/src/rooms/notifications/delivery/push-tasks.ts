import { defineTask } from '../../../kit/jobs/jobs.ts';

/** A notification to one device of its person. */
export const pushNotification = defineTask<{ notification: number; device: number }>(
  'notifications.push',
);

/** A notification as a letter to its person. */
export const writeLetter = defineTask<{ notification: number }>('notifications.mail');

/** Finds whose daily letter is due; run by the clock. */
export const digest = defineTask<{ _cron?: { ts: string } }>('notifications:digest');

/** The daily letter of one person. */
export const writeDigest = defineTask<{ person: number; day: string }>('notifications.digestFor');
