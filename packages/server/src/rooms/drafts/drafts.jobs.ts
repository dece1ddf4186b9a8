import { draftDays } from '@zaplecze/contract/rooms/drafts/lists';
import type { Database } from '../../kit/database/database.ts';
import { momentOf } from '../../kit/jobs/clock.ts';
import { defineTask, handleTask } from '../../kit/jobs/jobs.ts';
import { forgetBefore } from './drafts.save.ts';

const forget = defineTask<{ _cron?: { ts: string } }>('drafts:forget');

/** Forgets drafts a week after they were last written. */
export const forgetOldDrafts = (db: Database, now: Date): Promise<void> =>
  forgetBefore(db, new Date(now.getTime() - draftDays * 86_400_000));

export const draftTasks = (db: Database) => [
  handleTask(forget, (payload) => forgetOldDrafts(db, momentOf(payload))),
];

/** Every hour: a week is a week. */
export const draftCrontab = '25 * * * * drafts:forget ?fill=2h';
