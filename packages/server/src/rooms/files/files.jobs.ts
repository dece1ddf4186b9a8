import type { Db } from '../../kit/database/database.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { defineTask, enqueue, handleTask } from '../../kit/jobs/jobs.ts';
import { unlessBackup } from '../../kit/operations/backup-lock.ts';

/** Removes contents whose rows are gone; the payload lists storage keys. */
export const removeContents = defineTask<string[] | Due>('files.removeContents');

/** What was kept for the archive's days, and is to go now. */
type Due = { due: string[] };

type Place = { db: Db; storage: Storage; keepDays: number };

/** How long after a backup was met it is asked again whether it has ended. */
const againAfterMs = 60_000;

/**
 * @param place.keepDays days for which contents stay although nobody has them any more: a moment of then that is restored
 *   from the archive still has their rows
 */
export const filesTasks = ({ db, storage, keepDays }: Place) => [
  handleTask(removeContents, async (asked) => {
    const keys = Array.isArray(asked) ? asked : asked.due;
    if (Array.isArray(asked) && keepDays > 0) {
      const runAt = new Date(Date.now() + keepDays * 86_400_000);
      return enqueue(db, removeContents, { due: keys }, { runAt });
    }
    const done = await unlessBackup(db, async () => {
      for (const key of keys) await storage.remove(key);
    });
    if (!done) {
      await enqueue(
        db,
        removeContents,
        { due: keys },
        { runAt: new Date(Date.now() + againAfterMs) },
      );
    }
  }),
];
