import { readLimit } from '@zaplecze/contract/kit/fields/typed-time';
import { dayBegins, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Database } from '../../kit/database/database.ts';
import { momentOf } from '../../kit/jobs/clock.ts';
import { defineTask, handleTask } from '../../kit/jobs/jobs.ts';
import type { Workplace } from '../../kit/rooms/room.ts';
import { isWorkMorning } from '../absences/index.ts';
import { limitWords, remindOnce } from '../notifications/index.ts';
import { aboutArticle, notifyReaders } from './notify-readers.ts';
import { openRequests } from './reading.queries.ts';
import { reviewsDue } from './reviews.queries.ts';

/** Reminds owners of reviews and readers of what they are to read; run by the clock. */
const remind = defineTask<{ _cron?: { ts: string } }>('knowledge:remind');

/** Sends all notices of a day; safe to repeat. */
export async function remindOfKnowledge(db: Database, now: Date): Promise<void> {
  for (const { id, name, owner, day } of await reviewsDue(db, warsawDay(now))) {
    await db.transaction().execute((tx) =>
      remindOnce(tx, {
        ...{ entity: 'knowledgeBase', record: id, moment: dayBegins(day) },
        ...{ kind: 'articleReview', to: [owner], about: aboutArticle({ id, name }) },
        more: limitWords(new Date(readLimit(day) ?? now), now),
      }),
    );
  }
  for (const request of await openRequests(db)) {
    await db.transaction().execute((tx) => notifyReaders(tx, request, now));
  }
}

/** Nobody is reminded of what the company does not use. */
export const knowledgeTasks = ({ db, config }: Pick<Workplace, 'db' | 'config'>) => [
  handleTask(remind, async (payload) => {
    const moment = momentOf(payload);
    if (config.unused.includes('knowledge')) return;
    if (await isWorkMorning(db, moment)) await remindOfKnowledge(db, moment);
  }),
];

/** Seven o'clock, Warsaw time, on working days (see kit/jobs/clock.ts). */
export const knowledgeCrontab = '0 5,6 * * * knowledge:remind ?fill=6h';
